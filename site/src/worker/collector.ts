// collector: collects the bytes that a program writes to a file, and keeps at most `most` of them.
const CHUNK = 1 << 16;

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Collector {
    // Returns false if this is too much.
    add(piece: Uint8Array): boolean;
    // Returns the bytes that were added since the last call.
    take(): Bytes;
    bytes(): Bytes;
}

export function collector(most: number): Collector {
    const chunks: Bytes[] = [];
    let used = CHUNK;
    let written = 0;
    let taken = 0;
    function bytes(): Bytes {
        const all = new Uint8Array(chunks.length ? (chunks.length - 1) * CHUNK + used : 0);
        chunks.forEach((chunk, i) =>
            all.set(i < chunks.length - 1 ? chunk : chunk.subarray(0, used), i * CHUNK),
        );
        return all;
    }
    return {
        add(piece) {
            written += piece.length;
            if (written > most) return false;
            for (let at = 0; at < piece.length;) {
                if (used === CHUNK) {
                    chunks.push(new Uint8Array(CHUNK));
                    used = 0;
                }
                const part = piece.subarray(at, at + CHUNK - used);
                chunks[chunks.length - 1].set(part, used);
                used += part.length;
                at += part.length;
            }
            return true;
        },
        take() {
            const all = bytes();
            const from = taken;
            taken = all.length;
            return all.subarray(from);
        },
        bytes,
    };
}
