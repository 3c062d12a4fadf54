import { type HostileKind, inPage, page, rawPage } from "../hostile-case.ts";

const levels = Array.from({ length: 8 }, (_, i) => `a${i + 1}: [${`*a${i}, `.repeat(8)}*a${i}]`);

/** Aliases and what they are abused for: everything is refused where it is written. */
export const yamlAliases: HostileKind = {
  kind: "YAML aliases",
  about:
    "Aliases, anchors and merge keys are refused where they are written; what they would add up to is never built.",
  cases: [
    {
      name: "nine levels of laughs",
      files: rawPage(
        `a0: &a0 lol\n${levels.map((line, i) => line.replace(": ", `: &a${i + 1} `)).join("\n")}\n`,
      ),
      gives: ["*yaml-alias"],
    },
    {
      name: "200 aliases",
      files: rawPage(`a: &a 1\nb: [${"*a, ".repeat(199)}*a]\n`),
      gives: ["*yaml-alias"],
    },
    { name: "an alias of its own list", files: page("note: &a [*a]\n"), gives: ["*yaml-alias"] },
    { name: "an alias of its own map", files: page("note: &a { b: *a }\n"), gives: ["*yaml-alias"] },
    { name: "an alias of nothing", files: page("note: *nothing\n"), gives: [inPage(7, "yaml-alias")] },
    { name: "an unused anchor", files: page("note: &a text\n"), gives: ["*yaml-alias"] },
    { name: "a merge key", files: page("<<: { note: x }\n"), gives: [inPage(1, "yaml-alias")] },
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
