// Plays the calendar game by search: one move at a time.
#include <array>
#include <iostream>
#include <vector>

#include "play.hpp"

using Date = std::array<int, 3>;  // year, month, day: ordered as the dates are

constexpr Date TARGET = {2001, 11, 4};

int days_of(int year, int month) {
    if (month == 4 || month == 6 || month == 9 || month == 11) return 30;
    if (month != 2) return 31;
    const bool is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return is_leap ? 29 : 28;
}

Date next_day(const Date& date) {
    const auto [year, month, day] = date;
    if (day < days_of(year, month)) return {year, month, day + 1};
    if (month < 12) return {year, month + 1, 1};
    return {year + 1, 1, 1};
}

std::vector<Date> options(const Date& date) {
    if (date >= TARGET) return {};  // reached or passed
    const auto [year, month, day] = date;
    std::vector<Date> result = {next_day(date)};
    if (month == 12)
        result.push_back({year + 1, 1, day});
    else if (day <= days_of(year, month + 1))
        result.push_back({year, month + 1, day});
    return result;
}

// The player who faces the target has lost; past it, the other one has.
bool wins_at_end(const Date& date) { return date > TARGET; }

play::Words date_words(const Date& date) {
    const char* const months[] = {
        "January", "February", "March",     "April",   "May",      "June",
        "July",    "August",   "September", "October", "November", "December"};
    return {
        {"day", date[2]}, {"month", months[date[1] - 1]}, {"year", date[0]}};
}

// A board with a row for each month and a cell for each day.
play::Shape year_of(const Date& date) {
    play::Cells no_days;
    for (int month = 1; month <= 12; ++month)
        for (int day = days_of(date[0], month) + 1; day <= 31; ++day)
            no_days.emplace_back(month - 1, day - 1);
    return play::cells(12, 31, {{date[1] - 1, date[2] - 1}}, no_days);
}

int main() {
    play::Game<Date> game(options, wins_at_end);
    game.shape(year_of);
    game.position_words(date_words);
    game.move_words([](const Date& from, const Date& to) {
        return play::Words{
            {to == next_day(from) ? "next_day" : "next_month", date_words(to)}};
    });
    int cases, year, month, day;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> year >> month >> day;
        std::cout << (game.is_n_position({year, month, day}) ? "YES\n"
                                                             : "NO\n");
    }
}
