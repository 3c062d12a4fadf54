import { type HostileCase, type HostileKind, inPage, page, rawPage } from "../hostile-case.ts";

const keys = [
  ["__proto__", "yaml-key-reserved"],
  ["constructor", "yaml-key-reserved"],
  ["prototype", "yaml-key-reserved"],
  ['"__proto__"', "yaml-key-reserved"],
  ["'__proto__'", "yaml-key-reserved"],
  ["? __proto__\n", "yaml-key-reserved"],
  ["toString", "schema-unknown-key"],
  ["hasOwnProperty", "schema-unknown-key"],
  ["valueOf", "schema-unknown-key"],
  ["__defineGetter__", "schema-unknown-key"],
  ["1", "yaml-key-type"],
  ["1.5", "yaml-key-type"],
  ["true", "yaml-key-type"],
  ["null", "yaml-key-type"],
  ["~", "yaml-key-type"],
  ["[a]", "yaml-key-type"],
  ["{ a: b }", "yaml-key-type"],
  ['""', "schema-unknown-key"],
] as const;

/** Keys that objects have already, that are not text, or that are repeated. */
export const yamlKeys: HostileKind = {
  kind: "YAML keys",
  about:
    "Keys that objects have already, that are no text, that are repeated, or that are too many or too long.",
  cases: [
    ...keys.map(
      ([key, code]): HostileCase => ({
        name: `the key ${key.trim()}`,
        files: page(`${key}: { polluted: true }\n`),
        gives: [`*${code}`],
      }),
    ),
    ...["__proto__", "constructor", "prototype"].map(
      (key): HostileCase => ({
        name: `the key ${key} in front matter`,
        files: { "docs/a.md": `---\ntitle: A\n${key}: { polluted: true }\n---\n\nx\n` },
        gives: ["docs/a.md:3:1 yaml-key-reserved"],
      }),
    ),
    {
      name: "the key __proto__ in the site file",
      files: { "site.yaml": "__proto__: { polluted: true }\n", "docs/a.md": "# A\n" },
      gives: ["site.yaml:1:1 yaml-key-reserved"],
    },
    {
      name: "the key __proto__ deep in a record",
      files: page("cards: [{ __proto__: { polluted: true } }]\n"),
      gives: ["*yaml-key-reserved"],
    },
    {
      name: "the key __proto__ in a category of JSON",
      files: { "docs/g/_category_.json": '{"__proto__":{"polluted":true}}', "docs/g/a.md": "# A\n" },
      gives: ["*yaml-key-reserved"],
    },
    {
      name: "an id of __proto__",
      files: { "pages/a.yaml": "type: page\nid: __proto__\ntitle: A\nsummary: A.\nstate: published\n" },
      gives: ["pages/a.yaml:2:5 schema-pattern"],
    },
    { name: "a route of __proto__", files: page("route: /__proto__\n"), gives: [] },
    {
      name: "a type of __proto__",
      files: rawPage("type: __proto__\n"),
      gives: ["pages/a.yaml:1:7 schema-type-unknown"],
    },
    {
      name: "a type of toString",
      files: rawPage("type: toString\n"),
      gives: ["pages/a.yaml:1:7 schema-type-unknown"],
    },
    {
      name: "a type of constructor",
      files: rawPage("type: constructor\n"),
      gives: ["pages/a.yaml:1:7 schema-type-unknown"],
    },
    {
      name: "a route template of __proto__",
      files: { "site.yaml": 'routes: { constructor: "/x" }\n', "docs/a.md": "# A\n" },
      gives: ["*yaml-key-reserved"],
    },
    {
      name: "100,000 keys",
      files: rawPage(Array.from({ length: 90_000 }, (_, i) => `k${i}:`).join("\n")),
      gives: ["pages/a.yaml:1:1 type-missing"],
    },
    {
      name: "a key of 10 kB",
      files: page(`${"k".repeat(10_000)}: x\n`),
      gives: [inPage(1, "limit-yaml-key")],
    },
    {
      name: "100 unknown keys",
      files: page(Array.from({ length: 100 }, (_, i) => `unknown${i}: 1\n`).join("")),
      gives: ["*schema-unknown-key"],
    },
  ],
};
