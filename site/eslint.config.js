import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const NAMES = [
    { selector: "default", format: ["camelCase"], leadingUnderscore: "forbid" },
    { selector: "import", format: null },
    { selector: "variable", format: ["camelCase", "UPPER_CASE"] },
    { selector: "parameter", format: ["camelCase"], leadingUnderscore: "allow" },
    { selector: "typeLike", format: ["PascalCase"] },
    // names from outside, such as time_ms in a pack and fd_read of WASI
    { selector: "property", format: null },
    { selector: "classMethod", filter: "^(line_end|at_end)$", format: null },
    { selector: "objectLiteralMethod", format: null },
    { selector: "variable", modifiers: ["destructured"], format: null },
];

const NODE = Object.fromEntries(
    ["console", "process", "Response", "TextDecoder"].map((name) => [name, "readonly"]),
);

export default defineConfig(
    globalIgnores(["node_modules", "tests/judge_all.mjs"]),
    js.configs.recommended,
    {
        files: ["**/*.ts"],
        extends: [tseslint.configs.strict],
        rules: {
            complexity: ["error", 15],
            "max-depth": ["error", 4],
            "max-lines": ["error", 300],
            "no-control-regex": "off", // words.ts and finder.ts look for ASCII
            "prefer-const": "error",
            eqeqeq: "error",
            "@typescript-eslint/naming-convention": ["error", ...NAMES],
            "@typescript-eslint/consistent-type-imports": "error",
            "@typescript-eslint/no-non-null-assertion": "off", // a template has the element, a graph the position
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
        },
    },
    { files: ["*.js", "builder/*.mjs"], languageOptions: { globals: NODE } },
);
