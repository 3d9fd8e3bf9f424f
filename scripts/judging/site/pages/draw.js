// draw: the picture of a position, as the text of an SVG, from the shape that its oracle gives
// (see play.hpp). The boards that are played and the figures of the lessons are drawn here. Each
// part has a place, such as "cell 0 3", so that a touch and a change of it can be told.
"use strict";

const draw = (function () {
    const MOST_COUNTERS = 60; // of a pile that is drawn as such
    const MOST_CELLS = 40; // on a side of a board that is drawn
    const ON_LINE = matchMedia("(max-width: 30rem)").matches ? 10 : 20; // counters; on a phone they are large enough to touch
    const CELL = 34;
    const STAIR = 40, STEP = 14, MOST_ON_STAIR = 12; // a stair's width and height, and the balls that are drawn on it
    const SQUARE = 30, GAP = 0.5, MOST_SQUARES = 12; // of sheets: those in a row, and the gap between them
    const ROOM = 20; // around a drawn graph, more than the radius of a vertex
    const LETTER = 7.2; // the width of one, on the safe side

    const times = (list, wanted) => list.filter((each) => String(each) === String(wanted)).length;
    const round = (number) => Math.round(10 * number) / 10;
    const text = (x, y, words, kind) => `<text x="${round(x)}" y="${round(y)}"${kind ? ` class="${kind}"` : ""}>${words}</text>`;
    const escaped = (words) => words.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

    // What is drawn of a shape: its frame, and a function that writes the parts, those of the places
    // in a set as changed, or as a map from places says. Nothing if it is too large, or if there are
    // words only. Named vertices stand where they stand in the shape `origin`.
    function drawn(shape, origin) {
        const made = { piles: are_stairs(shape) ? stairs : piles, cells, numbers, graph, rectangles }[shape.kind];
        return made ? made(shape, origin && origin.names && shape.names ? origin : shape) : null;
    }

    const mark_of = (changed, place) => !changed.has(place) ? "" : " " + (changed.get ? changed.get(place) : "changed");
    const group = (kind, place, changed, inner) =>
        `<g class="${kind}${mark_of(changed, place)}" data-place="${place}">${inner}</g>`;

    // Piles that are too large for counters are bars.
    function piles(shape) {
        const largest = Math.max(0, ...shape.piles), left = 24 + 9 * String(largest).length;
        const lines = (pile) => largest > MOST_COUNTERS ? 1 : Math.max(1, Math.ceil(pile / ON_LINE));
        const place_of = (j) => [left + 20 * (j % ON_LINE) + 7 * Math.floor(j % ON_LINE / 5), 22 * Math.floor(j / ON_LINE)];
        const widest = largest > MOST_COUNTERS ? left + 400 : place_of(Math.max(0, Math.min(largest, ON_LINE) - 1))[0] + 12;
        const write = (changed) => {
            let top = 14;
            return shape.piles.map((pile, i) => {
                const y = top;
                top += 22 * lines(pile) + 4;
                const number = text(left - 16, y + 4.5, pile, "left" + mark_of(changed, "pile " + i));
                const counters = largest > MOST_COUNTERS
                    ? [group("bar", `counter ${i} 0`, changed, `<rect x="${left - 8}" y="${y - 8}" width="${round(400 * pile / largest)}" height="16" rx="3"/>`)]
                    : Array.from({ length: pile }, (_, j) => group("counter", `counter ${i} ${j}`, changed,
                        `<rect class="hit" x="${place_of(j)[0] - 10}" y="${y + place_of(j)[1] - 11}" width="20" height="22"/>` +
                        `<circle cx="${place_of(j)[0]}" cy="${y + place_of(j)[1]}" r="8"/>`));
                // The whole row can be touched, and a counter in more than its disc.
                const row = `<rect class="hit" x="0" y="${y - 11}" width="${widest}" height="${22 * lines(pile)}"/>`;
                return `<g class="pile" data-place="pile ${i}">${row}${number}${counters.join("")}</g>`;
            }).join("\n");
        };
        return { left: 0, top: 0, width: widest, height: shape.piles.reduce((sum, pile) => sum + 22 * lines(pile) + 4, 2), write };
    }

    const are_stairs = (shape) => shape.stairs && shape.piles.length > 1 && Math.max(...shape.piles) <= MOST_ON_STAIR;

    // Stairs that go up to the right, with the balls on each. Those that a theorem does not count are pale: the
    // first, the third, ...
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

    // Sheets side by side, each with the lines along which it can be cut.
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

    // How often a cell is marked, out of play, marked for the other player.
    const layers = (shape, place) => [shape.marks, shape.blocked, shape.others].map((list) => times(list, place));

    // The thick frame of what changes keeps within its cell, so that the next cell does not cover it.
    const square = (x, y, width, changes) => {
        const inset = changes ? 1.5 : 0;
        return `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${CELL - 2 * inset}"/>`;
    };
    const hatched = (x, y, width) => `<path d="M${x} ${y + 17}l17 -17M${x} ${y + CELL}L${x + CELL} ${y}M${x + width - 17} ${y + CELL}l17 -17"/>`;

    function cells(shape) {
        if (Math.max(shape.rows, shape.columns) > MOST_CELLS) return null;
        const write = (changed) => Array.from({ length: shape.rows }, (_, row) => Array.from({ length: shape.columns }, (_, column) => {
            const x = CELL * column, y = CELL * row, [marks, blocked, others] = layers(shape, [row, column]);
            const kind = "cell" + (blocked ? " blocked" : "") + (marks ? " mark" : "") + (others ? " other" : "");
            const disc = `<circle cx="${x + CELL / 2}" cy="${y + CELL / 2}" r="11"/>`;
            const place = `cell ${row} ${column}`;
            return group(kind, place, changed, square(x, y, CELL, changed.has(place)) + (blocked ? hatched(x, y, CELL) : "") +
                (marks || others ? disc : "") + (marks > 1 ? text(x + CELL / 2, y + CELL / 2 + 4.5, marks) : ""));
        }).join("")).join("\n");
        return { left: -2, top: -2, width: CELL * shape.columns + 4, height: CELL * shape.rows + 4, write };
    }

    // Nothing is written for a 0. The ends of a row are marked where a move takes one of them.
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

    // Vertices in a circle, neighbours beside each other as far as it goes; vertex 0 is
    // at the bottom.
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

    // Vertices in layers above the marked ones where those are roots, else in a circle.
    function places_of(shape) {
        const depth = new Map(shape.marks.map((vertex) => [vertex, 0])), near = neighbours(shape);
        for (const vertex of depth.keys()) { // which grows
            for (const next of near[vertex]) if (!depth.has(next)) depth.set(next, depth.get(vertex) + 1);
        }
        const is_rooted = !shape.directed && shape.marks.length === 1 && depth.size === shape.vertices &&
            near.some((each) => each.length !== 2);
        if (!is_rooted) return in_circle(near);
        // Above a vertex stand its children, each over as many columns as it has leaves.
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

    // The head of an arrow from a point to the rim of a vertex.
    function arrow([x1, y1], [x2, y2]) {
        const length = Math.hypot(x2 - x1, y2 - y1) || 1, [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
        const corner = (back, aside) => [x2 - back * dx - aside * dy, y2 - back * dy + aside * dx].map(round).join(" ");
        return `<path class="head" d="M${corner(12, 0)}L${corner(21, 5)}L${corner(21, -5)}z"/>`;
    }

    // Where the vertices of a shape stand: those of a name where they stood at first.
    function places_like(shape, origin) {
        const first = places_of(origin);
        if (origin === shape) return first;
        return shape.names.map((name, vertex) => first[name ? origin.names.indexOf(name) : vertex] || [0, 0]);
    }

    // Is a vertex left out: one without a name, or the number 0 of vertices that are counted from 1?
    function is_hidden(shape, vertex) {
        if (times(shape.marks, vertex)) return false;
        if (shape.names) return !shape.names[vertex];
        return vertex === 0 && !shape.edges.some((edge) => edge.includes(0));
    }

    function graph(shape, origin) {
        const places = places_like(shape, origin);
        const hull = places_of(origin).filter((_, vertex) => !is_hidden(origin, vertex)); // of all that is drawn: a curve stays within its points
        const edges = shape.edges.map(([a, b], i) => {
            const same = shape.edges.slice(0, i).filter((edge) => key_of(edge) === key_of([a, b])).length;
            const [[x1, y1], [x2, y2]] = [places[a], places[b]];
            const bend = Math.ceil(same / 2) * (same % 2 ? 18 : -18); // edges beside each other
            const middle = [(x1 + x2) / 2 + bend * Math.sign(y2 - y1 || 1), (y1 + y2) / 2 + (x1 === x2 ? 0 : bend)];
            const size = 2 * (16 + 8 * same);
            hull.push(...(a === b ? [[x1 - size, y1 - size], [x1 + size, y1]] : [middle]));
            const line = a === b
                ? `M${round(x1)} ${round(y1)}c${-size} ${-size} ${size} ${-size} 0 0`
                : `M${round(x1)} ${round(y1)}Q${[...middle, x2, y2].map(round).join(" ")}`;
            const dashes = (shape.others || []).includes(i) ? ' stroke-dasharray="4 5"' : "";
            return `<path class="hit" d="${line}"/><path class="line"${dashes} d="${line}"/>` + (shape.directed && a !== b ? arrow(middle, places[b]) : "");
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

    // The board of a shape; "" if it has none.
    function svg(shape, changed, origin) {
        const made = drawn(shape, origin);
        if (!made || !made.width) return "";
        return `<svg viewBox="${made.left} ${made.top} ${made.width} ${made.height}" width="${made.width}">${made.write(changed || new Set())}</svg>`;
    }

    // The places of a shape that look otherwise in the next one, or the one before.
    function changes(shape, other) {
        if (shape.kind !== other.kind) return new Set();
        return new Set({ piles: of_piles, cells: of_cells, numbers: of_numbers, graph: of_graph, rectangles: of_rectangles, words: () => [] }[shape.kind](shape, other));
    }

    // Pile by pile, or whatever their order, equal piles being the same and the others one after the
    // other: as fewer change. All of a pile if it is split.
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

    // The sheets that the other shape lacks; if two others come from one, the line between these.
    function of_rectangles(shape, other) {
        const lacking = (these, those) => {
            const left = those.map(String);
            return these.map((_, k) => k).filter((k) => {
                const same = left.indexOf(String(these[k]));
                return same < 0 || !left.splice(same, 1);
            });
        };
        const gone = lacking(shape.sizes, other.sizes), made = lacking(other.sizes, shape.sizes).map((k) => other.sizes[k]);
        const found = gone.map((k) => "rectangle " + k);
        if (made.length !== 2 || gone.length !== 1) return found;
        const whole = shape.sizes[gone[0]];
        for (const part of made.flatMap(([a, b]) => [[a, b], [b, a]])) { // they may be turned
            const side = [0, 1].find((each) => part[1 - each] === whole[1 - each] && part[each] < whole[each]);
            if (side !== undefined) return [...found, `cut ${gone[0]} ${"xy"[side]} ${part[side]}`];
        }
        return found;
    }

    function of_cells(shape, other) {
        const found = [], [down, right] = [shape.rows - other.rows, shape.columns - other.columns];
        // A piece in the corner of what is left of a board: the cell to which it goes.
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

    // In each row, what lies between the beginning and the end that are alike.
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

    // A tree whose vertices may have new numbers once a branch is cut: the edge without whose
    // branch it looks like the other, and the branch; in the smaller one, the vertex that carried it.
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

    // The vertices of a tree by those of the tree before a move, which takes a branch or one of several
    // edges side by side, or nothing; null where this is no such pair.
    function followed(shape, other) {
        const is_rooted = (each) => each.kind === "graph" && !each.directed && each.marks.length === 1;
        if (!is_rooted(shape) || !is_rooted(other)) return null;
        const [before, after] = [shape, other].map((each) => {
            const above = Array.from({ length: each.vertices }, () => []), units = new Map();
            const near = neighbours(each), parent = new Map([[each.marks[0], -1]]);
            for (const vertex of parent.keys()) { // which grows
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
        for (const cut of [-1, ...before.parent.keys()]) { // -1: nothing is cut
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

    // The vertex of the second tree that stands where `wanted` stands in the first one without `cut`.
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

    // As in style.css, without its variables.
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

    // A file of its own: a position, and below it those after some moves. Marked is what the next
    // move changes. `moves` are their words; `title` is for those who cannot see it.
    function figure(title, shapes, moves) {
        const boards = shapes.map(drawn), inner = [];
        if (boards.some((board) => !board)) throw new Error("this position has no picture");
        let height = 12;
        boards.forEach((board, i) => {
            if (i) inner.push(text(12, height + 14, "↓ " + escaped(moves[i - 1]), "words"));
            height += i ? 26 : 0;
            const changed = shapes[i + 1] ? changes(shapes[i], shapes[i + 1]) : new Set();
            inner.push(`<g transform="translate(${12 - board.left} ${height - board.top})">\n${board.write(changed).replace(/ data-place="[^"]*"|<(?:path|rect) class="hit"[^>]*\/>/g, "")}\n</g>`);
            height += board.height + 12;
        });
        const width = Math.ceil(Math.max(...boards.map((board) => board.width), ...moves.map((words) => LETTER * (words.length + 2))) + 24);
        return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">\n` +
            `<title>${escaped(title)}</title>\n<style>\n${STYLE}\n</style>\n` +
            `<rect class="page" width="${width}" height="${height}" rx="6"/>\n${inner.join("\n")}\n</svg>\n`;
    }

    return { svg, changes, followed, layers, figure };
})();
