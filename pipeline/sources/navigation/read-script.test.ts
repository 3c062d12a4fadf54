import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { itemsBelow, type Literal, textBelow } from "./literal.ts";
import { readScript } from "./read-script.ts";
import { readYaml } from "./read-yaml.ts";

/** A value as JSON; what was not read as `null`. */
function plain(literal: Literal | undefined): unknown {
  if (literal?.kind === "text") return literal.text;
  if (literal?.kind === "list") return literal.items.map(plain);
  if (literal?.kind !== "map") return null;
  return Object.fromEntries([...literal.entries].map(([key, value]) => [key, plain(value)]));
}

test.each([
  ["export default { a: 'x', \"b\": [1, true, `y`] };", { a: "x", b: ["1", "true", "y"] }],
  ["module.exports = { a: 'it\\'s \\u0041', };", { a: "it's A" }],
  ["// export default 1\nexport default [ /* one */ 'a', // two\n 'b' ]", ["a", "b"]],
  ["const a = ['x'] as const\nexport default { a, b: [...a, 'y'] }", { a: ["x"], b: ["x", "y"] }],
  ["export default defineConfig({ a: 1 })", { a: "1" }],
  ["export default withMermaid(defineConfig({ a: 1 }))", { a: "1" }],
  ["const config: Config = { a: 1 };\nexport default config;", { a: "1" }],
  ["function list(): Item[] {\n  return ['a'];\n}\nexport default { list: list() }", { list: ["a"] }],
  ["const list = () => ['a']\nexport default { list: list() }", { list: ["a"] }],
  [
    `export default { ...a, b: 'x' + y, c: f(1), d: ${"`$"}{e}${"`"}, g: h ? 1 : 2, i: 'j' }`,
    { b: null, c: null, d: null, g: null, i: "j" },
  ],
  [
    "export default { a: /[\"}]/g, b: 1 / 2, async c() { return '}' }, d: (x) => ({ x }), e: 'f' }",
    { a: null, b: null, d: null, e: "f" },
  ],
  [
    "export default { a: new Date(), b: require('x'), c: import('y'), d: 'e' }",
    { a: null, b: null, c: null, d: "e" },
  ],
  ["const a = b\nconst b = a\nexport default { a, c: 'd' }", { a: null, c: "d" }],
  ['{ "a": ["b"] }', { a: ["b"] }],
  ["export default {", {}],
  ["export default { a: 'b", { a: "" }],
  ["export const a = 1;", null],
] as const)("of %j is read what is written out", (text, value) => {
  expect(plain(readScript(text))).toEqual(value);
});

test("of YAML tags mean nothing, and what an alias stands for is not read", () => {
  const text = "a: !!python/object/apply:os.system ['x']\nb: &b !ENV [c]\nd: *b\ne: !relative $docs\n";
  expect(plain(readYaml(text))).toEqual({ a: ["x"], b: ["c"], d: null, e: "$docs" });
  expect(readYaml("a: [")).toBeUndefined();
  expect(readYaml("[".repeat(500))).toBeUndefined();
});

test("any text is read to its end, without an exception", () => {
  const piece = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "'",
    '"',
    "`",
    "${",
    "/",
    "//",
    "/*",
    "*/",
    "\n",
    ",",
    ":",
    "=",
    "...",
    "a",
    " ",
    "\\",
    "=>",
    "export default ",
    "const a = ",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      readScript(`export default ${pieces.join("")}`);
    }),
  );
});

/** Milliseconds of the processor that a text takes, at best of three. */
function costOf(text: string): number {
  const costs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    readScript(`export default ${text}`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

test.each([
  ["open brackets", "["],
  ["open objects", "{a:"],
  ["calls", "defineConfig("],
  ["templates", "`${"],
  ["comments", "/* "],
  ["patterns", "=/["],
  ["constants", "\nconst a = [a"],
])("%s without an end cost as much as they are long", (_, piece) => {
  const [small, large] = [costOf(piece.repeat(10_000)), costOf(piece.repeat(40_000))];
  // A shorter time cannot be distinguished from noise.
  if (large > 60) expect(large / small).toBeLessThan(8);
});

describe("settings that grow", () => {
  const doubled = (spread: string): string =>
    [
      "const a0 = ['x', 'y'];",
      ...Array.from({ length: 60 }, (_, n) => `const a${n + 1} = [${spread}a${n}, ${spread}a${n}];`),
      "module.exports = { title: 'Board', docs: a60, few: a3 };",
    ].join("\n");
  /** Values in a value, as a reader of menus walks through them. */
  const sizeOf = (literal: Literal | undefined): number => {
    if (literal?.kind === "list") return 1 + literal.items.reduce((sum, item) => sum + sizeOf(item), 0);
    return literal?.kind === "map"
      ? 1 + [...literal.entries.values()].reduce((sum, one) => sum + sizeOf(one), 0)
      : 1;
  };

  test.each(["", "..."])("are read up to a bound, by %s names of lists in lists", (spread) => {
    const literal = readScript(doubled(spread));
    expect(textBelow(literal, "title")).toBe("Board");
    expect(sizeOf(literal)).toBeLessThan(400_000);
  });

  test("are read up to a depth", () => {
    const lines = Array.from(
      { length: 3000 },
      (_, n) => `const b${n + 1} = ${"[".repeat(20)}b${n}${"]".repeat(20)};`,
    );
    const keys = Array.from({ length: 3000 }, (_, n) => `k${n}: b${n}`);
    const literal = readScript(
      ["const b0 = ['x'];", ...lines, `module.exports = { ${keys.join(", ")} };`].join("\n"),
    );
    expect(sizeOf(literal)).toBeGreaterThan(3000);
  });

  test("a menu of usual size that is named twice is read twice", () => {
    const literal = readScript("const a = ['x', 'y'];\nmodule.exports = { one: a, two: [...a, ...a] };");
    expect(itemsBelow(literal, "one")).toHaveLength(2);
    expect(itemsBelow(literal, "two")).toHaveLength(4);
  });
});
