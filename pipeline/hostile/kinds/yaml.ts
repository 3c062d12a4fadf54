import { type HostileCase, type HostileKind, page, pageLine } from "../hostile-case.ts";

const at = (column: number, code: string, line = pageLine): string =>
  `pages/a.yaml:${line}:${column} ${code}`;
const raw = (text: string): HostileCase["files"] => ({ "pages/a.yaml": text });
const nested = (open: string, count: number): string => open.repeat(count);

const levels = Array.from({ length: 8 }, (_, i) => `a${i + 1}: [${`*a${i}, `.repeat(8)}*a${i}]`);

/** Aliases and what they are abused for: everything is refused where it is written. */
export const yamlAliases: HostileKind = {
  kind: "YAML aliases",
  about:
    "Aliases, anchors and merge keys are refused where they are written; what they would add up to is never built.",
  cases: [
    {
      name: "nine levels of laughs",
      files: raw(`a0: &a0 lol\n${levels.map((line, i) => line.replace(": ", `: &a${i + 1} `)).join("\n")}\n`),
      gives: ["*yaml-alias"],
    },
    { name: "200 aliases", files: raw(`a: &a 1\nb: [${"*a, ".repeat(199)}*a]\n`), gives: ["*yaml-alias"] },
    { name: "an alias of its own list", files: page("note: &a [*a]\n"), gives: ["*yaml-alias"] },
    { name: "an alias of its own map", files: page("note: &a { b: *a }\n"), gives: ["*yaml-alias"] },
    { name: "an alias of nothing", files: page("note: *nothing\n"), gives: [at(7, "yaml-alias")] },
    { name: "an anchor that nobody uses", files: page("note: &a text\n"), gives: ["*yaml-alias"] },
    { name: "a merge key", files: page("<<: { note: x }\n"), gives: [at(1, "yaml-alias")] },
    { name: "a merge key with an alias", files: page("x: &a { y: 1 }\n<<: *a\n"), gives: ["*yaml-alias"] },
    { name: "a chain of merge keys", files: page("x: &a { <<: { <<: { y: 1 } } }\n"), gives: ["*yaml-"] },
    { name: "an alias as a key", files: page("*a : x\n"), gives: ["*yaml-"] },
    {
      name: "an alias in front matter",
      files: { "docs/a.md": "---\ntitle: &a A\ndescription: *a\n---\n\nx\n" },
      gives: ["*yaml-alias"],
    },
    {
      name: "laughs in the site file",
      files: { "site.yaml": "title: &a x\ntagline: *a\n", "docs/a.md": "# A\n" },
      gives: ["*yaml-alias"],
    },
    {
      name: "laughs in a category",
      files: { "docs/g/_category.yaml": "title: &a x\ndescription: *a\n", "docs/g/a.md": "# A\n" },
      gives: ["*yaml-alias"],
    },
    {
      name: "an alias in a list of versions",
      files: { "versions.json": "[&a x, *a]", "docs/a.md": "# A\n" },
      gives: ["*yaml-"],
    },
  ],
};

const depths = [1e3, 1e4, 9e4].flatMap((count): HostileCase[] => [
  { name: `${count} brackets`, files: raw(nested("[", count)), gives: ["*limit-yaml-depth"] },
  { name: `${count} braces`, files: raw(nested("{", count)), gives: ["*limit-yaml-depth"] },
  {
    name: `${count} dashes`,
    files: raw(nested("- ", Math.min(count, 49_000))),
    gives: ["*limit-yaml-depth"],
  },
  {
    name: `${count} question marks`,
    files: raw(nested("? ", Math.min(count, 49_000))),
    gives: ["*limit-yaml-depth"],
  },
  {
    name: `${count} keys in a row`,
    files: raw(nested("a: ", Math.min(count, 33_000))),
    gives: ["*limit-yaml-depth"],
  },
  { name: `${count} closing brackets`, files: raw(nested("]", count)), gives: ["*yaml-syntax"] },
]);

/** Nesting: refused by a linear scan before any parser. */
export const yamlDepth: HostileKind = {
  kind: "YAML depth",
  about: "Nesting deeper than 64 levels is found by a scan before any parser reads the file.",
  cases: [
    ...depths,
    {
      name: "64 levels",
      files: raw(`${nested("[", 64)}${nested("]", 64)}`),
      gives: ["pages/a.yaml:1:1 type-missing"],
    },
    { name: "65 levels", files: raw(`${nested("[", 65)}${nested("]", 65)}`), gives: ["*limit-yaml-depth"] },
    {
      name: "1000 levels by indentation",
      files: raw(Array.from({ length: 400 }, (_, i) => `${" ".repeat(i)}a:`).join("\n")),
      gives: ["*limit-yaml-depth"],
    },
    {
      name: "10,000 brackets in front matter",
      files: { "docs/a.md": `---\ntitle: ${nested("[", 10_000)}\n---\n` },
      gives: ["*limit-yaml-depth"],
    },
    {
      name: "10,000 brackets in the site file",
      files: { "site.yaml": `title: ${nested("[", 10_000)}`, "docs/a.md": "# A\n" },
      gives: ["*limit-yaml-depth"],
    },
    {
      name: "10,000 brackets in a category of JSON",
      files: { "docs/g/_category_.json": nested("[", 10_000), "docs/g/a.md": "# A\n" },
      gives: ["*limit-yaml-depth"],
    },
    {
      name: "10,000 brackets in the list of versions",
      files: { "versions.json": nested("[", 10_000), "docs/a.md": "# A\n" },
      gives: ["*limit-yaml-depth"],
    },
    { name: "brackets within quotes", files: page(`reading: "${nested("[", 5000)}"\n`), gives: [] },
  ],
};

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

