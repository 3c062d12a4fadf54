import fc from "fast-check";
import { dump } from "js-yaml";
import { describe, expect, it } from "vitest";
import { parse as parseByYaml, stringify as stringifyByYaml } from "yaml";
import { escapeRegExp } from "../../../core/text/escape/reg-exp.ts";
import { parse } from "../../../tests/support/sources/parsed-yaml.ts";
import { scanStructure } from "./scan-structure.ts";

/** A block scalar of nothing but blank lines has no sure indentation; the libraries read it differently. */
const isBlankLines = (text: string): boolean => text.includes("\n") && text.trim() === "";

const word = fc.oneof(
  fc
    .string({ maxLength: 12, unit: fc.constantFrom(..."ab1 :-#'\"[]{},|>&*!?%@`\n\t~/\\µ😀") })
    .filter((text) => !isBlankLines(text)),
  fc.constantFrom(
    "no",
    "on",
    "1:30",
    "2024-01-02",
    "0x1F",
    "1.10",
    "null",
    "~",
    "",
    "- a",
    "{{ x }}",
    "a: b",
  ),
);
const key = word.filter((text) => !["__proto__", "constructor", "prototype"].includes(text));
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    word,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(key, tie("tree"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** The same tree as text in several styles and by both libraries. */
const source = fc
  .tuple(
    fc.dictionary(key, tree, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
    fc.integer({ min: 0, max: 4 }),
  )
  .map(([value, style]) => ({
    value,
    text:
      [
        () => dump(value, { lineWidth: 40 }),
        () => dump(value, { flowLevel: 1 }),
        () => stringifyByYaml(value, { aliasDuplicateObjects: false }),
        () =>
          stringifyByYaml(value, {
            collectionStyle: "flow",
            defaultStringType: "QUOTE_DOUBLE",
            aliasDuplicateObjects: false,
          }),
        () => JSON.stringify(value, null, 2),
      ][style]?.() ?? "",
  }));

describe("two parsers", () => {
  it("agree on what is written for a value, and so do we", () => {
    fc.assert(
      fc.property(source, ({ value, text }) => {
        const { value: document, diagnostics } = parse(text);
        // Keys that are numbers or empty are refused; libraries write them without quotes.
        fc.pre(!diagnostics.some(({ code }) => code === "yaml-key-type"));
        expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
        expect(document?.value).toEqual(value);
        expect(parseByYaml(text)).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });

  it("agree on random lines wherever both accept them", () => {
    const line = fc
      .tuple(
        fc.integer({ min: 0, max: 3 }),
        fc.array(
          fc.constantFrom(
            "a",
            "b:",
            "c: ",
            "- ",
            "1",
            "'x'",
            '"y"',
            "[z]",
            "{k: v}",
            " ",
            "#",
            "|",
            ">-",
            "? ",
            ",",
            "~",
          ),
          { maxLength: 5 },
        ),
      )
      .map(([indent, parts]) => " ".repeat(indent * 2) + parts.join(""));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const text = lines.join("\n");
        const { value, diagnostics } = parse(text);
        if (diagnostics.length > 0 || libraryDiffers(text, value?.value)) return;
        const other = acceptedByYaml(text);
        if (!other) return;
        expect(value?.value).toEqual(other.value);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("positions", () => {
  it("slice the source back to the text of each scalar", () => {
    fc.assert(
      fc.property(source, ({ text }) => {
        const { value: document } = parse(text);
        fc.pre(document !== undefined);
        const lines = text.split("\n");
        for (const { text: scalar, range, value, key } of document?.positions.values() ?? []) {
          if (scalar === undefined || !range) continue;
          const written = text.slice(...range);
          if (/^['"]/.test(written)) expect(parseByYaml(written)).toBe(scalar);
          else if (!/^[|>]/.test(written) && !written.includes("\n")) expect(written).toBe(scalar);
          const [first = ""] = written.split("\n");
          expect(lines[value.line - 1]?.slice(value.column - 1)).toMatch(
            first === "" ? /^/ : startsWith(first),
          );
          if (key) expect(key.line).toBeLessThanOrEqual(value.line);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("exist for each value, and for nothing else", () => {
    fc.assert(
      fc.property(source, ({ text }) => {
        const { value: document } = parse(text);
        fc.pre(document !== undefined);
        expect([...(document?.positions.keys() ?? [])].sort()).toEqual(pointersOf(document?.value).sort());
      }),
    );
  });
});

describe("the depth scan", () => {
  it("counts what the value holds, apart from the pairs of `[a: b]`", () => {
    fc.assert(
      fc.property(source, ({ text, value }) => {
        const depth = depthOf(value);
        fc.pre(parse(text).value !== undefined);
        expect(scanStructure(text, { depth }).tooDeepAt).toBeUndefined();
        expect(scanStructure(text, { depth: depth - 1 }).tooDeepAt).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });
});

/** Corners where the two libraries read the standard differently, and no author goes. */
function libraryDiffers(text: string, value: unknown): boolean {
  const isBlankBelowIndicator = /[|>]-?1/.test(text);
  const isWholeDocumentText = typeof value !== "object";
  return isBlankBelowIndicator || isWholeDocumentText;
}

function acceptedByYaml(text: string): { value: unknown } | undefined {
  try {
    return { value: parseByYaml(text, { logLevel: "error" }) };
  } catch {
    return undefined;
  }
}

function startsWith(text: string): RegExp {
  return new RegExp(`^${escapeRegExp(text)}`);
}

function children(value: unknown): [string, unknown][] {
  return value !== null && typeof value === "object" ? Object.entries(value) : [];
}

function pointersOf(value: unknown, pointer = ""): string[] {
  const inner = children(value).flatMap(([name, child]) =>
    pointersOf(child, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
  return [pointer, ...inner];
}

function depthOf(value: unknown): number {
  if (value === null || typeof value !== "object") return 0;
  return 1 + Math.max(0, ...children(value).map(([, child]) => depthOf(child)));
}
