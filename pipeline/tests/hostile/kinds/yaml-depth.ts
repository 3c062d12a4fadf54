import { type HostileCase, type HostileKind, page, rawPage } from "../hostile-case.ts";

const depths = [1e3, 1e4, 9e4].flatMap((count): HostileCase[] => [
  { name: `${count} brackets`, files: rawPage("[".repeat(count)), gives: ["*limit-yaml-depth"] },
  { name: `${count} braces`, files: rawPage("{".repeat(count)), gives: ["*limit-yaml-depth"] },
  {
    name: `${count} dashes`,
    files: rawPage("- ".repeat(Math.min(count, 49_000))),
    gives: ["*limit-yaml-depth"],
  },
  {
    name: `${count} question marks`,
    files: rawPage("? ".repeat(Math.min(count, 49_000))),
    gives: ["*limit-yaml-depth"],
  },
  {
    name: `${count} keys in a row`,
    files: rawPage("a: ".repeat(Math.min(count, 33_000))),
    gives: ["*limit-yaml-depth"],
  },
  { name: `${count} closing brackets`, files: rawPage("]".repeat(count)), gives: ["*yaml-syntax"] },
]);

/** Nesting: refused by a linear scan before any parser. */
export const yamlDepth: HostileKind = {
  kind: "YAML depth",
  about: "Nesting deeper than 64 levels is found by a scan before any parser reads the file.",
  cases: [
    ...depths,
    {
      name: "64 levels",
      files: rawPage(`${"[".repeat(64)}${"]".repeat(64)}`),
      gives: ["pages/a.yaml:1:1 type-missing"],
    },
    { name: "65 levels", files: rawPage(`${"[".repeat(65)}${"]".repeat(65)}`), gives: ["*limit-yaml-depth"] },
    {
      name: "1000 levels by indentation",
      files: rawPage(Array.from({ length: 400 }, (_, i) => `${" ".repeat(i)}a:`).join("\n")),
      gives: ["*limit-yaml-depth"],
    },
    {
      name: "10,000 brackets in front matter",
      files: { "docs/a.md": `---\ntitle: ${"[".repeat(10_000)}\n---\n` },
      gives: ["*limit-yaml-depth"],
    },
    {
      name: "10,000 brackets in the site file",
      files: { "site.yaml": `title: ${"[".repeat(10_000)}`, "docs/a.md": "# A\n" },
      gives: ["*limit-yaml-depth"],
    },
    {
      name: "10,000 brackets in a category of JSON",
      files: { "docs/g/_category_.json": "[".repeat(10_000), "docs/g/a.md": "# A\n" },
      gives: ["*limit-yaml-depth"],
    },
    {
      name: "10,000 brackets in the list of versions",
      files: { "versions.json": "[".repeat(10_000), "docs/a.md": "# A\n" },
      gives: ["*limit-yaml-depth"],
    },
    { name: "brackets within quotes", files: page(`reading: "${"[".repeat(5000)}"\n`), gives: [] },
  ],
};