/** Keys that objects have already, that are no text, or that stand twice. */
export const yamlKeys: HostileKind = {
  kind: "YAML keys",
  about:
    "Keys that objects have already, that are no text, that stand twice, or that are too many or too long.",
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
      files: raw("type: __proto__\n"),
      gives: ["pages/a.yaml:1:7 schema-type-unknown"],
    },
    {
      name: "a type of toString",
      files: raw("type: toString\n"),
      gives: ["pages/a.yaml:1:7 schema-type-unknown"],
    },
    {
      name: "a type of constructor",
      files: raw("type: constructor\n"),
      gives: ["pages/a.yaml:1:7 schema-type-unknown"],
    },
    {
      name: "a route template of __proto__",
      files: { "site.yaml": 'routes: { constructor: "/x" }\n', "docs/a.md": "# A\n" },
      gives: ["*yaml-key-reserved"],
    },
    {
      name: "100,000 keys",
      files: raw(Array.from({ length: 90_000 }, (_, i) => `k${i}:`).join("\n")),
      gives: ["pages/a.yaml:1:1 type-missing"],
    },
    { name: "a key of 10 kB", files: page(`${"k".repeat(10_000)}: x\n`), gives: [at(1, "limit-yaml-key")] },
    {
      name: "100 keys that nobody knows",
      files: page(Array.from({ length: 100 }, (_, i) => `unknown${i}: 1\n`).join("")),
      gives: ["*schema-unknown-key"],
    },
  ],
};

const values: readonly [value: string, code: string | undefined][] = [
  ["no", undefined],
  ["on", undefined],
  ["~", "schema-type"],
  ["null", "schema-type"],
  ["010", ""],
  ["0x1F", "schema-type"],
  ["0o17", ""],
  ["12:30:45", undefined],
  ["2024-01-02", undefined],
  [".nan", "yaml-unsafe-number"],
  [".inf", "yaml-unsafe-number"],
  ["-.inf", "yaml-unsafe-number"],
  ["9007199254740993", "yaml-unsafe-number"],
  ["1e400", undefined],
  ["!!binary aGk=", "yaml-tag"],
  ["!!js/function x", "yaml-tag"],
  ["!!python/object/apply:os.system [ls]", "yaml-tag"],
  ["!!set { a }", "yaml-tag"],
  ["!!omap [a: 1]", "yaml-tag"],
  ["!<tag:yaml.org,2002:str> x", "yaml-tag"],
  ["!local x", "yaml-tag"],
  ["!!timestamp 2024-01-02", "yaml-tag"],
  ['"\\x00"', "yaml-control-character"],
  ['"\\u202e reversed"', undefined],
  ['"\\ud800"', "yaml-control-character"],
  ["[a]", "schema-type"],
  ["{ a: b }", "schema-type"],
  ["true", "schema-type"],
  ["'it''s'", undefined],
  ["|\n  block", undefined],
  [">\n  folded", undefined],
  ['"$\u007bprocess.env.HOME}"', undefined],
  ['"$(touch canary)"', undefined],
  ['"`touch canary`"', undefined],
  ['"<%= 7 * 7 %>"', undefined],
  ['"#{7 * 7}"', undefined],
  ['"{{ 7 * 7 }}"', undefined],
  ["@x", "yaml-syntax"],
  ["`x`", "yaml-syntax"],
  ["%x", "yaml-syntax"],
];

/** Values that parsers read in more than one way; the schema decides, and nothing is ever run. */
export const yamlValues: HostileKind = {
  kind: "YAML values",
  about: "Values that parsers read in more than one way, tags, and texts that other systems would run.",
  cases: [
    ...values.map(
      ([value, code]): HostileCase => ({
        name: `the text ${JSON.stringify(value)}`,
        files: page(`reading: ${value}\n`),
        gives: code === undefined ? [] : [`*${code}`],
      }),
    ),
    {
      name: "two documents",
      files: raw("type: page\n---\ntype: page\n"),
      gives: [
        ...["state", "id", "title", "summary"].map(() => "pages/a.yaml:1:1 schema-missing-key"),
        "pages/a.yaml:2:1 yaml-multiple-documents",
      ],
    },
    { name: "a directive", files: raw("%YAML 1.1\n---\ntype: page\n"), gives: ["*yaml-directive"] },
    {
      name: "a directive of tags",
      files: raw("%TAG ! tag:example.org,2000:\n---\ntype: page\n"),
      gives: ["*yaml-directive"],
    },
    { name: "a list at the top", files: raw("- type: page\n"), gives: ["pages/a.yaml:1:1 type-missing"] },
    { name: "a word at the top", files: raw("page\n"), gives: ["pages/a.yaml:1:1 type-missing"] },
    { name: "a number at the top", files: raw("12\n"), gives: ["pages/a.yaml:1:1 type-missing"] },
    { name: "a comment alone", files: raw("# nothing\n"), gives: ["pages/a.yaml:1:1 yaml-empty"] },
    { name: "document marks alone", files: raw("---\n...\n"), gives: ["*"] },
    { name: "a tab as indentation", files: page("cards:\n\t- /a\n"), gives: ["*yaml-syntax"] },
    { name: "a template of Helm", files: raw("type: {{ .Values.type }}\n"), gives: ["*yaml-"] },
    { name: "a NUL", files: raw("type: pa\0ge\n"), gives: ["pages/a.yaml:1:9 yaml-control-character"] },
    {
      name: "an escape character",
      files: raw("type: \u001b[31mpage\n"),
      gives: ["pages/a.yaml:1:7 yaml-control-character"],
    },
  ],
};
