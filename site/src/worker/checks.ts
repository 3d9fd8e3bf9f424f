// checks: the functions __ubsan_handle_*, which a program with checks calls when a check fails. The first argument
// describes the place.
import { type Memory, Stop } from "./memory";

const HAS_TYPE = /out_of_bounds|overflow|divrem|shift/;
const HAS_VALUES = /out_of_bounds|(add|sub|mul|negate)_overflow|divrem/;
const HAS_INDEX = /out_of_bounds/;

function fail({ view, bytes }: Memory, name: string, data: number, values: number[]): never {
    const text = (at: number) => {
        let end = at;
        while (bytes(end, 1)[0]) ++end;
        return new TextDecoder().decode(bytes(at, end - at));
    };
    const at = (offset: number) => view().getUint32(data + offset, true);
    const place = at(0) ? { file: text(at(0)), line: at(4) } : { file: "", line: 0 };
    const type = HAS_TYPE.test(name) && at(12) ? text(at(12) + 4) : "";
    const typeOfValues = HAS_INDEX.test(name) ? at(16) : at(12);
    const value = (given: number) => {
        const info = typeOfValues ? view().getUint16(typeOfValues + 2, true) : 0;
        const bits = 1 << (info >> 1);
        if (bits <= 32) return String(info & 1 ? given | 0 : given >>> 0);
        if (bits > 64) return "?";
        return String(
            info & 1 ? view().getBigInt64(given, true) : view().getBigUint64(given, true),
        );
    };
    throw new Stop({
        end: "check",
        check: name,
        ...place,
        type: type.replace(/^'|'$/g, ""),
        values: HAS_VALUES.test(name) ? values.map(value) : [],
    });
}

// Returns an object that has each function that a program may import.
export function checks(memory: Memory): WebAssembly.ModuleImports {
    const get =
        (_: object, name: string) =>
        (data: number, ...values: number[]) =>
            fail(memory, name, data, values);
    return new Proxy({}, { get });
}
