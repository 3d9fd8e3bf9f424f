// theorems: the theorems of problems. `theorem` in problem.toml names one of them. A theorem says of each position whether
// the player to move loses, and why. A page shows it only if it agrees with the search on every position.
"use strict";

const theorems = (function () {
    const say = language.say;

    // Theorems about sums. `kinds` are the kinds of shapes that a theorem is about. `parts` splits a shape into parts; it returns
    // null for a shape that the theorem does not describe. It also gets the position, for its words. A part has a name. It also has a `value`, or a `key`: parts with the
    // same key are the same game, and their value is computed from the Grundy values of some positions. The player to move
    // loses if the nim-sum of the values is 0. If the theorem `is_misere` and no value is above 1, the player to move loses if
    // the nim-sum is 1.
    const SUMS = {
        "nim": {
            title: "The piles in binary",
            kinds: ["piles"],
            parts: (shape) => piles_of(shape, (pile) => ({ value: pile })),
        },
        "misere-nim": {
            title: "The piles in binary",
            kinds: ["piles"],
            is_misere: true,
            parts: (shape) => piles_of(shape, (pile) => ({ value: pile })),
        },
        "nim-of-factors": {
            title: "The number of prime factors of each number. In binary:",
            kinds: ["numbers"],
            parts: ({ rows }) => rows.flat().map((number) => ({ name: String(number), text: "", value: prime_factors(number) })),
        },
        "nim-of-rows": {
            title: "The sum of each row. In binary:",
            kinds: ["numbers"],
            parts: ({ rows }) => rows.map((row, i) => ({ name: say("row {0}", i + 1), text: row.join(" + "), value: total(row.map(Number)) })),
        },
        "nim-of-differences": { // staircase Nim with the differences between neighbours, from the right
            title: "Every second difference between neighbouring piles counts. In binary:",
            kinds: ["piles"],
            parts: ({ piles }) => pairs(piles).map(([a, b]) => ({ name: a + " → " + b, text: b - a, value: b - a })),
        },
        "nim-of-gaps": { // two pieces in each row
            title: "The gaps between the pieces of a row, in binary",
            kinds: ["cells"],
            parts: (shape) => gaps_of(shape, "row {0}"),
        },
        "nim-of-column-gaps": {
            title: "The gaps between the pieces of a column, in binary",
            kinds: ["cells"],
            parts: (shape) => gaps_of(turned(shape), "column {0}"),
        },
        "nim-of-pairs": { // grey and white pieces of a single row, in pairs
            title: "The gaps between the pieces of a pair, in binary",
            kinds: ["cells"],
            parts: (shape) => has_row(shape) && shape.marks.length === shape.others.length ? before_pieces(pairs(places_of(shape)), shape) : null,
        },
        "staircase": {
            title: "Only the balls on every second stair count. In binary:",
            kinds: ["piles"],
            parts: (shape) => piles_of(shape, (pile, i) => i % 2 ? { name: say("stair {0}", i + 1), value: pile } : null),
        },
        "staircase-of-gaps": { // pieces of a row that go to the left
            title: "The gaps before every second piece, from the right, in binary",
            kinds: ["cells"],
            parts: (shape) => has_row(shape) && !shape.others.length ? before_pieces(pairs(places_of(shape), -1), shape) : null,
        },
        "staircase-of-gaps-to-the-right": { // the last piece does not move
            title: "The gaps before every second piece, from the left, in binary",
            kinds: ["cells"],
            parts(shape) {
                if (!has_row(shape) || shape.others.length) return null;
                const places = places_of(shape);
                return before_pieces(pairs(places.slice(0, places.length - places.length % 2)), shape);
            },
        },
        "staircase-of-rows": { // a piece is on stair s if s cells of its row are free to its right
            title: "Only the pieces with an odd number of free cells to their right count. In binary:",
            kinds: ["cells"],
            parts({ rows, columns, marks }) {
                const free = ([row, column]) => columns - 1 - column - marks.filter((other) => other[0] === row && other[1] > column).length;
                const stairs = marks.filter((mark) => free(mark) % 2).map((mark) => [mark[0], free(mark)].join());
                return [...new Set(stairs)].sort().map((stair) => {
                    const [row, above] = stair.split(",").map(Number), value = stairs.filter((each) => each === stair).length;
                    return { name: (rows > 1 ? say("row {0}", row + 1) + ", " : "") + say("stair {0}", above), text: value, value };
                });
            },
        },
        "staircase-of-boxes": {
            title: "Only the boxes with the remainders 0, 2 and 5 modulo 6 count. In binary:",
            kinds: ["piles"],
            parts: (shape) => piles_of(shape, (pile, i) => [0, 2, 5].includes((i + 1) % 6) ? { name: say("box {0}", i + 1), value: pile } : null),
        },
        "staircase-of-grid": {
            title: "Only the cells that an odd number of moves separates from the last cell count. In binary:",
            kinds: ["numbers"],
            parts: ({ rows }) => rows.flatMap((row, i) => row.flatMap((count, j) => (rows.length - i + row.length - j) % 2
                ? [{ name: say("row {0}, column {1}", i + 1, j + 1), text: count, value: Number(count) }] : [])),
        },
        "staircase-of-tree": { // the root is vertex 1
            title: "Only the apples at an even distance from the leaves count. In binary:",
            kinds: ["graph"],
            parts(shape) {
                if (shape.vertices < 2) return null;
                const { above, order } = rooted(shape, 1), height = Array(shape.vertices).fill(0);
                for (const vertex of order.reverse()) if (above[vertex] > 0) height[above[vertex]] = height[vertex] + 1;
                return order.filter((vertex) => height[vertex] % 2 === 0).sort((a, b) => a - b).map((vertex) => {
                    const value = shape.marks.filter((mark) => mark === vertex).length;
                    return { name: say("vertex {0}", vertex), text: value, value };
                }).filter(({ value }) => value);
            },
        },
        "sum-of-piles": {
            title: "Each pile has a Grundy value. In binary:",
            kinds: ["piles"],
            parts: (shape) => piles_of(shape, (pile) => ({ key: String(pile) })),
        },
        "sum-of-numbered-piles": { // the moves in a pile depend on its number
            title: "Each pile has a Grundy value. In binary:",
            kinds: ["piles"],
            parts: (shape) => piles_of(shape, (pile, i) => ({ key: i + ": " + pile })),
        },
        "sum-of-piles-and-moves": { // the words of a position describe each pile, also the moves before
            title: "Each pile has a Grundy value, which also depends on the moves before. In binary:",
            kinds: ["piles"],
            parts: (shape, { position }) => piles_of(shape, (_, i) => ({ key: position.split("; ")[i] })),
        },
        "sum-of-marked-rows": {
            title: "Each row of neighbouring marks has a Grundy value. In binary:",
            kinds: ["cells", "graph"],
            parts: (shape) => rows_within(shape, is_marked(shape)),
        },
        "sum-of-free-rows": {
            title: "Each row of neighbouring free places has a Grundy value. In binary:",
            kinds: ["cells", "graph"],
            parts: (shape) => rows_within(shape, (place) => !is_marked(shape)(place)),
        },
        "sum-of-regions": { // lines divide the free points of a polygon into regions
            title: "Each region of free points has a Grundy value. In binary:",
            kinds: ["graph"],
            parts: (_, { position }) => position.split("; ").flatMap(regions).map((count) => ({ name: count === 1 ? say("1 free point") : say("{0} free points", count), text: "", key: String(count) })),
        },
        "sum-of-primes": { // a move changes the exponents of one prime
            title: "Each prime has a Grundy value, which depends on its exponents. In binary:",
            kinds: ["numbers"],
            parts: ({ rows }) => primes_of(rows.flat().map(Number)).map((prime) => {
                const exponents = [...new Set(rows.flat().map((number) => exponent(Number(number), prime)))].filter(Boolean).sort((a, b) => a - b).join(", ");
                return { name: say("prime {0}", prime), text: exponents, key: exponents };
            }),
        },
        "gaps-between-intervals": { // a chosen interval splits the line into two independent parts
            title: "Each free part of the line has a Grundy value. In binary:",
            kinds: ["cells"],
            parts(shape) {
                const { free, chosen } = intervals(shape), ends = chosen.sort((a, b) => a[0] - b[0]);
                return range(ends.length + 1).map((i) => [i ? ends[i - 1][1] : 0, i < ends.length ? ends[i][0] : shape.columns])
                    .map(([from, to]) => ({ name: say("cells {0} to {1}", from + 1, to), text: "", value: value_between(free, from, to) })).filter(({ value }) => value);
            },
        },
        "free-trees": { // no word may begin with another word
            title: "The free trees of words, and the lowest bit of each height. In binary:",
            kinds: ["cells"],
            parts: ({ rows }, { position }) => free_trees(position.replace("the words ", "").split(" "), rows).map((height) => ({ name: say("tree of height {0}", height), text: "", value: height & -height })),
        },
        "stretches-between-marks": { // neighbouring marks must differ
            title: "The value of each free stretch of the row. In binary:",
            kinds: ["cells"],
            parts: (shape) => has_row(shape) ? stretches(shape).map(({ length, before, after }) => ({
                name: length === 1 ? say("stretch of 1 cell") : say("stretch of {0} cells", length), text: "",
                value: before && after ? (before === after ? 1 : 0) : before || after ? length : length % 2 })) : null,
        },
        "sum-of-pairs": { // piles 1 and 2, 3 and 4, ...
            title: "Each pair of piles has a Grundy value. In binary:",
            kinds: ["piles"],
            parts: ({ piles }) => pairs(piles).map((pair, i) => ({ name: say("pair {0}", i + 1), text: pair.join(" "), key: pair.sort((a, b) => a - b).join() })),
        },
        "sum-of-stones": { // each stone is a game; two stones in a place cancel, so one or two stones of a place are shown
            title: "Each stone has the Grundy value of its place, and two stones in a place cancel. In binary:",
            kinds: ["piles"],
            parts: ({ piles }) => piles.flatMap((pile, i) => Array(pile % 2 || (pile ? 2 : 0)).fill({ name: say("place {0}", i), text: "", key: "place " + i })),
        },
        "sum-of-rows": {
            title: "Each row has a Grundy value. In binary:",
            kinds: ["numbers", "cells"],
            parts: (shape) => shape.kind === "numbers" ? shape.rows.map((row, i) => ({ name: say("row {0}", i + 1), text: row.join(" "), key: row.join(" ") }))
                : rows_of(shape),
        },
        "sum-of-components": {
            title: "Each connected part of the graph has a Grundy value. In binary:",
            kinds: ["graph"],
            parts: (shape) => components(shape).map(({ vertices, edges }) => {
                const is_cycle = edges === vertices.length;
                return { name: say(is_cycle ? "cycle of {0} vertices" : "path of {0} vertices", vertices.length), text: "", key: vertices.length + "," + edges };
            }),
        },
        "sum-of-pieces": { // pieces on a graph or a board; each piece is a separate game
            title: "Each piece has a Grundy value. In binary:",
            kinds: ["graph", "cells"],
            parts: (shape) => shape.kind === "graph" ? shape.marks.map((mark) => ({ name: say("piece on {0}", (shape.names || [])[mark] || mark), text: "", key: "v" + mark }))
                : shape.marks.map(([row, column]) => ({
                    name: shape.rows > 1 ? say("row {0}, column {1}", row + 1, column + 1) : say("cell {0}", column + 1), text: "", key: row + "," + column })),
        },
        "colon": { // Green Hackenbush on trees
            title: "The value of each branch at the root. In binary:",
            kinds: ["graph"],
            parts: (shape) => branches(shape),
        },
        "fusion": { // Green Hackenbush on graphs
            title: "The value of each branch, and 1 for each edge of a cycle on the ground. In binary:",
            kinds: ["graph"],
            parts: (shape) => branches(shape),
        },
        "misere-colon": {
            title: "The value of each branch at the root. In binary:",
            kinds: ["graph"],
            is_misere: true,
            parts: (shape) => branches(shape),
        },
    };

    // Other theorems. `is_lost` says whether the player to move loses; it is null for a position that the theorem does not
    // describe. `tell` returns the reason in a sentence. Both get the numbers that `of` collects from all positions of a game.
    const RULES = {
        "wythoff": {
            title: "Wythoff’s game",
            kinds: ["piles"],
            is_lost: ({ shape }) => shape.piles.length < 3 ? wythoff(shape.piles).lower === wythoff(shape.piles).small : null,
            tell({ shape }) {
                const { small, large, lower } = wythoff(shape.piles);
                return say("The piles {0} and {1} differ by {2}. The lost pair with this difference is {3} and {4}.", small, large, large - small, lower, lower + large - small);
            },
        },
        "bachet": {
            title: "Bachet’s game",
            kinds: ["piles"],
            of: (graph) => ({
                k: Math.max(1, ...graph.map(({ moves }) => moves.length)),
                lost: graph.some((position) => pile_of(position) === 0 && position.outcome === "N") ? 1 : 0, // the remainder of a lost pile
            }),
            is_lost: (position, { k, lost }) => pile_of(position) === null ? null : pile_of(position) % (k + 1) === lost,
            tell: (position, { k, lost }) => say("A move takes at most {0}. Divided by {1}, the number {2} has the remainder {3}. The remainder {4} is lost.",
                k, k + 1, pile_of(position), pile_of(position) % (k + 1), lost),
        },
        "bachet-from-p": { // a move takes p to q, or all if fewer than p are left; the player who takes the last one loses
            title: "Bachet’s game with a least number",
            kinds: ["piles"],
            of: ([{ position }]) => {
                const [, p, q] = (/of which (\d+) to (\d+) may be taken/.exec(position) || []).map(Number);
                return { p, q };
            },
            is_lost: (position, { p, q }) => p && pile_of(position) !== null ? pile_of(position) > 0 && (pile_of(position) - 1) % (p + q) < p : null,
            tell: (position, { p, q }) => !pile_of(position) ? say("The other player has taken the last stone.")
                : say("The lost piles are 1 to {0}, and all piles that are a multiple of {1} larger. The pile {2} is {3} and a multiple of {1}.",
                    p, p + q, pile_of(position), (pile_of(position) - 1) % (p + q) + 1),
        },
        "multiples-of-3": multiples_of(3),
        "multiples-of-6": multiples_of(6),
        "fibonacci": {
            title: "Fibonacci Nim",
            kinds: ["piles"],
            is_lost: (position) => fibonacci_lost(pile_of(position), limit_of(position)),
            tell: (position) => fibonacci_told(pile_of(position), limit_of(position)),
        },
        "misere-fibonacci": { // one stone less: nobody wants the last stone
            title: "Fibonacci Nim with one stone less",
            kinds: ["piles"],
            is_lost: (position) => pile_of(position) === null ? null : pile_of(position) > 0 && fibonacci_lost(pile_of(position) - 1, limit_of(position)),
            tell: (position) => pile_of(position) ? fibonacci_told(pile_of(position) - 1, limit_of(position)) : say("The other player has taken the last stone."),
        },
        "moore": { // gaps between pairs of pieces; a move changes at most d gaps
            title: "Moore’s Nim",
            kinds: ["cells"],
            of(graph) {
                const changed = (a, b) => gaps(a.shape).filter((gap, i) => gap !== gaps(b.shape)[i]).length;
                return { d: Math.max(1, ...graph.flatMap((position) => position.moves.map(({ to }) => changed(position, graph[to])))) };
            },
            is_lost: ({ shape }, { d }) => has_row(shape) ? ones_of(gaps(shape)).every((count) => count % (d + 1) === 0) : null,
            tell: ({ shape }, { d }) => say("The gaps are {0}. In binary, their columns have {1} ones. A move changes at most {2} gaps here, so a position is lost if {3} divides each of these numbers.",
                gaps(shape).join(", "), ones_of(gaps(shape)).join(", "), d, d + 1),
        },
        "end-nim": {
            title: "End-Nim",
            kinds: ["piles"],
            is_lost: ({ shape }) => left_end(shape.piles.filter(Boolean)) === 0,
            tell({ shape }) {
                const row = shape.piles.filter(Boolean), inner = row.slice(1);
                return !row.length ? say("No pile is left.")
                    : say("Exactly one size of the first pile makes this row lost: {0}. The first pile has {1}.", left_end(inner) || say("none, because the rest alone is lost"), row[0]);
            },
        },
        "euclid": {
            title: "Euclid’s game",
            kinds: ["piles"],
            is_lost({ shape }) {
                if (shape.piles.length > 2) return null;
                const [small, large] = [Math.min(...shape.piles), Math.max(...shape.piles)];
                return shape.piles.length < 2 || !small || small < large && large * large < large * small + small * small;
            },
            tell({ shape }) {
                const [small, large] = [Math.min(...shape.piles), Math.max(...shape.piles)];
                return shape.piles.length < 2 || !small ? say("One number is 0.")
                    : say("A position is lost if the ratio of the numbers is above 1 and below the golden ratio 1.618. Here it is {0}.", ratio(large, small));
            },
        },
        "all-even": {
            title: "Lost if all piles are even",
            kinds: ["piles"],
            is_lost: ({ shape }) => shape.piles.every((pile) => pile % 2 === 0),
            tell: ({ shape }) => say("Odd piles: {0}.", shape.piles.filter((pile) => pile % 2).length),
        },
        "equal-pairs": {
            title: "Lost if the piles form pairs of equal piles",
            kinds: ["piles"],
            is_lost: ({ shape }) => !unpaired(shape.piles).length,
            tell: ({ shape }) => unpaired(shape.piles).length ? say("Piles without an equal partner: {0}.", unpaired(shape.piles).join(", ")) : say("Each pile has an equal partner."),
        },
        "largest-pile": { // a pile may not be taken twice in a row
            title: "The largest pile against all others",
            kinds: ["piles"],
            is_lost: ({ shape, position }) => is_blocked(shape.piles, position) || !majority(shape.piles, position) && total(shape.piles) % 2 === 0,
            tell: ({ shape, position }) => is_blocked(shape.piles, position) ? say("Pile {0} may not be taken in this move, and it has at least as many stones as all others together.", taken_before(position) + 1)
                : majority(shape.piles, position) ? say("A pile that may be taken has more stones than all other piles together.")
                : say("No pile has more stones than all other piles together. So the sum {0} decides: even is lost.", total(shape.piles)),
        },
        "first-pile": {
            title: "The first piles of one stone",
            kinds: ["piles"],
            is_lost: ({ shape }) => forced(shape.piles) % 2 === (forced(shape.piles) < shape.piles.filter(Boolean).length ? 1 : 0),
            tell: ({ shape }) => forced(shape.piles) === shape.piles.filter(Boolean).length ? say("Only piles of one stone are left: {0}. An even number is lost.", forced(shape.piles))
                : say("Piles of one stone before the first larger pile: {0}. The player who first finds the larger pile wins. So an odd number is lost.", forced(shape.piles)),
        },
        "both-even": {
            title: "Lost if both distances to the corner are even",
            kinds: ["cells"],
            is_lost: ({ shape }) => shape.marks.length === 1 ? to_corner(shape).every((distance) => distance % 2 === 0) : null,
            tell: ({ shape }) => say("The piece is {0} rows and {1} columns away from the corner.", ...to_corner(shape)),
        },
        "odd-degrees": {
            title: "Lost if every vertex has an odd degree",
            kinds: ["graph"],
            is_lost: ({ shape }) => !even_vertices(shape).length,
            tell: ({ shape }) => even_vertices(shape).length ? say("Vertices with an even degree: {0}.", even_vertices(shape).join(", ")) : say("Every vertex has an odd degree."),
        },
        "diagonals": { // a diagonal goes from the lower left to the upper right
            title: "Lost if each diagonal has the nim-sum 0",
            kinds: ["numbers"],
            is_lost: ({ shape }) => diagonals(shape).every((sum) => !sum),
            tell: ({ shape }) => say("The nim-sums of the diagonals, from the upper left: {0}.", diagonals(shape).join(", ")),
        },
        "layers": { // the layer of a vertex is the mex of the layers at the ends of its edges
            title: "Lost if each layer has the nim-sum 0",
            kinds: ["graph"],
            is_lost: ({ shape }) => shape.directed ? layers(shape).every((sum) => !sum) : null,
            tell: ({ shape }) => say("The nim-sums of the layers 0, 1, ...: {0}.", layers(shape).join(", ")),
        },
        "matching": { // the piece does not go twice to a place; without a piece, the first move puts it on any place
            title: "Pairs of neighbouring places",
            kinds: ["cells", "graph"],
            is_lost: ({ shape }) => paired(shape).with_piece === paired(shape).without_piece,
            tell({ shape }) {
                const { with_piece, without_piece } = paired(shape);
                if (!shape.marks.length) return say("Most pairs of neighbouring free places: {0}. Free places: {1}. A place without a partner wins.", without_piece, paired(shape).places);
                return say("Most pairs of neighbouring free places: {0} with the place of the piece, {1} without it.", with_piece, without_piece) + " " +
                    (with_piece > without_piece ? say("So the piece goes to the partner of its place, and can do so again after each answer.") : say("So after each move, the other player goes to the partner."));
            },
        },
        "factor-18": {
            title: "The factor that is missing",
            kinds: ["numbers"],
            is_lost: ({ shape }) => missing(shape) <= 1 || !(missing(shape) <= 9 * eighteen(missing(shape))),
            tell: ({ shape }) => missing(shape) <= 1 ? say("The number has been reached.")
                : say("The missing factor is {0}. A factor above {1} and up to {2} is won, and a factor above {2} and up to {3} is lost.",
                    missing(shape), eighteen(missing(shape)), 9 * eighteen(missing(shape)), 18 * eighteen(missing(shape))),
        },
        "odd-ones": {
            title: "Lost if each number has an odd number of ones in binary",
            kinds: ["numbers"],
            is_lost: ({ shape }) => shape.rows.every((bits) => total(bits) % 2 === 1),
            tell: ({ shape }) => say("Numbers of ones: {0}.", shape.rows.map(total).join(", ")),
        },
        "odd-power-of-2": {
            title: "Lost if the number is odd, or 2 to an odd power",
            kinds: ["piles"],
            is_lost: (position) => pile_of(position) % 2 === 1 || Number.isInteger((Math.log2(pile_of(position)) - 1) / 2),
            tell: (position) => pile_of(position) % 2 ? say("{0} is odd.", pile_of(position))
                : say("{0} is even. The powers 2, 8, 32, ... are lost.", pile_of(position)),
        },
        "remainder": { // a move subtracts a multiple that is a power of the small number, or leaves the remainder
            title: "The remainder, and the quotient modulo the smaller number + 1",
            kinds: ["piles"],
            is_lost: ({ shape }) => !remainder_won(...in_size(shape.piles)),
            tell({ shape }) {
                const [small, large] = in_size(shape.piles);
                if (!small) return say("One number is 0.");
                return !remainder_won(large % small, small) ? say("The remainder position {0} and {1} is lost, so a move to it wins.", large % small, small)
                    : say("The remainder position {0} and {1} is won. The quotient {2} modulo {3} is {4}; an even number is won, an odd number is lost.",
                        large % small, small, Math.floor(large / small), small + 1, Math.floor(large / small) % (small + 1));
            },
        },
        "calendar": {
            title: "Lost if month + day is odd, with two exceptions",
            kinds: ["cells"],
            is_lost: (position) => !is_beyond(position) && (position.shape.marks[0][0] + position.shape.marks[0][1]) % 2 === 1 && !is_exception(position),
            tell: (position) => is_beyond(position) ? say("The other player has gone beyond 4 November 2001.") : told_date(position.shape.marks[0]),
        },
        "multiples": {
            title: "A move takes at most a multiple of the move before",
            kinds: ["piles"],
            of(graph) {
                const found = graph.flatMap((position) => position.moves.map(({ to }) => [pile_of(position) - pile_of(graph[to]), graph[to]]))
                    .filter(([, next]) => limit_of(next) < pile_of(next)).map(([taken, next]) => limit_of(next) / taken);
                return { k: Math.max(1, ...found) };
            },
            is_lost: (position, { k }) => fibonacci_lost(pile_of(position), limit_of(position), k),
            tell: (position, { k }) => fibonacci_told(pile_of(position), limit_of(position), k),
        },
        "diagram": { // the piles as columns, in falling order; a token goes up or to the right, and who leaves the columns loses
            title: "The diagonal of the piles",
            kinds: ["piles"],
            is_lost: ({ shape }) => shape.piles.length > 0 && corner(shape.piles).distances.every((distance) => distance % 2 === 0),
            tell({ shape }) {
                if (!shape.piles.length) return say("The other player has eaten the last candy.");
                const { step, distances } = corner(shape.piles);
                return say("In falling order, the diagonal of the piles ends after {0} steps. From its end it is {1} steps up and {2} steps to the right. The position is lost if both numbers are even.", step, ...distances);
            },
        },
        "treblecross": { // three crosses in a row end the game
            title: "The cells that are not near a cross",
            kinds: ["cells"],
            is_lost({ shape, moves }) {
                const crosses = places_of(shape), is_near = crosses.some((cross, i) => i && cross - crosses[i - 1] < 3);
                return !moves.length || !is_near && !xor(far_cells(shape).map(treblecross));
            },
            tell({ shape, moves }) {
                const crosses = places_of(shape), is_near = crosses.some((cross, i) => i && cross - crosses[i - 1] < 3);
                if (!moves.length) return say("Three crosses are in a row.");
                return is_near ? say("Two crosses are at most two cells apart, so the next cross ends the game.")
                    : say("A cross less than three cells from another cross loses at once. The other cells form stretches of {0}, with the Grundy values {1}. Their nim-sum is {2}.",
                        far_cells(shape).join(", ") || 0, far_cells(shape).map(treblecross).join(", ") || 0, xor(far_cells(shape).map(treblecross)));
            },
        },
        "cutting": { // the player who cuts out a single square wins
            title: "The Grundy values of the sheets",
            kinds: ["rectangles"],
            is_lost: ({ shape: { sizes } }) => sizes.some((size) => total(size) === 2) || !sizes.some((size) => size.includes(1)) && !xor(sizes.map(cutting)),
            tell: ({ shape: { sizes } }) => sizes.some((size) => total(size) === 2) ? say("A single square has been cut out.")
                : sizes.some((size) => size.includes(1)) ? say("A sheet has a side of 1: the next cut makes a single square.")
                : say("Nobody wants to make a side of 1. Without such cuts, the sheets have the Grundy values {0}, with nim-sum {1}.", sizes.map(cutting).join(", "), xor(sizes.map(cutting))),
        },
        "suspense": { // a move is made in each game that is not over
            title: "The game that ends last",
            kinds: ["piles"],
            is_lost: ({ shape }) => Math.max(...in_pairs(shape.piles).map(suspense)) % 2 === 0,
            tell: ({ shape }) => say("The winner of a game wants it to last long. The pairs end after {0} moves. The largest number decides: even is lost.", in_pairs(shape.piles).map(suspense).join(", ")),
        },
        "first-to-end": { // rooms with two moves in each visit
            title: "The room that ends first",
            kinds: ["piles"],
            is_lost: (position) => first_room(position).is_lost,
            tell: (position) => say("The winner of a room wants it to end soon, the loser late. The rooms end after {0} moves. Room {1} ends first, and it decides: even is lost for the player who moves next there.",
                first_room(position).moves.join(", "), first_room(position).room + 1),
        },
        "independent-piles": { // first both players may take away whole piles, then Nim
            title: "Piles of which some have the nim-sum 0",
            kinds: ["piles"],
            of: (graph) => ({ start: graph[0] }),
            is_lost: (position, { start }) => position === start ? false : is_removal(position) ? !is_dependent(position.shape.piles) : !xor(position.shape.piles),
            tell: (position, { start }) => position === start ? say("The first player can leave piles of which none have the nim-sum 0, for example a single pile.")
                : !is_removal(position) ? say("The nim-sum of the piles is {0}.", xor(position.shape.piles))
                : is_dependent(position.shape.piles) ? say("Some of the piles have the nim-sum 0: leave these piles.") : say("No piles have the nim-sum 0 together, whatever is taken away."),
        },
        "named-pile": { // the first move must take from the first pile
            title: "The named pile, and the nim-sum of all other piles",
            kinds: ["piles"],
            is_lost: ({ shape: { piles: [named, ...others] }, position }) => is_named(position) ? xor(others) >= named : !xor([named, ...others]),
            tell: ({ shape: { piles: [named, ...others] }, position }) => is_named(position)
                ? say("The other piles have the nim-sum {0}. The named pile of {1} is won if it can be made as small as this number.", xor(others), named)
                : say("The nim-sum of the piles is {0}.", xor([named, ...others])),
        },
        "longest-path": { // a move makes the longest path 1 or 2 shorter
            title: "The longest path between coins",
            kinds: ["graph"],
            is_lost: ({ shape }) => !shape.marks.length || longest_path(shape) % 3 === 1,
            tell: ({ shape }) => !shape.marks.length ? say("No coin is left.")
                : say("The longest path between coins has {0} edges. A move makes it 1 or 2 shorter. A length of 1, 4, 7, ... is lost.", longest_path(shape)),
        },
        "even-numbers": { // a move subtracts 1, and then all numbers are divided by their greatest common divisor
            title: "The number of even numbers",
            kinds: ["numbers"],
            is_lost: ({ shape: { rows: [numbers] } }) => !evens_won(numbers.map(Number)),
            tell({ shape: { rows: [row] } }) {
                const numbers = row.map(Number), even = numbers.filter((number) => number % 2 === 0).length;
                if (even % 2) return say("Even numbers: {0}. An odd count is won: make an even number odd.", even);
                const forced_to = forced_numbers(numbers);
                return !forced_to ? say("Even numbers: {0}. The count is even, and there are two odd numbers or a 1: lost.", even)
                    : say("Even numbers: {0}. The only odd number must be lowered. This leaves {1}.", even, forced_to.join(", "));
            },
        },
        "largest-number": { // a move replaces the largest number by a smaller one
            title: "The two largest numbers, and the free places",
            kinds: ["cells"],
            is_lost: ({ shape }) => !has_gap(shape) && free_below(shape) % 2 === 0,
            tell: ({ shape }) => has_gap(shape) ? say("The two largest numbers are not neighbours: won.")
                : say("The two largest numbers are neighbours. Free places below the largest number: {0}. An even number is lost.", free_below(shape)),
        },
        "stones-and-merges": { // a move takes a stone, or merges two piles
            title: "The number of moves of the large piles",
            kinds: ["piles"],
            is_lost({ shape }) {
                const { ones, steps } = merges(shape.piles);
                return steps <= 2 ? ones % 3 === 0 : steps % 2 === 0 && ones % 2 === 0;
            },
            tell({ shape }) {
                const { ones, steps } = merges(shape.piles);
                return steps <= 2 ? say("No pile is larger than a single 2. Piles of 1: {0}. A multiple of 3 is lost.", ones)
                    : say("The larger piles last {0} moves: their stones, and their merges. Piles of 1: {1}. The position is lost if both numbers are even.", steps, ones);
            },
        },
        "climbers": { // who brings the king to the top wins; nobody wants to bring the person above the king to the top
            title: "Every second gap, from the last person",
            kinds: ["cells"],
            is_lost: ({ shape }) => king_of(shape) === 0 || king_of(shape) > 1 && !xor(climbing_gaps(shape)),
            tell: ({ shape }) => king_of(shape) === 0 ? say("The king is at the top.")
                : king_of(shape) === 1 ? say("Nobody is above the king: the king can climb to the top.")
                : say("Every second gap, from the last person: {0}. Their nim-sum is {1}.", climbing_gaps(shape).join(", "), xor(climbing_gaps(shape))),
        },
        "staircase-of-depths": { // a move puts presents on the ancestor at a fixed distance k
            title: "The presents on odd stairs",
            kinds: ["graph"],
            of: (graph) => ({ root: Number(/root (\d+)/.exec(graph[0].position)[1]), k: reach(graph) }),
            is_lost: ({ shape }, { root, k }) => !k || !xor(odd_stairs(shape, root, k)),
            tell: ({ shape }, { root, k }) => !k ? say("No present can be moved.") : say("A present at depth d is on stair d / {0}, rounded down. The nodes on odd stairs have {1} presents, with nim-sum {2}.",
                k, odd_stairs(shape, root, k).join(", ") || 0, xor(odd_stairs(shape, root, k))),
        },
        "matching-of-hole": { // the hole moves to a neighbouring piece of the player to move
            title: "Pairs of neighbouring pieces of different colours",
            kinds: ["cells"],
            is_lost(position) {
                const { near, hole } = hole_paths(position);
                return pairs_in(near) === pairs_in(near, hole);
            },
            tell(position) {
                const { near, hole } = hole_paths(position);
                return say("The hole never returns to a cell. Most pairs of cells on its way: {0} with the cell of the hole, {1} without it. The position is lost if the numbers are equal.",
                    pairs_in(near), pairs_in(near, hole));
            },
        },
        "odd-and-even": { // Alice wants an even sum
            title: "The numbers of odd and even numbers",
            kinds: ["numbers"],
            is_lost: (position) => parity_lost(odd_and_even(position)),
            tell(position) {
                const { odd, even, wanted } = odd_and_even(position);
                return (wanted ? say("The player to move needs an odd count of odd numbers.") : say("The player to move needs an even count of odd numbers.")) + " " +
                    (wanted ? say("Odd numbers: {0}; even numbers: {1}. Lost if 4 divides the first number, or if it is 3 modulo 4 and the second number is even.", odd, even)
                        : say("Odd numbers: {0}; even numbers: {1}. Lost if the first number is 2 modulo 4, or if it is 1 modulo 4 and the second number is even.", odd, even));
            },
        },
        "equal-halves": { // a player chooses a number, the other player answers with another number, and the smaller one is subtracted from both
            title: "Two halves with equal sums",
            kinds: ["piles"],
            is_lost: (position) => chosen_in(position) < 0 ? has_halves(position.shape.piles) : !answers_to(position).length,
            tell: (position) => chosen_in(position) >= 0
                ? (answers_to(position).length ? say("After these answers, halves with equal sums exist: number {0}.", answers_to(position).map((i) => i + 1).join(", ")) : say("After no answer, halves with equal sums exist."))
                : has_halves(position.shape.piles) ? say("The numbers form two halves with equal sums. The other player answers from the other half.") : say("The numbers do not form two halves with equal sums."),
        },
        "different-piles": { // the player who leaves two equal piles loses
            title: "The number of moves until the piles are 0, 1, 2, ...",
            kinds: ["piles"],
            is_lost: ({ shape, moves }) => moves.length ? !has_safe_move(shape.piles) || moves_to_stairs(shape.piles) % 2 === 0 : unequal(shape.piles),
            tell: ({ shape, moves }) => !moves.length && !unequal(shape.piles) ? say("The other player has left two equal piles.")
                : !has_safe_move(shape.piles) ? say("Every move leaves two equal piles.")
                : say("The piles end as 0, 1, 2, ..., after {0} moves. An even number is lost.", moves_to_stairs(shape.piles)),
        },
        "leaf-chains": {
            title: "The chains from the leaves to the first fork",
            kinds: ["graph"],
            is_lost: ({ shape }) => chains(shape).every((length) => length % 2 === 0),
            tell: ({ shape }) => say("Lengths of the chains: {0}. The position is lost if all of them are even.", chains(shape).join(", ") || 0),
        },
        "fewer-stones": {
            title: "Lost if no neighbour with fewer stones is lost",
            kinds: ["graph"],
            is_lost: (position) => !lost_neighbours(position).length,
            tell: (position) => lost_neighbours(position).length ? say("Lost neighbours with fewer stones: {0}.", lost_neighbours(position).join(", ")) : say("No neighbour with fewer stones is lost."),
        },
        "next-zero": {
            title: "The distances to the next 0",
            kinds: ["numbers"],
            is_lost: ({ shape }) => shape.rows[0].includes(0) ? to_zero(shape.rows[0]).every((distance) => distance % 2 === 0) : null,
            tell: ({ shape }) => say("Edges to the next 0: {0} clockwise and {1} counterclockwise. The position is lost if both numbers are even.", ...to_zero(shape.rows[0])),
        },
    };

    const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
    const xor = (numbers) => numbers.reduce((sum, number) => sum ^ number, 0);

    // Returns the parts of piles. `of` returns what a part has, null if the pile does not count.
    function piles_of({ piles }, of) {
        return piles.map((pile, i) => [pile, of(pile, i), i]).filter(([, part]) => part)
            .map(([pile, part, i]) => ({ name: say("pile {0}", i + 1), text: pile, pile: i, ...part }));
    }

    function prime_factors(number) {
        let count = 0;
        for (let p = 2; number > 1; ++p) for (; number % p === 0; number /= p) ++count;
        return count;
    }

    // Returns the numbers in pairs of neighbours, from the end. If the count is odd, `edge` is added before the first number.
    function pairs(numbers, edge = 0) {
        const all = numbers.length % 2 ? [edge, ...numbers] : numbers;
        return all.filter((_, i) => i % 2 === 0).map((number, i) => [number, all[2 * i + 1]]);
    }

    const has_row = ({ rows }) => rows === 1;
    const places_of = ({ marks, others }) => [...marks, ...others].map(([, column]) => column).sort((a, b) => a - b);
    const gaps = (shape) => pairs(places_of(shape)).map(([a, b]) => b - a - 1);
    const before_pieces = (all, shape) => all.map(([a, b]) => ({ name: say("gap before piece {0}", places_of(shape).indexOf(b) + 1), text: "", value: b - a - 1 }));

    function turned(shape) {
        const turn = (list) => list.map(([row, column]) => [column, row]);
        return { ...shape, rows: shape.columns, columns: shape.rows, marks: turn(shape.marks), others: turn(shape.others) };
    }

    function gaps_of(shape, name) {
        const in_row = (list, row) => list.filter((mark) => mark[0] === row).map((mark) => mark[1]);
        const parts = Array.from({ length: shape.rows }, (_, row) => {
            const [marks, others] = [in_row(shape.marks, row), in_row(shape.others, row)];
            const value = marks.length === 1 && others.length === 1 ? Math.abs(marks[0] - others[0]) - 1 : null;
            return { name: say(name, row + 1), text: value, value };
        });
        return parts.some(({ value }) => value === null) ? null : parts;
    }

    function rows_of(shape) {
        return Array.from({ length: shape.rows }, (_, row) => {
            const key = [shape.marks, shape.blocked, shape.others].map((list) =>
                list.filter((mark) => mark[0] === row).map((mark) => mark[1]).sort((a, b) => a - b).join()).join("|");
            return { name: say("row {0}", row + 1), text: "", key };
        });
    }

    // Returns, for a tree, the vertex above each vertex, and the vertices from the root up.
    function rooted({ vertices, edges }, root) {
        const above = Array(vertices).fill(0), order = [root], seen = new Set(order);
        for (const vertex of order) { // the list grows in the loop
            for (const [a, b] of edges) {
                const next = a === vertex ? b : b === vertex ? a : -1;
                if (next < 0 || seen.has(next)) continue;
                seen.add(next);
                above[next] = vertex;
                order.push(next);
            }
        }
        return { above, order };
    }

    // Returns the branches of a graph at the ground. The marks are the vertices on the ground. By the fusion principle,
    // the vertices of a cycle become one vertex, and each edge of a cycle is a loop of the value 1. By the colon principle, a
    // branch is worth 1 more than what grows from its first edge.
    function branches(shape) {
        if (shape.directed || !shape.marks.length) return null;
        const ground = new Set(shape.marks), near = Array.from({ length: shape.vertices }, () => []);
        const vertex_of = (vertex) => ground.has(vertex) ? shape.marks[0] : vertex;
        shape.edges.forEach(([a, b], i) => {
            near[vertex_of(a)].push([vertex_of(b), i]);
            if (vertex_of(a) !== vertex_of(b)) near[vertex_of(b)].push([vertex_of(a), i]);
        });
        const depth = new Map(), above = new Map(); // the depth first search; which edges above a vertex are in a cycle
        // Returns the least depth that a cycle through a vertex reaches, and the edges above the vertex: the values of the
        // branches on the block of the vertex, the cycle edges of the block, and the count of all edges.
        function search(vertex, from) {
            depth.set(vertex, depth.size ? depth.get(from.vertex) + 1 : 0);
            let least = depth.get(vertex);
            const block = { branches: [], cycles: 0, edges: 0 };
            for (const [next, edge] of near[vertex]) {
                if (edge === from.edge || above.has(edge)) continue;
                above.set(edge, true);
                ++block.edges;
                if (depth.has(next)) { // a loop, or an edge down: the end of a cycle
                    least = Math.min(least, depth.get(next));
                    ++block.cycles;
                    continue;
                }
                const [reached, other] = search(next, { vertex, edge });
                block.edges += other.edges;
                if (reached > depth.get(vertex)) { // a bridge: a branch
                    block.branches.push({ value: value_of(other) + 1, edges: other.edges + 1 });
                } else {
                    least = Math.min(least, reached);
                    block.cycles += other.cycles + 1;
                    block.branches.push(...other.branches);
                }
            }
            return [least, block];
        }
        const value_of = (block) => xor(block.branches.map(({ value }) => value)) ^ block.cycles % 2;
        const [, block] = search(shape.marks[0], { vertex: -1, edge: -1 }), loops = block.cycles;
        const name = (edges) => edges === 1 ? say("branch of one edge") : say("branch of {0} edges", edges);
        return [...block.branches.map(({ value, edges }) => ({ name: name(edges), text: "", value })),
            ...loops ? [{ name: say("edges of cycles: {0}", loops), text: "", value: loops % 2 }] : []];
    }

    // Returns the two piles, and the smaller pile of the lost pair with the same difference.
    function wythoff(piles) {
        const [small, large] = [piles[0] || 0, piles[1] || 0].sort((a, b) => a - b);
        return { small, large, lower: Math.floor((large - small) * (1 + Math.sqrt(5)) / 2) };
    }

    const pile_of = ({ shape }) => shape.piles.length < 2 ? shape.piles[0] || 0 : null;

    // Returns how many stones a move can take, by the moves of the position.
    const limit_of = ({ moves }) => moves.length;

    // Returns the parts of a number as a sum of terms; the least part comes first, and each part is more than k times as large
    // as the part before. A term is the sum of the term before and of the least term of which k times is at least as large.
    // For k = 2, the terms are the Fibonacci numbers.
    function sparse_sum(number, k = 2) {
        const all = [1], parts = [], last = () => all[all.length - 1];
        while (last() < number) all.push(last() + all.find((term) => k * term >= last()));
        for (const each of all.reverse()) if (each <= number) { parts.unshift(each); number -= each; }
        return parts;
    }

    function fibonacci_lost(pile, limit, k) {
        if (pile === null) return null;
        return !pile || sparse_sum(pile, k)[0] > limit;
    }

    function fibonacci_told(pile, limit, k) {
        if (!pile) return say("No stone is left.");
        const parts = sparse_sum(pile, k), sum = parts.slice().reverse().join(" + ");
        return (k ? say("{0} = {1}: each part is more than {2} times as large as the next smaller part.", pile, sum, k) : say("{0} is the sum of the Fibonacci numbers {1}.", pile, sum)) +
            " " + say("The least part is {0}, and a move may take at most {1}.", parts[0], limit);
    }

    function multiples_of(number) {
        return {
            title: number === 3 ? "Lost if 3 divides the pile" : "Lost if 6 divides the pile",
            kinds: ["piles"],
            is_lost: (position) => pile_of(position) === null ? null : pile_of(position) % number === 0,
            tell: (position) => say("Divided by {0}, the number {1} has the remainder {2}.", number, pile_of(position), pile_of(position) % number),
        };
    }

    // Returns the number of ones in each binary column; the column of the largest power comes first.
    function ones_of(numbers) {
        const counts = [];
        for (let weight = 1; !counts.length || weight <= Math.max(...numbers); weight *= 2) {
            counts.unshift(numbers.filter((number) => Math.floor(number / weight) % 2).length);
        }
        return counts;
    }

    // Returns the size that makes a row lost if a pile of this size is added on its left, 0 if the row itself is lost.
    function left_end(row) {
        if (!row.length) return 0;
        const pile = row[row.length - 1], rest = row.slice(0, -1), l = left_end(rest), r = left_end(rest.reverse());
        return pile === r ? 0 : r < pile && pile <= l ? pile - 1 : l <= pile && pile < r ? pile + 1 : pile;
    }

    // Returns a ratio with the three decimals that do not exceed it.
    const ratio = (a, b) => (Math.floor(1000 * a / b) / 1000).toFixed(3);
    const unpaired = (piles) => [...new Set(piles)].filter((pile) => pile && piles.filter((other) => other === pile).length % 2).sort((a, b) => a - b);
    const taken_before = (position) => Number((/not from pile (\d+)/.exec(position) || [0, 0])[1]) - 1; // -1: no pile
    const is_blocked = (piles, position) => 2 * (piles[taken_before(position)] || 0) >= total(piles) && taken_before(position) >= 0;
    const majority = (piles, position) => piles.some((pile, i) => i !== taken_before(position) && 2 * pile > total(piles));

    // Returns the number of piles of one stone before the first larger pile.
    function forced(piles) {
        const left = piles.filter(Boolean), large = left.findIndex((pile) => pile > 1);
        return large < 0 ? left.length : large;
    }

    const to_corner = ({ rows, marks: [[row, column]] }) => [rows - 1 - row, column]; // the lower left corner

    function even_vertices({ edges, vertices, names }) {
        const degrees = Array(vertices).fill(0);
        edges.flat().forEach((vertex) => ++degrees[vertex]);
        const left = degrees.map((degree, vertex) => [vertex, degree]).filter(([, degree]) => degree && degree % 2 === 0);
        if (!edges.length) return [say("the last one")]; // a single vertex has the degree 0
        return left.map(([vertex]) => (names || [])[vertex] || vertex);
    }

    function diagonals({ rows }) {
        const sums = Array(rows.length + rows[0].length - 1).fill(0);
        rows.forEach((row, i) => row.forEach((number, j) => { sums[i + j] ^= number; }));
        return sums;
    }

    function layers({ vertices, edges, marks }) {
        const known = new Map(), sums = [];
        const layer = (vertex) => {
            if (!known.has(vertex)) {
                const met = edges.filter(([from]) => from === vertex).map(([, to]) => layer(to));
                let least = 0;
                while (met.includes(least)) ++least;
                known.set(vertex, least);
            }
            return known.get(vertex);
        };
        for (let vertex = 0; vertex < vertices; ++vertex) sums[layer(vertex)] ^= marks.filter((mark) => mark === vertex).length;
        return [...sums].map(Number);
    }

    // Returns the numbers of the free places, and of the most pairs of neighbouring free places: with the place of the piece, and
    // without this place. Without a piece, the first number is that of a place without a partner, if there is one.
    function paired(shape) {
        const { near, piece } = shape.kind === "cells" ? free_cells(shape) : { near: neighbours(shape), piece: shape.marks[0] };
        const without_piece = pairs_in(near, piece), places = near.size - (piece === undefined ? 0 : 1);
        const with_piece = piece === undefined ? without_piece + (2 * without_piece < places ? 1 : 0) : pairs_in(near);
        return { places, with_piece, without_piece };
    }

    // Returns the neighbours of each free cell, and the cell of the piece.
    function free_cells({ rows, columns, blocked, marks }) {
        const near = new Map(), closed = new Set(blocked.map(String));
        const is_free = (row, column) => row >= 0 && row < rows && column >= 0 && column < columns && !closed.has([row, column].join());
        for (let row = 0; row < rows; ++row) {
            for (let column = 0; column < columns; ++column) {
                const beside = [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]];
                if (is_free(row, column)) near.set([row, column].join(), beside.filter((cell) => is_free(...cell)).map(String));
            }
        }
        return { near, piece: marks.length ? marks[0].join() : undefined };
    }

    function neighbours({ vertices, edges }) {
        const near = new Map(Array.from({ length: vertices }, (_, vertex) => [vertex, []]));
        for (const [a, b] of edges) {
            near.get(a).push(b);
            near.get(b).push(a);
        }
        return near;
    }

    // Returns the number of the most pairs of neighbours without the vertex `out`. No cycle has an odd length: each path that
    // begins and ends at vertices without partners gives one more pair.
    function pairs_in(near, out) {
        const partner = new Map(), colour = coloured(near);
        const find = (vertex, seen) => near.get(vertex).some((next) => {
            if (next === out || seen.has(next)) return false;
            seen.add(next);
            if (partner.has(next) && !find(partner.get(next), seen)) return false;
            partner.set(next, vertex);
            return true;
        });
        return [...near.keys()].filter((vertex) => vertex !== out && !colour.get(vertex) && find(vertex, new Set())).length;
    }

    // Returns the two colours of vertices, so that neighbours have different colours.
    function coloured(near) {
        const colour = new Map();
        for (const start of near.keys()) {
            if (colour.has(start)) continue;
            colour.set(start, 0);
            const reached = [start];
            for (const vertex of reached) { // the list grows in the loop
                for (const next of near.get(vertex).filter((each) => !colour.has(each))) {
                    colour.set(next, 1 - colour.get(vertex));
                    reached.push(next);
                }
            }
        }
        return colour;
    }

    const missing = ({ rows: [[reached, , wanted]] }) => Math.ceil(wanted / reached);

    // Returns the largest power of 18 below a number.
    function eighteen(number) {
        let power = 1;
        while (18 * power < number) power *= 18;
        return power;
    }

    // The months and days of a calendar are counted from 0.
    const is_beyond = ({ position, shape: { marks: [[month, day]] } }) => position.endsWith("2001") && (month > 10 || month === 10 && day > 3);
    const is_exception = ({ shape: { marks: [[month, day]] } }) => day === 29 && (month === 8 || month === 10);
    const told_date = ([month, day]) => say("Month + day = {0} + {1} = {2}. 30 September and 30 November are won, too.", month + 1, day + 1, month + day + 2);

    const in_size = (piles) => [piles[0] || 0, piles[1] || 0].sort((a, b) => a - b);

    // Returns whether the player to move wins with two numbers; the smaller one comes first.
    function remainder_won(small, large) {
        if (!small) return false;
        return !remainder_won(large % small, small) || Math.floor(large / small) % (small + 1) % 2 === 0;
    }

    // Returns where the diagonal of piles ends, and the distances from there to the upper and the right end.
    function corner(piles) {
        const columns = [...piles].sort((a, b) => b - a);
        let step = 0;
        while (step + 1 < columns.length && columns[step + 1] > step + 1) ++step;
        return { step, distances: [columns[step] - step - 1, columns.filter((column) => column > step).length - step - 1] };
    }

    // Returns the lengths of the chains of a tree: from each leaf down to the first fork, without the fork.
    function chains(shape) {
        if (!shape.marks.length) return []; // no node is left
        const { above, order } = rooted(shape, shape.marks[0]), children = Array(shape.vertices).fill(0);
        for (const vertex of order.slice(1)) ++children[above[vertex]];
        const length = (vertex) => children[vertex] > 1 ? 0 : 1 + (vertex === shape.marks[0] ? 0 : length(above[vertex]));
        return order.filter((vertex) => !children[vertex]).map(length);
    }

    // Returns the neighbours of the token that have fewer stones and are lost.
    function lost_neighbours({ shape, position }) {
        const stones = [0, .../stones ([\d ]+)/.exec(position)[1].split(" ").map(Number)], near = neighbours(shape);
        const lost = (vertex) => near.get(vertex).filter((next) => stones[next] < stones[vertex] && !lost(next).length);
        return lost(shape.marks[0]);
    }

    // Returns the connected parts of a graph: their vertices, and how many edges they have.
    function components(shape) {
        const near = neighbours(shape), seen = new Set();
        const parts = Array.from({ length: shape.vertices }, (_, start) => {
            if (seen.has(start) || shape.names && !shape.names[start]) return [];
            const vertices = [start];
            seen.add(start);
            for (const vertex of vertices) { // the list grows in the loop
                for (const next of near.get(vertex)) if (!seen.has(next)) { seen.add(next); vertices.push(next); }
            }
            return [{ vertices, edges: shape.edges.filter(([a]) => vertices.includes(a)).length }];
        });
        return parts.flat();
    }

    const mex = (numbers) => {
        let least = 0;
        while (numbers.includes(least)) ++least;
        return least;
    };

    // Returns a function that computes each value once.
    function remembered(compute) {
        const known = new Map();
        return (...key) => {
            if (!known.has(key.join())) known.set(key.join(), compute(...key));
            return known.get(key.join());
        };
    }

    const range = (count) => Array.from({ length: count }, (_, i) => i);

    // Returns whether a place has a mark: the number of a vertex, or of a cell of a single row.
    function is_marked({ kind, marks }) {
        const places = new Set(kind === "cells" ? marks.map(([, column]) => column) : marks);
        return (place) => places.has(place);
    }

    // Returns the connected parts of the places for which `is_in` is true. The places are the vertices of a graph, or the cells
    // of a single row.
    function rows_within(shape, is_in) {
        if (shape.kind === "cells" && !has_row(shape)) return null;
        const { vertices, edges } = shape.kind === "cells" ? { vertices: shape.columns, edges: range(shape.columns - 1).map((i) => [i, i + 1]) } : shape;
        const parts = components({ vertices, edges: edges.filter((edge) => edge.every(is_in)) });
        return parts.filter(({ vertices: [first] }) => is_in(first)).map((part) => {
            const count = part.vertices.length, is_ring = part.edges === count;
            return { name: say(is_ring ? "ring of {0}" : "row of {0}", count), text: "", key: (is_ring ? "ring " : "") + count };
        });
    }

    // Returns the numbers of free points in each region. `words` are "5 points: 0-1, 2-4".
    function regions(words) {
        const [, count, list] = /^(\d+) points(?:: (.*))?$/.exec(words), lines = list ? list.split(", ").map((line) => line.split("-").map(Number)) : [];
        const free = range(Number(count)).filter((point) => !lines.flat().includes(point)), counts = new Map();
        for (const point of free) {
            const region = lines.map(([a, b]) => (a < point) !== (b < point)).join();
            counts.set(region, (counts.get(region) || 0) + 1);
        }
        return [...counts.values()];
    }

    function exponent(number, prime) {
        let count = 0;
        for (; number % prime === 0; number /= prime) ++count;
        return count;
    }

    // Returns the primes that divide some of the numbers.
    function primes_of(numbers) {
        const found = new Set();
        for (let number of numbers) for (let p = 2; number > 1; ++p) for (; number % p === 0; number /= p) found.add(p);
        return [...found].sort((a, b) => a - b);
    }

    // Returns the free stretches of a row, with the kinds of the marks at their ends; "" is the end of the row.
    function stretches({ columns, marks, others }) {
        const kinds = Array(columns).fill("");
        marks.forEach(([, column]) => { kinds[column] = "mark"; });
        others.forEach(([, column]) => { kinds[column] = "other"; });
        const found = [];
        for (let i = 0; i < columns; ++i) {
            if (kinds[i]) continue;
            let end = i;
            while (end < columns && !kinds[end]) ++end;
            found.push({ length: end - i, before: kinds[i - 1] || "", after: kinds[end] || "" });
            i = end;
        }
        return found;
    }

    // Returns the lengths of the stretches of cells that are at least three cells away from every cross.
    function far_cells({ columns, marks }) {
        const is_near = (cell) => marks.some(([, column]) => Math.abs(column - cell) < 3);
        return range(columns).map((cell) => is_near(cell) ? "x" : "o").join("").split(/x+/).filter(Boolean).map((stretch) => stretch.length);
    }

    const treblecross = remembered((length) => mex(range(length).map((i) => treblecross(Math.max(0, i - 2)) ^ treblecross(Math.max(0, length - i - 3)))));

    // Returns the Grundy value of a sheet if nobody may make a side of 1.
    const cutting = remembered((size) => {
        const [a, b] = size, cuts = (side) => range(Math.max(0, Math.floor(side / 2) - 1)).map((i) => i + 2);
        return mex([...cuts(a).map((k) => cutting([k, b]) ^ cutting([a - k, b])), ...cuts(b).map((k) => cutting([a, k]) ^ cutting([a, b - k]))]);
    });

    const in_pairs = (piles) => range(piles.length / 2).map((i) => piles.slice(2 * i, 2 * i + 2));

    // Returns the number of moves of Euclid's game with a pair, if the winner wants it to be long, and the loser short.
    const suspense = remembered((pair) => {
        const [small, large] = in_size(pair);
        if (!small) return 0;
        const options = range(Math.floor(large / small)).map((k) => suspense([small, large - (k + 1) * small])), lost = options.filter((moves) => moves % 2 === 0);
        return 1 + (lost.length ? Math.max(...lost) : Math.min(...options));
    });

    // Returns the number of moves until a room is empty, if the winner wants it to be small, and the loser large. A move takes
    // 1 or a prime.
    const remoteness = remembered((cows) => {
        const is_prime = (number) => number > 1 && range(number).every((d) => d < 2 || number % d);
        const options = range(cows + 1).filter((take) => take === 1 || is_prime(take)).map((take) => remoteness(cows - take)), lost = options.filter((moves) => moves % 2 === 0);
        return !cows ? 0 : 1 + (lost.length ? Math.min(...lost) : Math.max(...options));
    });

    // Returns the room that ends first, and whether the player to move loses. The first player moves in a room, then the second
    // player, and then both go to the next room.
    function first_room({ position, shape: { piles } }) {
        const here = Number(/in room (\d+)/.exec(position)[1]) - 1, is_second = position.includes("Nhoj to move");
        const moves = piles.map(remoteness), half = (room) => is_second && room === here ? 1 : 0;
        const visit = (room) => piles.length * Math.floor((moves[room] + half(room)) / 2) + (room - here + piles.length) % piles.length;
        const room = range(piles.length).sort((a, b) => visit(a) - visit(b))[0];
        const does_first_lose = (moves[room] + half(room)) % 2 === 0;
        return { moves, room, is_lost: does_first_lose !== is_second };
    }

    const is_removal = ({ position }) => position.endsWith("may be taken away");
    const is_named = (position) => position.endsWith("is named");

    // Returns whether some of the piles have the nim-sum 0.
    function is_dependent(piles) {
        const sums = new Set([0]);
        return piles.some((pile) => {
            if (sums.has(pile)) return true;
            for (const sum of [...sums]) sums.add(sum ^ pile);
            return false;
        });
    }

    // Returns the distance of each vertex of a tree from the root.
    function depths(shape, root) {
        const { above, order } = rooted(shape, root), depth = Array(shape.vertices).fill(0);
        for (const vertex of order.slice(1)) depth[vertex] = depth[above[vertex]] + 1;
        return depth;
    }

    const longest_path = (shape) => Math.max(...shape.marks.map((mark) => Math.max(...shape.marks.map((other) => depths(shape, mark)[other]))));

    // Returns the distance that presents are moved, 0 if there is no move.
    function reach(graph) {
        const moved = graph.flatMap((position) => position.moves.map(({ words }) => [position.shape, ...words.match(/\d+/g).slice(1).map(Number)]));
        return moved.length ? depths(moved[0][0], moved[0][1])[moved[0][2]] : 0;
    }

    // Returns the numbers of presents on the nodes on odd stairs.
    function odd_stairs(shape, root, k) {
        const depth = depths(shape, root), on_odd = [...new Set(shape.marks)].filter((vertex) => Math.floor(depth[vertex] / k) % 2);
        return on_odd.map((vertex) => shape.marks.filter((mark) => mark === vertex).length);
    }

    // Returns the numbers after the forced move. Returns null if the move is not forced, or if there is no good move: a number is 1,
    // or not exactly one number is odd.
    function forced_numbers(numbers) {
        const odd = numbers.filter((number) => number % 2);
        if (odd.length !== 1 || odd[0] === 1) return null;
        const left = numbers.map((number) => number % 2 ? number - 1 : number), gcd = (a, b) => b ? gcd(b, a % b) : a, common = left.reduce(gcd);
        return left.map((number) => number / common);
    }

    function evens_won(numbers) {
        if (numbers.filter((number) => number % 2 === 0).length % 2) return true;
        const forced_to = forced_numbers(numbers);
        return forced_to !== null && !evens_won(forced_to);
    }

    function has_gap(shape) {
        const places = places_of(shape);
        return places[places.length - 1] - places[places.length - 2] > 1;
    }

    const free_below = (shape) => Math.max(...places_of(shape)) + 1 - places_of(shape).length;

    // Returns the number of piles of one stone, and how many moves the larger piles last: their stones, and their merges.
    function merges(piles) {
        const large = piles.filter((pile) => pile > 1);
        return { ones: piles.filter((pile) => pile === 1).length, steps: total(large) + large.length - 1 };
    }

    // Returns the number of the king among the persons below the top, counted from the top; 0 if the king is at the top.
    const king_of = (shape) => shape.others[0][1] === 0 ? 0 : places_of(shape).filter((place) => place > 0 && place <= shape.others[0][1]).length;

    // Returns every second gap above a person, from the last person.
    function climbing_gaps(shape) {
        const places = places_of(shape).filter(Boolean);
        const all = places.map((place, i) => i ? place - places[i - 1] - 1 : place - (king_of(shape) === 2 ? 1 : 0));
        return all.reverse().filter((_, i) => i % 2 === 0);
    }

    // Returns the cells that the hole can reach, with their neighbours, and the cell of the hole. The colours of the cells
    // on the way of the hole alternate, and begin with the colour of the player to move.
    function hole_paths({ position, shape: { rows, columns, marks, blocked: [hole] } }) {
        const white = new Set(marks.map(String)), is_rabbits = position.startsWith("the Rabbit");
        const cells = range(rows).flatMap((row) => range(columns).map((column) => [row, column]));
        const near = new Map(cells.filter((cell) => {
            const is_odd = (cell[0] + cell[1] + hole[0] + hole[1]) % 2 === 1;
            return String(cell) === String(hole) || white.has(String(cell)) === (is_odd === is_rabbits);
        }).map((cell) => [String(cell), cell]));
        for (const [key, [row, column]] of near) {
            near.set(key, [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]].map(String).filter((cell) => near.has(cell)));
        }
        return { near, hole: String(hole) };
    }

    // Returns the intervals of a board, each in a row: those that are not chosen (the marks), and those that are (the others).
    function intervals({ rows, marks, others }) {
        const in_rows = (cells) => range(rows).map((row) => cells.filter((cell) => cell[0] === row).map(([, column]) => column)).filter((row) => row.length);
        const [free, chosen] = [marks, others].map((cells) => in_rows(cells).map((columns) => [Math.min(...columns), Math.max(...columns) + 1]));
        return { free, chosen };
    }

    // Returns the Grundy value of the part of a line between two cells.
    function value_between(all, from, to) {
        const inside = all.filter(([begin, end]) => from <= begin && end <= to);
        return mex(inside.map(([begin, end]) => value_between(inside, from, begin) ^ value_between(inside, end, to)));
    }

    // Returns the heights of the trees of words that may still be added: a missing child of a vertex above a word.
    function free_trees(words, length) {
        const begun = new Set(words.flatMap((word) => range(word.length + 1).map((end) => word.slice(0, end))));
        const inner = [...begun].filter((word) => !words.includes(word));
        return inner.flatMap((word) => ["0", "1"].filter((digit) => !begun.has(word + digit)).map(() => length - word.length));
    }

    // Returns the numbers of odd and even numbers that are left, and the parity of the count of odd numbers that the player
    // to move needs.
    function odd_and_even({ position, shape: { rows: [numbers, [sum]] } }) {
        const odd = numbers.filter((number) => number % 2 !== 0).length, is_alice = position.startsWith("Alice");
        return { odd, even: numbers.length - odd, wanted: Math.abs(is_alice ? Number(sum) : Number(sum) + odd + 1) % 2 };
    }

    function parity_lost({ odd, even, wanted }) {
        const remainder = (odd + 2 * wanted) % 4;
        return remainder === 2 || remainder === 1 && even % 2 === 0;
    }

    // Returns whether the numbers form two halves with equal sums.
    function has_halves(numbers) {
        const sums = new Set([0]);
        for (const number of numbers) for (const sum of [...sums]) sums.add(sum + number);
        return sums.has(total(numbers) / 2);
    }

    const chosen_in = ({ position }) => Number((/number (\d+) is chosen/.exec(position) || [0, 0])[1]) - 1; // -1: no number

    // Returns the answers to the chosen number that leave halves with equal sums.
    function answers_to(position) {
        const { piles } = position.shape, chosen = chosen_in(position);
        return range(piles.length).filter((i) => {
            const least = Math.min(piles[i], piles[chosen]);
            return i !== chosen && piles[i] && has_halves(piles.map((pile, j) => j === i || j === chosen ? pile - least : pile));
        });
    }

    const unequal = (piles) => new Set(piles).size === piles.length;
    const moves_to_stairs = (piles) => total(piles) - piles.length * (piles.length - 1) / 2;

    // Returns whether a move leaves different piles.
    const has_safe_move = (piles) => piles.some((pile, i) => pile > 0 && unequal(piles.map((each, j) => j === i ? each - 1 : each)));

    // Returns the number of edges to the next 0, clockwise and counterclockwise.
    const to_zero = (ring) => [ring.indexOf(0), [...ring].reverse().indexOf(0)];

    // Returns the values of the keys of parts, computed from the Grundy values of the positions. A key may remain unknown.
    function solved(graph, values, parts) {
        const known = new Map();
        const order = graph.map((_, i) => i).sort((a, b) => graph[a].length - graph[b].length);
        for (const i of order) if (!graph[i].moves.length) for (const { key } of parts[i]) known.set(key, 0);
        for (let grows = true; grows;) {
            grows = false;
            for (const i of order) {
                const unknown = parts[i].filter(({ key }) => !known.has(key));
                const odd = [...new Set(unknown.map(({ key }) => key))];
                if (odd.length !== 1 || unknown.length % 2 === 0) continue;
                known.set(odd[0], parts[i].reduce((sum, { key }) => known.has(key) ? sum ^ known.get(key) : sum, values[i]));
                grows = true;
            }
        }
        return known;
    }

    // Returns the parts of the positions of a game by a theorem, and whether the player to move loses. Returns null if the
    // theorem does not agree with the search.
    function sum_of({ title, parts: parts_of, is_misere }, graph, values) {
        let parts = graph.map((position) => parts_of(position.shape, position));
        if (parts.includes(null)) return null;
        if (parts.some((each) => each.some(({ key }) => key !== undefined))) {
            if (!values) return null;
            const known = solved(graph, values, parts);
            if (parts.some((each) => each.some(({ key }) => !known.has(key)))) return null;
            parts = parts.map((each) => each.map((part) => ({ ...part, value: known.get(part.key) })));
        }
        const sums = parts.map((each) => xor(each.map(({ value }) => value)));
        const is_single = (i) => Boolean(is_misere) && parts[i].every(({ value }) => value < 2); // then the rule is the opposite one
        const is_lost = (i) => (sums[i] === 0) !== is_single(i);
        const agrees = graph.every((position, i) => is_lost(i) === (position.outcome === "P") && (!values || is_misere || sums[i] === values[i]));
        return agrees ? { title, of: (i) => parts[i], sum: (i) => sums[i], is_lost, is_single } : null;
    }

    function rule_of({ title, of, is_lost, tell }, graph) {
        const numbers = of ? of(graph) : {};
        if (!graph.every((position) => is_lost(position, numbers) === (position.outcome === "P"))) return null;
        return { title, tell: (i) => tell(graph[i], numbers), is_lost: (i) => is_lost(graph[i], numbers), says: (position) => is_lost(position, numbers) };
    }

    // Returns the reasons that a theorem gives in a game: `split` (a sum) or `rule`. Returns {} if the game has no theorem, or
    // if the theorem does not agree with the search on some position. `values` are the Grundy values of the search, or null.
    function of(word, graph, values) {
        if (!word || graph.some(({ outcome, score }) => outcome === "D" || score !== undefined)) return {};
        if (!graph.every(({ shape }) => (SUMS[word] || RULES[word]).kinds.includes(shape.kind))) return {};
        return SUMS[word] ? { split: sum_of(SUMS[word], graph, values) } : { rule: rule_of(RULES[word], graph) };
    }

    return { of, words: Object.keys({ ...SUMS, ...RULES }) };
})();
