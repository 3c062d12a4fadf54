import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { itemsBelow, type Literal, textBelow } from "./literal.ts";
import { readScript as readFile } from "./read-script.ts";
import { readYaml } from "./read-yaml.ts";

function readScript(text: string): Literal | undefined {
  return readFile({ path: "settings.ts", text }).literal;
}

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
    { a: null, b: null, c: null, d: null, e: "f" },
  ],
  [
    "export default { a: new Date(), b: require('x'), c: import('y'), d: 'e' }",
    { a: null, b: null, c: null, d: "e" },
  ],
  ["const a = b\nconst b = a\nexport default { a, c: 'd' }", { a: null, c: "d" }],
  ['{ "a": ["b"] }', { a: ["b"] }],
  ["export default {", null],
  ["export default { a: 'b", null],
  ["export const a = 1;", null],
  ["const config = { a: 1 };\nexport default async function create() {\n  return config;\n}", { a: "1" }],
  ["module.exports = async () => ({ a: 1 })", { a: "1" }],
  ["module.exports = async function () { const a = 'x'; return { a } }", { a: "x" }],
  ["export default defineConfig(() => ({ a: 1 }))", { a: "1" }],
  ["export default defineConfig(async ({ mode }) => { return { a: 1, mode } })", { a: "1", mode: null }],
  ["export default withPwa(extend(defineConfig<Theme>({ a: 1 } satisfies Config)))", { a: "1" }],
  ["export default mixed({ a: 1 }, other)", { a: "1" }],
  ["const config = { a: 1 };\nexport { config as default };", { a: "1" }],
  ["export default (() => ({ a: 1 }))();", { a: "1" }],
  [
    "const name = 'x';\nexport default { a: `$\x7bname}/y`, b: './' + name, c: 1 + 2 }",
    { a: "x/y", b: "./x", c: null },
  ],
  [
    "const menu = (at: string) => [`/$\x7bat}/a`];\nexport default { a: menu('en'), b: menu(of()) }",
    { a: ["/en/a"], b: [null] },
  ],
  [
    "const all = { one: ['a'] };\nconst { one } = all;\nexport default { a: all.one[0], b: all['one'], c: one }",
    { a: "a", b: ["a"], c: ["a"] },
  ],
  ["let a = 'x';\nif (process.env.CI) a = 'y';\nexport default { a, b: 'z' }", { a: null, b: "z" }],
  [
    "export default { a: require.resolve('./x.js'), b: path.join(__dirname, 'y', 'z'), c: new URL('./u', import.meta.url).pathname }",
    { a: "./x.js", b: "y/z", c: "./u" },
  ],
  [
    "const f = (x) => { if (x) return []; return ['a']; };\nexport default { a: f(1), b: 'c' }",
    { a: null, b: "c" },
  ],
  ["const a = ['x'];\nconst f = (a) => ({ a });\nexport default f(g())", { a: null }],
  ["export default { ['a' + 'b']: 1, [c()]: 2, 'd-e': -3, 4: null }", { 4: "null", ab: "1", "d-e": "-3" }],
  ["export = { a: 1 }", { a: "1" }],
  ["exports.default = { a: 1 }", { a: "1" }],
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

/** The value of a settings file that has other files beside it. */
function readBeside(files: Readonly<Record<string, string>>): unknown {
  const [path = "", text = ""] = Object.entries(files)[0] ?? [];
  return plain(readFile({ path, text, textOf: (other) => files[other] }).literal);
}

test("values are taken from files beside that a script imports", () => {
  expect(
    readBeside({
      "docs/.vitepress/config/index.ts":
        "import { defineConfig } from 'vitepress'\nimport { en } from './en'\nimport de, * as all from './de.js'\nimport facts from '../../facts.json' with { type: 'json' }\nexport default defineConfig({ locales: { root: en, de, all: all.nav }, version: facts.version, none: x })",
      "docs/.vitepress/config/en.ts": "export { en } from './en/index.ts'",
      "docs/.vitepress/config/en/index.ts": "export const en = { label: 'English' }",
      "docs/.vitepress/config/de.ts":
        "export default { label: 'Deutsch' }\nexport function nav() { return ['a'] }",
      "docs/facts.json": '{ "version": "1.2" }',
    }),
  ).toEqual({
    locales: { root: { label: "English" }, de: { label: "Deutsch" }, all: null },
    version: "1.2",
    none: null,
  });
  expect(
    readBeside({
      "config.js":
        "const other = require('./other');\nmodule.exports = { a: other.a, b: require('./x').b, c: [...require('./list.json')] }",
      "other.js": "exports.a = 'x'; module.exports = { a: 'y' }",
      "list.json": "[1, 2]",
    }),
  ).toEqual({ a: "y", b: null, c: ["1", "2"] });
});

test("files that import each other are read to an end, and none above the folder is", () => {
  expect(
    readBeside({
      "a.ts": "import b from './b'\nimport c from '../c'\nexport const list = ['x']\nexport default { b, c }",
      "b.ts": "import { list } from './a'\nexport { round as none } from './b'\nexport default { list }",
      "../c.ts": "export default 1",
    }),
  ).toEqual({ b: { list: ["x"] }, c: null });
  expect(
    readBeside({ "a.ts": "export { default } from './b'", "b.ts": "export { default } from './a'" }),
  ).toBeNull();
});

test("values of another file are where the first file refers to it", () => {
  const text = "import b from './b'\nexport default { b }";
  const { literal, files } = readFile({
    path: "a.ts",
    text,
    textOf: (path) => (path === "b.ts" ? "/* long */ export default ['x']" : undefined),
  });
  const [item] = itemsBelow(literal, "b");
  expect(text.slice(item?.start, item?.end)).toBe("b");
  expect(files).toEqual(["b.ts"]);
});

test("a call that is not read has its name and the values that it gets", () => {
  const { literal } = readFile({
    path: "astro.config.mjs",
    text: "import starlight from '@astrojs/starlight';\nexport default defineConfig({ integrations: [starlight({ title: 'A' })], site: process.env.SITE })",
  });
  const [call] = itemsBelow(literal, "integrations");
  expect(call?.kind === "unread" && call.call?.of).toBe("@astrojs/starlight");
  expect(call?.kind === "unread" && plain(call.call?.given[0])).toEqual({ title: "A" });
  const site = literal?.kind === "map" ? literal.entries.get("site") : undefined;
  expect(site?.kind === "unread" && site.name).toBe("process.env.SITE");
});
