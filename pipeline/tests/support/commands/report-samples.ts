import type { Diagnostic } from "../../../../schema/generated/types.ts";

/** For tests: what diagnostics may look like. */
export const samples = {
  whole: {
    code: "schema-unknown-key",
    severity: "error",
    file: "data/products/clim.yaml",
    line: 2,
    column: 1,
    endLine: 2,
    endColumn: 5,
    message: "`stat` is not a key of this file.",
    hint: "Did you mean `state`?",
    docs: "/diagnostics/schema-unknown-key",
  },
  unlocated: { code: "file-outside", severity: "warning", file: "data/b.yaml", message: "A warning." },
  long: {
    code: "yaml-syntax",
    severity: "error",
    file: "data/products/clim.yaml",
    line: 4,
    column: 3,
    endLine: 6,
    endColumn: 2,
    message: "This does not end.",
  },
  hostile: {
    code: "link-not-found",
    severity: "error",
    file: "data/50% a:b,c<&>'\"\u001b[2J ü\ud800.md",
    line: 1,
    column: 2,
    message: "100%\r\n::error::x\u0000\u0007 ]]> <a b='c'>&amp; \u009b\u202e\ud800\ufffe 😀\t",
    hint: "A,b:\nc.",
  },
} as const satisfies Record<string, Diagnostic>;

export const context = { textOf: () => undefined, colour: false, version: "1.2.3" };
