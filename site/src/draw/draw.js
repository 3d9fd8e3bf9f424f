// draw: draws a position as the text of an SVG, from the shape that the oracle writes (see
// play.hpp). It draws the boards of the games and the figures of the lessons. Each part of a picture
// has a place, such as "cell 0 3". The place identifies the part in clicks and in lists of changes.
"use strict";

const draw = (function () {
    const MOST_COUNTERS = 60; // a pile with more counters is drawn as a bar
    const MOST_CELLS = 40; // a board with more cells on a side is not drawn
    const ON_LINE = matchMedia("(max-width: 30rem)").matches ? 10 : 20; // counters in a line; on a phone there are fewer, so that they are large enough to touch
    const CELL = 34, MOST_NAMED = 16; // on a wider board, only every fifth column and row has a number
    const STAIR = 40, STEP = 14, MOST_ON_STAIR = 12; // the width and the height of a stair, and the most balls on a stair
    const SQUARE = 30, GAP = 0.5, MOST_SQUARES = 12; // sheets: the side of a square, the gap between sheets, and the most squares in a row
    const ROOM = 20; // the margin around a graph, larger than the radius of a vertex
    const BIT = 22; // the width of a column of bits
    const LETTER = 7.2; // an upper bound of the width of a letter; a Chinese character is two letters wide

    const times = (list, wanted) => list.filter((each) => String(each) === String(wanted)).length;
    const round = (number) => Math.round(10 * number) / 10;
    const text = (x, y, words, kind) => `<text x="${round(x)}" y="${round(y)}"${kind ? ` class="${kind}"` : ""}>${words}</text>`;
    const escaped = (words) => words.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

    // Returns the frame of a picture, and a function that writes its parts. The argument of the function is the
    // set of changed places, or a map from places to classes. Returns null if the shape is too large or has only
    // words. Named vertices have the same places as in the shape `origin`. `extra` has the `notes` beside piles (see why.js),
    // the piles `before` the last move, and the number of the `first` row and column of a board.
    function drawn(shape, origin, extra) {
        const draw_shape = { piles: are_stairs(shape) ? stairs : piles, cells, numbers, graph, rectangles }[shape.kind];
        return draw_shape ? draw_shape(shape, origin && origin.names && shape.names ? origin : shape, extra || {}) : null;
    }

    const mark_of = (changed, place) => !changed.has(place) ? "" : " " + (changed.get ? changed.get(place) : "changed");
    const group = (kind, place, changed, inner) =>
        `<g class="${kind}${mark_of(changed, place)}" data-place="${place}">${inner}</g>`;

    // Draws piles. If a pile is too large for counters, the piles are bars.
    function piles(shape, _, { notes, before = [] }) {
        const sizes = shape.piles.map((pile, i) => Math.max(pile, before[i] || 0)); // with the counters that were taken
        const largest = Math.max(0, ...sizes), left = 24 + 9 * String(largest).length;
        const lines = (pile) => largest > MOST_COUNTERS ? 1 : Math.max(1, Math.ceil(pile / ON_LINE));
        const place_of = (j) => [left + 20 * (j % ON_LINE) + 7 * Math.floor(j % ON_LINE / 5), 22 * Math.floor(j / ON_LINE)];
        const widest = largest > MOST_COUNTERS ? left + 400 : place_of(Math.max(0, Math.min(largest, ON_LINE) - 1))[0] + 12;
        const first = notes ? 34 : 14, height = sizes.reduce((sum, pile) => sum + 22 * lines(pile) + 4, first - 12);
        const write = (changed) => {
            let top = first;
            const tops = [];
            const rows = shape.piles.map((pile, i) => {
                const y = top;
                tops.push(y);
                top += 22 * lines(sizes[i]) + 4;
                const number = text(left - 16, y + 4.5, pile, "left" + mark_of(changed, "pile " + i));
                const counters = largest > MOST_COUNTERS
                    ? [group("bar", `counter ${i} 0`, changed, `<rect x="${left - 8}" y="${y - 8}" width="${round(400 * pile / largest)}" height="16" rx="3"/>`)]
                    : Array.from({ length: pile }, (_, j) => group("counter", `counter ${i} ${j}`, changed,
                        `<rect class="hit" x="${place_of(j)[0] - 10}" y="${y + place_of(j)[1] - 11}" width="20" height="22"/>` +
                        `<circle cx="${place_of(j)[0]}" cy="${y + place_of(j)[1]}" r="8"/>`));
                const gone = largest > MOST_COUNTERS ? [] : Array.from({ length: sizes[i] - pile }, (_, j) =>
                    `<circle class="gone" cx="${place_of(pile + j)[0]}" cy="${y + place_of(pile + j)[1]}" r="7"/>`);
                // The whole row can be clicked. The clickable area of a counter is larger than its disc.
                const row = `<rect class="hit" x="0" y="${y - 11}" width="${widest}" height="${22 * lines(sizes[i])}"/>`;
                return `<g class="pile" data-place="pile ${i}">${row}${number}${gone.join("")}${counters.join("")}</g>`;
            });
            return [...rows, ...notes ? [bits(notes, tops, widest + 30, height + 10, shape.piles)] : []].join("\n");
        };
        const width = notes ? widest + 30 + BIT * (notes.columns.length + 1) : widest;
        return { left: 0, top: 0, width, height: height + (notes ? 24 : 0), write };
    }

    // Writes the values of piles in binary. `tops` are the places of the piles, `x` is the place of the values, and `y` is the
    // place of the nim-sum. A value is written only if it is not the size of its pile.
    function bits({ rows, columns, sum }, tops, x, y, sizes) {
        const at = (k) => x + BIT * (k + 1);
        const line = (value, top, kind) => columns.map(({ weight }, k) => Math.floor(value / weight) % 2 ? text(at(k), top + 4.5, 1, "one" + kind) : text(at(k), top + 4.5, 0, "zero")).join("");
        const bands = columns.map(({ is_odd, is_repaired }, k) => is_odd || is_repaired
            ? `<rect class="${is_odd ? "odd" : "repaired"}" x="${at(k) - BIT / 2}" y="22" width="${BIT}" height="${y - 10}"/>` : "");
        const has_values = [...rows].some(([pile, { value, is_moved }]) => !is_moved && value !== sizes[pile]);
        return `<g class="notes">${bands.join("")}${columns.map(({ weight }, k) => text(at(k), 16, weight, "zero")).join("")}` +
            [...rows].map(([pile, { value, is_moved }]) => (has_values || is_moved ? text(x, tops[pile] + 4.5, value, is_moved ? "changed" : "") : "") + line(value, tops[pile], is_moved ? " changed" : "")).join("") +
            `<path d="M${x - 12} ${y - 12}H${at(columns.length - 1) + BIT / 2}"/>${text(x - 4, y + 4.5, "⊕ " + sum, "one")}${line(sum, y, "")}</g>`;
    }

    const are_stairs = (shape) => shape.stairs && shape.piles.length > 1 && Math.max(...shape.piles) <= MOST_ON_STAIR;

    // Draws stairs that go up to the right, with their balls. The balls that do not count in the theorem are pale: on
    // the first stair, on the third stair, ...
    function stairs(shape) {
        const count = shape.piles.length, most = Math.max(...shape.piles.map((pile, i) => 22 * pile + STEP * i));
        const base = most + 14, floor = (i) => base - STEP * i;
        const write = (changed) => shape.piles.map((pile, i) => {
            const x = STAIR * i + STAIR / 2, pale = i % 2 ? "" : ' opacity="0.45"';
            const step = `<path class="step" fill="#8883" stroke="#888" d="M${STAIR * i} ${floor(i)}h${STAIR}V${base + 24}h-${STAIR}z"/>`;
            const balls = Array.from({ length: pile }, (_, j) => group("counter", `counter ${i} ${j}`, changed,
                `<rect class="hit" x="${x - 14}" y="${floor(i) - 22 * j - 22}" width="28" height="22"/>` +
                `<circle cx="${x}" cy="${floor(i) - 22 * j - 11}" r="9"/>`));
            return `<g class="pile" data-place="pile ${i}">${step}${text(x, base + 16, i + 1, mark_of(changed, "pile " + i).trim())}<g${pale}>${balls.join("")}</g></g>`;
        }).join("\n");
        return { left: -2, top: -2, width: STAIR * count + 4, height: base + 28, write };
    }

    // Draws sheets side by side, with the lines along which they can be cut.
    function rectangles(shape) {
        const places = [];
        let x = 0, y = 0, shelf = 0, widest = 0;
        for (const [width, height] of shape.sizes) {
            if (x && x + width > MOST_SQUARES) [x, y, shelf] = [0, y + shelf + GAP, 0];
            places.push([x, y]);
            x += width + GAP;
            widest = Math.max(widest, x - GAP);
            shelf = Math.max(shelf, height);
        }
        if (!places.length || widest > MOST_CELLS || y + shelf > MOST_CELLS) return null;
        const size = (squares) => round(SQUARE * squares);
        const write = (changed) => shape.sizes.map(([width, height], k) => {
            const [left, top] = places[k].map(size);
            const cut = (place, line) => group("cut", `cut ${k} ${place}`, changed, `<path class="hit" d="${line}"/><path class="line" stroke-dasharray="3 4" d="${line}"/>`);
            const lines = [
                ...Array.from({ length: width - 1 }, (_, i) => cut("x " + (i + 1), `M${left + SQUARE * (i + 1)} ${top}v${SQUARE * height}`)),
                ...Array.from({ length: height - 1 }, (_, i) => cut("y " + (i + 1), `M${left} ${top + SQUARE * (i + 1)}h${SQUARE * width}`)),
            ];
            return group("rectangle", "rectangle " + k, changed, `<rect fill="#2a9d7033" stroke="#2a9d70" x="${left}" y="${top}" width="${SQUARE * width}" height="${SQUARE * height}" rx="2"/>`) + lines.join("");
        }).join("\n");
        return { left: -3, top: -3, width: size(widest) + 6, height: size(y + shelf) + 6, write };
    }

    // Returns how often a cell is in the three lists: marked, blocked, marked for the other player.
    const layers = (shape, place) => [shape.marks, shape.blocked, shape.others].map((list) => times(list, place));

    // The thick frame of a changed cell is inside the cell, so that the next cell does not cover the frame.
    const square = (x, y, width, changes) => {
        const inset = changes ? 1.5 : 0;
        return `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${CELL - 2 * inset}"/>`;
    };
    const hatched = (x, y, width) => `<path d="M${x} ${y + 17}l17 -17M${x} ${y + CELL}L${x + CELL} ${y}M${x + width - 17} ${y + CELL}l17 -17"/>`;

    // Draws a board. Below and at the right are the numbers of its columns and rows, if `first` is the number of the first
    // one. If `first` is null, their place is empty.
    function cells(shape, _, { first }) {
        if (Math.max(shape.rows, shape.columns) > MOST_CELLS) return null;
        const write = (changed) => Array.from({ length: shape.rows }, (_, row) => Array.from({ length: shape.columns }, (_, column) => {
            const x = CELL * column, y = CELL * row, [marks, blocked, others] = layers(shape, [row, column]);
            const kind = "cell" + (blocked ? " blocked" : "") + (marks ? " mark" : "") + (others ? " other" : "");
            const disc = `<circle cx="${x + CELL / 2}" cy="${y + CELL / 2}" r="11"/>`;
            const place = `cell ${row} ${column}`;
            return group(kind, place, changed, square(x, y, CELL, changed.has(place)) + (blocked ? hatched(x, y, CELL) : "") +
                (marks || others ? disc : "") + (marks > 1 ? text(x + CELL / 2, y + CELL / 2 + 4.5, marks) : ""));
        }).join("")).join("\n") + names;
        const band = first === undefined ? 0 : 16, has_rows = shape.rows > 1;
        const is_wide = shape.columns > MOST_NAMED, name = (i, x, y) => is_wide && (first + i) % 5 ? "" : text(x, y, first + i, is_wide ? "coordinate wide" : "coordinate");
        const names = typeof first !== "number" ? "" :
            Array.from({ length: shape.columns }, (_, i) => name(i, CELL * (i + 0.5), CELL * shape.rows + 14)).join("") +
            (has_rows ? Array.from({ length: shape.rows }, (_, i) => name(i, CELL * shape.columns + 12, CELL * (i + 0.5) + 4.5)).join("") : "");
        return { left: -2, top: -2, width: CELL * shape.columns + 4 + (has_rows ? 1.25 * band : 0), height: CELL * shape.rows + 4 + band, write };
    }

    // Draws rows of numbers. A 0 is an empty cell, unless the shape has `zeros`. The ends of a row are marked if a
    // move takes an end.
    function numbers(shape) {
        const columns = Math.max(0, ...shape.rows.map((row) => row.length));
        const longest = Math.max(0, ...shape.rows.flat().map((number) => String(number).length));
        const is_fitting = columns > 0 && columns * (longest + 1) <= MOST_CELLS && shape.rows.length <= MOST_CELLS;
        if (!is_fitting) return null;
        const width = Math.max(CELL, 9 * longest + 14);
        const write = (changed) => shape.rows.map((row, i) => Array.from({ length: columns }, (_, j) => {
            const is_end = shape.ends && (j === 0 || j === row.length - 1), is_out = row[j] === undefined;
            const kind = "number" + (is_out ? " blocked" : is_end ? " end" : "");
            const place = `number ${i} ${j}`;
            return group(kind, place, changed, square(width * j, CELL * i, width, changed.has(place)) +
                (is_out ? hatched(width * j, CELL * i, width) : "") +
                (row[j] || shape.zeros && !is_out ? text(width * (j + 0.5), CELL * i + CELL / 2 + 5, row[j]) : ""));
        }).join("")).join("\n");
        return { left: -2, top: -2, width: width * columns + 4, height: CELL * shape.rows.length + 4, write };
    }

    // Places the vertices on a circle, if possible with neighbours next to each other. Vertex 0 is at the bottom.
    function in_circle(near) {
        const places = [], radius = 30 + 9 * near.length;
        let count = 0;
        const visit = (vertex) => {
            if (places[vertex]) return;
            const angle = Math.PI / 2 + 2 * Math.PI * count++ / near.length;
            places[vertex] = [radius * Math.cos(angle), radius * Math.sin(angle)];
            near[vertex].forEach(visit);
        };
        near.forEach((_, vertex) => visit(vertex));
        return places;
    }

    function neighbours(shape) {
        const near = Array.from({ length: shape.vertices }, () => []);
        for (const [a, b] of shape.edges) {
            near[a].push(b);
            near[b].push(a);
        }
        return near;
    }

    // Places the vertices in layers above the marked vertex if it is a root, else on a circle.
    function places_of(shape) {
        const depth = new Map(shape.marks.map((vertex) => [vertex, 0])), near = neighbours(shape);
        for (const vertex of depth.keys()) { // the map grows in the loop
            for (const next of near[vertex]) if (!depth.has(next)) depth.set(next, depth.get(vertex) + 1);
        }
        const is_rooted = !shape.directed && shape.marks.length === 1 && depth.size === shape.vertices &&
            near.some((each) => each.length !== 2);
        if (!is_rooted) return in_circle(near);
        // The children of a vertex are above it. A child with n leaves has the width of n columns.
        const places = [];
        let column = 0;
        const known = new Set(shape.marks);
        const place = (vertex) => {
            const children = near[vertex].filter((next) =>
                depth.get(next) === depth.get(vertex) + 1 && !known.has(next) && known.add(next));
            const first = column;
            children.forEach(place);
            if (!children.length) ++column;
            places[vertex] = [40 * (first + column - 1) / 2, -52 * depth.get(vertex)];
        };
        place(shape.marks[0]);
        return places;
    }

    const key_of = ([a, b]) => Math.min(a, b) + "," + Math.max(a, b);

    // Returns the head of an arrow from a point to the rim of a vertex.
    function arrow([x1, y1], [x2, y2]) {
        const length = Math.hypot(x2 - x1, y2 - y1) || 1, [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
        const corner = (back, aside) => [x2 - back * dx - aside * dy, y2 - back * dy + aside * dx].map(round).join(" ");
        return `<path class="head" d="M${corner(12, 0)}L${corner(21, 5)}L${corner(21, -5)}z"/>`;
    }

    // Returns the places of the vertices. Vertices with the same name as in `origin` have the places of `origin`.
    function places_like(shape, origin) {
        const first = places_of(origin);
        if (origin === shape) return first;
        return shape.names.map((name, vertex) => first[name ? origin.names.indexOf(name) : vertex] || [0, 0]);
    }

    // Returns whether a vertex is not drawn: it has no name, or it is the unused vertex 0 of a graph whose vertices are
    // counted from 1.
    function is_hidden(shape, vertex) {
        if (times(shape.marks, vertex)) return false;
        if (shape.names) return !shape.names[vertex];
        return vertex === 0 && !shape.edges.some((edge) => edge.includes(0));
    }

    function graph(shape, origin) {
        const places = places_like(shape, origin);
        const hull = places_of(origin).filter((_, vertex) => !is_hidden(origin, vertex)); // points around all that is drawn; a curve is inside the hull of its control points
        const edges = shape.edges.map(([a, b], i) => {
            const same = shape.edges.slice(0, i).filter((edge) => key_of(edge) === key_of([a, b])).length;
            const [[x1, y1], [x2, y2]] = [places[a], places[b]];
            const bend = Math.ceil(same / 2) * (same % 2 ? 18 : -18); // parallel edges are curved
            const middle = [(x1 + x2) / 2 + bend * Math.sign(y2 - y1 || 1), (y1 + y2) / 2 + (x1 === x2 ? 0 : bend)];
            const size = 2 * (16 + 8 * same);
            hull.push(...(a === b ? [[x1 - size, y1 - size], [x1 + size, y1]] : [middle]));
            const line = a === b
                ? `M${round(x1)} ${round(y1)}c${-size} ${-size} ${size} ${-size} 0 0`
                : `M${round(x1)} ${round(y1)}Q${[...middle, x2, y2].map(round).join(" ")}`;
            const weight = !shape.weights ? "" : a === b ? text(x1, y1 - size / 2 - 6, shape.weights[i])
                : text((x1 + 2 * middle[0] + x2) / 4, (y1 + 2 * middle[1] + y2) / 4 + 4, shape.weights[i]);
            const dashes = (shape.others || []).includes(i) ? ' stroke-dasharray="4 5"' : "";
            return `<path class="hit" d="${line}"/><path class="line"${dashes} d="${line}"/>` + (shape.directed && a !== b ? arrow(middle, places[b]) : "") + weight;
        });
        const write = (changed) => {
            const vertices = places.map(([x, y], vertex) => {
                const marks = times(shape.marks, vertex);
                if (is_hidden(shape, vertex)) return "";
                const own = shape.names ? shape.names[vertex] : vertex;
                const name = marks > 1 ? "×" + marks : shape.directed || !marks ? own : "";
                return group(marks ? "vertex mark" : "vertex", "vertex " + vertex, changed,
                    `<circle cx="${round(x)}" cy="${round(y)}" r="11"/>` + (name === "" ? "" : text(x, y + 4, name)));
            });
            return [...edges.map((edge, i) => group("edge", "edge " + i, changed, edge)), ...vertices].join("\n");
        };
        const ends = [0, 1].map((axis) => hull.map((point) => point[axis]));
        const [left, top] = ends.map((all) => Math.floor(Math.min(...all) - ROOM));
        const [width, height] = ends.map((all, axis) => Math.ceil(Math.max(...all) + ROOM - [left, top][axis]));
        return { left, top, width, height, write };
    }

    // Returns the SVG of a shape, "" if it has no picture.
    function svg(shape, changed, origin, extra) {
        const board = drawn(shape, origin, extra);
        if (!board || !board.width) return "";
        return `<svg viewBox="${board.left} ${board.top} ${board.width} ${board.height}" width="${board.width}">${board.write(changed || new Set())}</svg>`;
    }

    // Returns the places of a shape that look different in another shape, before or after a move.
    function changes(shape, other) {
        if (shape.kind !== other.kind) return new Set();
        return new Set({ piles: of_piles, cells: of_cells, numbers: of_numbers, graph: of_graph, rectangles: of_rectangles, words: () => [] }[shape.kind](shape, other));
    }

    // Compares piles in two ways: pile by pile, or in any order, with equal piles matched first. Uses the way with fewer
    // changed piles. If a pile is split, the whole pile is changed.
    function of_piles(shape, other) {
        const apart = shape.piles.map((_, i) => i).filter((i) => shape.piles[i] !== other.piles[i]);
        const left = other.piles.slice();
        let changed = shape.piles.map((_, i) => i).filter((i) => {
            const same = left.indexOf(shape.piles[i]);
            return same < 0 || !left.splice(same, 1);
        });
        let after = left;
        if (shape.piles.length === other.piles.length && apart.length <= changed.length) {
            changed = apart;
            after = apart.map((i) => other.piles[i]);
        }
        const are_bars = Math.max(...shape.piles) > MOST_COUNTERS;
        return changed.flatMap((i, number) => {
            const first = are_bars || after.length > changed.length ? 0 : after[number] || 0, last = are_bars ? 1 : shape.piles[i];
            return ["pile " + i, ...Array.from({ length: Math.max(0, last - first) }, (_, j) => `counter ${i} ${first + j}`)];
        });
    }

    // Returns the sheets that the other shape does not contain. If a sheet is cut into two, returns also the line of the cut.
    function of_rectangles(shape, other) {
        const lacking = (these, those) => {
            const left = those.map(String);
            return these.map((_, k) => k).filter((k) => {
                const same = left.indexOf(String(these[k]));
                return same < 0 || !left.splice(same, 1);
            });
        };
        const gone = lacking(shape.sizes, other.sizes), added = lacking(other.sizes, shape.sizes).map((k) => other.sizes[k]);
        const found = gone.map((k) => "rectangle " + k);
        if (added.length !== 2 || gone.length !== 1) return found;
        const whole = shape.sizes[gone[0]];
        for (const part of added.flatMap(([a, b]) => [[a, b], [b, a]])) { // the new sheets may be turned
            const side = [0, 1].find((each) => part[1 - each] === whole[1 - each] && part[each] < whole[each]);
            if (side !== undefined) return [...found, `cut ${gone[0]} ${"xy"[side]} ${part[side]}`];
        }
        return found;
    }

    function of_cells(shape, other) {
        const found = [], [down, right] = [shape.rows - other.rows, shape.columns - other.columns];
        // The piece is in the corner, and the board is the rest of a larger board: returns also the cell to which the piece goes.
        const is_rest = (each) => each.marks.length === 1 && String(each.marks[0]) === "0,0";
        if ((down || right) && is_rest(shape) && is_rest(other)) {
            return down < 0 || right < 0 ? ["cell 0 0"] : ["cell 0 0", `cell ${down} ${right}`];
        }
        for (let row = 0; row < shape.rows; ++row) {
            for (let column = 0; column < shape.columns; ++column) {
                const [here, there] = [shape, other].map((each) => String(layers(each, [row, column])));
                if (here !== there) found.push(`cell ${row} ${column}`);
            }
        }
        return found;
    }

    // Returns for each row the places between the equal beginning and the equal end.
    function of_numbers(shape, other) {
        return shape.rows.flatMap((row, i) => {
            const after = other.rows[i] || [], most = Math.min(row.length, after.length);
            let first = 0, last = 0;
            while (first < most && row[first] === after[first]) ++first;
            while (last < most - first && row[row.length - 1 - last] === after[after.length - 1 - last]) ++last;
            const places = row.map((_, j) => j).slice(first, row.length - last);
            return places.filter((j) => row.length !== after.length || row[j] !== after[j]).map((j) => `number ${i} ${j}`);
        });
    }

    function of_graph(shape, other) {
        const are_named = shape.names && other.names;
        if (shape.vertices !== other.vertices && !are_named) return of_tree(shape, other);
        const named = (each, edge) => are_named ? edge.map((vertex) => each.names[vertex]) : edge;
        const key = (each, edge) => shape.directed ? String(named(each, edge)) : named(each, edge).map(String).sort().join();
        const left = other.edges.map((edge) => key(other, edge));
        const found = [];
        shape.edges.forEach((edge, i) => {
            const same = left.indexOf(key(shape, edge));
            if (same >= 0) left.splice(same, 1);
            else found.push("edge " + i);
        });
        for (let vertex = 0; vertex < shape.vertices; ++vertex) {
            const twin = are_named && shape.names[vertex] ? other.names.indexOf(shape.names[vertex]) : vertex;
            const is_gone = are_named && shape.names[vertex] && twin < 0;
            if (is_gone || times(shape.marks, vertex) !== times(other.marks, twin)) found.push("vertex " + vertex);
        }
        return found;
    }

    // Compares two trees whose vertices may have new numbers after a branch is cut. In the larger tree, finds the edge
    // without whose branch the tree looks like the other tree, and returns the edge and the branch. In the smaller
    // tree, returns the vertex below the branch.
    function of_tree(shape, other) {
        const is_tree = (each) => each.edges.length === each.vertices - 1 && each.marks.length === 1;
        if (!is_tree(shape) || !is_tree(other)) return [];
        const is_before = shape.vertices > other.vertices;
        const [whole, rest] = is_before ? [shape, other] : [other, shape];
        const near = [neighbours(whole), neighbours(rest)];
        const others = [whole, rest].map((each) => new Set((each.others || []).map((i) => key_of(each.edges[i]))));
        const looks = (side, vertex, from, without) => (others[side].has(key_of([from, vertex])) ? "-(" : "(") +
            near[side][vertex].filter((next) => next !== from && next !== without)
                .map((next) => looks(side, next, vertex, without)).sort().join("") + ")";
        const wanted = looks(1, rest.marks[0], -1, -1);
        const branch = (vertex, from) => [vertex, ...near[0][vertex].filter((next) => next !== from).flatMap((next) => branch(next, vertex))];
        const parents = new Map([[whole.marks[0], -1]]);
        for (const vertex of parents.keys()) for (const next of near[0][vertex]) if (!parents.has(next)) parents.set(next, vertex);
        for (const [cut, below] of parents) {
            if (below < 0 || looks(0, whole.marks[0], -1, cut) !== wanted) continue;
            const gone = branch(cut, below);
            if (!is_before) return ["vertex " + twin(near, whole.marks[0], rest.marks[0], looks, cut, below)];
            const edges = whole.edges.map((edge, i) => edge.some((end) => gone.includes(end)) ? "edge " + i : "");
            return [...edges.filter(Boolean), ...gone.map((vertex) => "vertex " + vertex)];
        }
        return [];
    }

    // Returns for each vertex of a tree the same vertex in the tree before a move. The move cuts a branch or one of
    // several parallel edges, or changes nothing. Returns null for any other pair of shapes.
    function followed(shape, other) {
        const is_rooted = (each) => each.kind === "graph" && !each.directed && each.marks.length === 1;
        if (!is_rooted(shape) || !is_rooted(other)) return null;
        const [before, after] = [shape, other].map((each) => {
            const above = Array.from({ length: each.vertices }, () => []), units = new Map();
            const near = neighbours(each), parent = new Map([[each.marks[0], -1]]);
            for (const vertex of parent.keys()) { // the map grows in the loop
                for (const next of near[vertex]) {
                    if (parent.get(vertex) === next) continue;
                    if (parent.has(next)) {
                        if (parent.get(next) !== vertex) return null; // a cycle
                    } else {
                        parent.set(next, vertex);
                        above[vertex].push(next);
                    }
                }
            }
            each.edges.forEach(([a, b], i) => {
                const vertex = parent.get(b) === a ? b : a;
                units.set(vertex, (units.get(vertex) || "") + ((each.others || []).includes(i) ? "-" : "+"));
            });
            return { above, units, parent, root: each.marks[0] };
        });
        if (!before || !after) return null;
        const looks = (tree, vertex, cut) => (vertex === tree.root ? "" : vertex === cut ? tree.units.get(vertex).slice(1) : tree.units.get(vertex)) +
            "(" + tree.above[vertex].filter((next) => next !== cut || tree.units.get(next).length > 1).map((next) => looks(tree, next, cut)).sort().join("") + ")";
        const wanted = looks(after, after.root, -1);
        for (const cut of [-1, ...before.parent.keys()]) { // -1: no edge is cut
            if (cut === before.root || looks(before, before.root, cut) !== wanted) continue;
            const found = [];
            const match = (a, b) => {
                found[b] = a;
                const left = before.above[a].filter((next) => next !== cut || before.units.get(next).length > 1);
                for (const next of after.above[b]) {
                    const same = left.findIndex((each) => looks(before, each, cut) === looks(after, next, -1));
                    match(left.splice(same, 1)[0], next);
                }
            };
            match(before.root, after.root);
            return found;
        }
        return null;
    }

    // Returns the vertex of the second tree that corresponds to `wanted` in the first tree without `cut`.
    function twin(near, first, second, looks, cut, wanted) {
        const search = (a, from_a, b, from_b) => {
            if (a === wanted) return b;
            const left = near[1][b].filter((next) => next !== from_b);
            for (const next of near[0][a].filter((each) => each !== from_a && each !== cut)) {
                const at = left.findIndex((each) => looks(1, each, b, -1) === looks(0, next, a, cut));
                const found = search(next, a, left.splice(at, 1)[0], b);
                if (found !== undefined) return found;
            }
            return undefined;
        };
        return search(first, -1, second, -1);
    }

    // The rules of style.css for figures, without variables.
    const STYLE = [
        ["#fbfaf7", "#1d1d1b", "#6b6b66", "#d6d3ca", "#0b6e4f", "#b35c00"],
        ["#16181c", "#e4e2dc", "#a5a8ad", "#4a4f57", "#6fd3a8", "#f0b35e"],
    ].map(([paper, ink, soft, line, green, amber]) => [
        `.page,.cell rect,.number rect,.vertex circle,.other circle{fill:${paper}}`,
        `text{fill:${ink};font:13px sans-serif;text-anchor:middle}.left{text-anchor:end}.words{text-anchor:start;fill:${soft}}`,
        `.cell rect,.number rect{stroke:${line}}.blocked path{stroke:${line};stroke-width:2}`,
        `.counter circle,.bar rect,.mark circle{fill:${green}}.other circle,.mark circle{stroke:${green};stroke-width:3}`,
        `.mark text{fill:${paper};font-weight:bold}.line{fill:none;stroke:${soft};stroke-width:2}.head{fill:${soft}}`,
        `.vertex circle{stroke:${soft};stroke-width:1.5}.vertex.mark circle{fill:${green}}.vertex text{font-size:11px}.end rect{stroke:${green};stroke-width:2}`,
        `.changed circle,.changed .line{stroke:${amber};stroke-width:4}.changed rect{stroke:${amber};stroke-width:3}text.changed{font-weight:bold}`,
    ].join("\n")).map((rules, is_dark) => is_dark ? `@media (prefers-color-scheme:dark){\n${rules}\n}` : rules).join("\n");

    const width_of = (words) => LETTER * words.replace(/[\u2e80-\uffff]/g, "xx").length;

    // Returns an SVG file with a position, and below it the positions after some moves. In each position, the parts
    // that the next move changes are marked. `moves` are the words of the moves; `title` is for screen readers.
    function figure(title, shapes, moves) {
        const boards = shapes.map((shape) => drawn(shape)), inner = [];
        if (boards.some((board) => !board)) throw new Error("this position has no picture");
        let height = 12;
        boards.forEach((board, i) => {
            if (i) inner.push(text(12, height + 14, "↓ " + escaped(moves[i - 1]), "words"));
            height += i ? 26 : 0;
            const changed = shapes[i + 1] ? changes(shapes[i], shapes[i + 1]) : new Set();
            inner.push(`<g transform="translate(${12 - board.left} ${height - board.top})">\n${board.write(changed).replace(/ data-place="[^"]*"|<(?:path|rect) class="hit"[^>]*\/>/g, "")}\n</g>`);
            height += board.height + 12;
        });
        const width = Math.ceil(Math.max(...boards.map((board) => board.width), ...moves.map((words) => width_of("↓ " + words))) + 24);
        return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">\n` +
            `<title>${escaped(title)}</title>\n<style>\n${STYLE}\n</style>\n` +
            `<rect class="page" width="${width}" height="${height}" rx="6"/>\n${inner.join("\n")}\n</svg>\n`;
    }

    return { svg, changes, followed, layers, figure };
})();
