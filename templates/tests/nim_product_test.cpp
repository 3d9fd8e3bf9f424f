#include "nim_product.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "play.hpp"

namespace nim_product_test {

using Nimber = NimProduct::Nimber;

constexpr Nimber LARGEST = ~Nimber(0);

Nimber product(Nimber a, Nimber b) {
    static NimProduct nim;
    return nim.product(a, b);
}

// Nimbers of any number of bits up to `bits`.
class RandomNimbers {
  public:
    explicit RandomNimbers(int bits) : random_(1976), bits_(bits) {}

    Nimber operator()() {
        return random_() >> (64 - bits_ + random_() % bits_);
    }

  private:
    std::mt19937_64 random_;
    int bits_;
};

// The inverse of a != 0: a^(2^64 - 2), since a^(2^64 - 1) = 1.
Nimber inverse(Nimber a) {
    Nimber result = 1;
    for (int i = 1; i < 64; ++i) {
        a = product(a, a);
        result = product(result, a);
    }
    return result;
}

// 2^i 2^j from the rules of the Fermat 2-powers alone: the exponents' common
// places are Fermat 2-powers that meet themselves.
Nimber product_of_powers(int i, int j) {
    const int common = i & j;
    if (common == 0) return Nimber(1) << (i | j);
    const int place = common & -common;  // F = 2^place, F F = F ^ F/2
    Nimber result = product_of_powers(i, j ^ place);
    const Nimber rest = product_of_powers(i ^ place, j ^ place);
    for (int k = 0; k < 64; ++k)
        if (rest >> k & 1) result ^= product_of_powers(k, place - 1);
    return result;
}

TEST(NimProduct, WithZeroIsZero) {
    EXPECT_EQ(product(0, 0), 0u);
    EXPECT_EQ(product(0, 1), 0u);
    EXPECT_EQ(product(LARGEST, 0), 0u);
}

TEST(NimProduct, HasTheTableOfConway) {
    const int table[8][8] = {
        {0, 0, 0, 0, 0, 0, 0, 0},    {0, 1, 2, 3, 4, 5, 6, 7},
        {0, 2, 3, 1, 8, 10, 11, 9},  {0, 3, 1, 2, 12, 15, 13, 14},
        {0, 4, 8, 12, 6, 2, 14, 10}, {0, 5, 10, 15, 2, 7, 8, 13},
        {0, 6, 11, 13, 14, 8, 5, 3}, {0, 7, 9, 14, 10, 13, 3, 4}};
    for (int a = 0; a < 8; ++a)
        for (int b = 0; b < 8; ++b)
            EXPECT_EQ(product(a, b), Nimber(table[a][b])) << a << ' ' << b;
}

TEST(NimProduct, OfFermatPowersIsUsualUnlessTheyAreEqual) {
    RandomNimbers random(32);
    for (int bits = 1; bits < 64; bits *= 2) {
        const Nimber F = Nimber(1) << bits;
        EXPECT_EQ(product(F, F), F ^ F / 2) << F;
        for (int count = 0; count < 100; ++count) {
            const Nimber a = random() % F;
            EXPECT_EQ(product(F, a), F * a) << F << " and " << a;
        }
    }
}

TEST(NimProduct, OfOtherPowersOfTwoIsNot) {
    EXPECT_EQ(product(4, 8), 11u);
    EXPECT_EQ(product(8, 8), 13u);
}

TEST(NimProduct, IsTheOneOfTheDefinition) {
    constexpr int MOST = 64;
    std::vector<std::vector<int>> table(MOST, std::vector<int>(MOST));
    for (int a = 0; a < MOST; ++a)
        for (int b = 0; b <= a; ++b) {
            std::vector<bool> seen(257);
            for (int x = 0; x < a; ++x)
                for (int y = 0; y < b; ++y)
                    seen.at(table[x][b] ^ table[a][y] ^ table[x][y]) = true;
            int mex = 0;
            while (seen[mex]) ++mex;
            table[a][b] = table[b][a] = mex;
            ASSERT_EQ(product(a, b), Nimber(mex)) << a << " and " << b;
            ASSERT_EQ(product(b, a), Nimber(mex)) << b << " and " << a;
        }
}

TEST(NimProduct, IsLinearAndRightForAllPowersOfTwo) {
    std::vector<std::vector<Nimber>> table(64, std::vector<Nimber>(64));
    for (int i = 0; i < 64; ++i)
        for (int j = 0; j < 64; ++j) {
            table[i][j] = product_of_powers(i, j);
            ASSERT_EQ(product(Nimber(1) << i, Nimber(1) << j), table[i][j])
                << "2^" << i << " and 2^" << j;
        }
    RandomNimbers random(64);
    for (int count = 0; count < 2000; ++count) {
        const Nimber a = random(), b = random();
        Nimber sum = 0;
        for (int i = 0; i < 64; ++i)
            for (int j = 0; j < 64; ++j)
                if ((a >> i & 1) != 0 && (b >> j & 1) != 0) sum ^= table[i][j];
        ASSERT_EQ(product(a, b), sum) << a << " and " << b;
    }
}

TEST(NimProduct, ObeysTheLawsOfAFieldBelow32) {
    for (Nimber a = 0; a < 32; ++a) {
        ASSERT_EQ(product(1, a), a);
        for (Nimber b = 0; b < 32; ++b) {
            ASSERT_EQ(product(a, b), product(b, a)) << a << ' ' << b;
            ASSERT_EQ(product(a, b) == 0, a == 0 || b == 0) << a << ' ' << b;
            for (Nimber c = 0; c < 32; ++c) {
                ASSERT_EQ(product(a, product(b, c)), product(product(a, b), c))
                    << a << ' ' << b << ' ' << c;
                ASSERT_EQ(product(a, b ^ c), product(a, b) ^ product(a, c))
                    << a << ' ' << b << ' ' << c;
            }
        }
    }
}

TEST(NimProduct, ObeysTheLawsOfAFieldForRandomNimbers) {
    RandomNimbers random(64);
    for (int count = 0; count < 20000; ++count) {
        const Nimber a = random(), b = random(), c = random();
        ASSERT_EQ(product(1, a), a);
        ASSERT_EQ(product(a, b), product(b, a)) << a << ' ' << b;
        ASSERT_EQ(product(a, product(b, c)), product(product(a, b), c))
            << a << ' ' << b << ' ' << c;
        ASSERT_EQ(product(a, b ^ c), product(a, b) ^ product(a, c))
            << a << ' ' << b << ' ' << c;
    }
}

TEST(NimProduct, HasInverses) {
    for (Nimber a = 1; a < 1000; ++a)
        ASSERT_EQ(product(a, inverse(a)), 1u) << a;
    RandomNimbers random(64);
    for (int count = 0; count < 1000; ++count) {
        const Nimber a = std::max<Nimber>(random(), 1);
        ASSERT_EQ(product(a, inverse(a)), 1u) << a;
    }
}

TEST(NimProduct, StaysBelowEachFermatPower) {
    for (int bits = 1; bits <= 32; bits *= 2) {
        RandomNimbers random(bits);
        for (int count = 0; count < 1000; ++count) {
            const Nimber a = random(), b = random();
            ASSERT_EQ(product(a, b) >> bits, 0u) << a << " and " << b;
        }
    }
}

// A coin that shows heads at (x, y) may be turned together with the coins at
// (x', y), (x, y') and (x', y'), where x' < x and y' < y: Turning Corners. The
// coins of row 0 and of column 0 can never begin a move, so they do not matter.
TEST(NimProduct, IsTheGrundyValueOfTurningCorners) {
    constexpr int ROWS = 3, COLUMNS = 5;
    const auto coin = [](int x, int y) {
        return x > 0 && y > 0 ? 1 << ((x - 1) * COLUMNS + y - 1) : 0;
    };
    play::Game<int> game([&](int heads) {
        std::vector<int> options;
        for (int x = 1; x <= ROWS; ++x)
            for (int y = 1; y <= COLUMNS; ++y)
                for (int x2 = 0; x2 < x && (heads & coin(x, y)) > 0; ++x2)
                    for (int y2 = 0; y2 < y; ++y2)
                        options.push_back(heads ^ coin(x, y) ^ coin(x2, y) ^
                                          coin(x, y2) ^ coin(x2, y2));
        return options;
    });
    for (int heads = 0; heads < 1 << (ROWS * COLUMNS); ++heads) {
        Nimber value = 0;
        for (int x = 1; x <= ROWS; ++x)
            for (int y = 1; y <= COLUMNS; ++y)
                if ((heads & coin(x, y)) > 0) value ^= product(x, y);
        ASSERT_EQ(game.is_p_position(heads), value == 0) << heads;
    }
}

TEST(NimProduct, OfTheLargestNimbers) {
    EXPECT_EQ(product(LARGEST, LARGEST), 11290409524105353207u);
    EXPECT_EQ(product(LARGEST, 1), LARGEST);
    Nimber power = LARGEST;
    for (int count = 0; count < 1000000; ++count)
        power = product(power, LARGEST ^ count);
    EXPECT_NE(power, 0u);
}

}  // namespace nim_product_test
