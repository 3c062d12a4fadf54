import type { HostileKind } from "../hostile-case.ts";

const mebibyte = 2 ** 20;
const text = (bytes: number, line = "Words of a long page.\n"): string =>
  line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes);
const yamlOf = (bytes: number): string =>
  `type: enum\nid: a\n# ${text(bytes - 25).replaceAll("\n", "\n# ")}`.slice(0, bytes);
const picture = (bytes: number): Uint8Array => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>';
  return Buffer.from(svg + " ".repeat(bytes - svg.length));
};
const page = "---\ntitle: A\n---\n\n![A picture](p.svg)\n";

/** Files at their limits and far beyond. */
export const sizes: HostileKind = {
  kind: "sizes",
  about: "Files at their limits, one byte beyond, and far beyond. The limits are settings of `site.yaml`.",
  cases: [
    { name: "a doc of 1 MiB", files: { "docs/a.md": () => text(mebibyte) }, gives: [] },
    {
      name: "a doc of 1 MiB and a byte",
      files: { "docs/a.md": () => text(mebibyte + 1) },
      gives: ["docs/a.md limit-file-size"],
    },
    {
      name: "a doc of 50 MB",
      files: { "docs/a.md": () => text(50e6) },
      gives: ["docs/a.md limit-file-size"],
    },
    {
      name: "a record of 50 MB",
      files: { "pages/a.yaml": () => yamlOf(50e6) },
      gives: ["pages/a.yaml limit-file-size"],
    },
    {
      name: "a record of 1 MiB and a byte",
      files: { "pages/a.yaml": () => yamlOf(mebibyte + 1) },
      gives: ["pages/a.yaml limit-file-size"],
    },
    {
      name: "a site file of 50 MB",
      files: { "site.yaml": () => yamlOf(50e6), "docs/a.md": "# A\n" },
      gives: ["site.yaml limit-file-size"],
    },
    {
      name: "a picture of 4 MiB",
      files: { "docs/p.svg": () => picture(4 * mebibyte), "docs/a.md": page },
      gives: [],
    },
    {
      name: "a picture of 4 MiB and a byte",
      files: { "docs/p.svg": () => picture(4 * mebibyte + 1), "docs/a.md": page },
      gives: ["docs/p.svg limit-image-size"],
    },
    {
      name: "a download of 50 MB",
      files: { "files/a.bin": () => new Uint8Array(50e6), "docs/a.md": "# A\n" },
      gives: ["files/a.bin limit-image-size"],
    },
    { name: "a line of 100,000", files: { "docs/a.md": () => "word ".repeat(20_000) }, gives: [] },
    {
      name: "a line of 100,001",
      files: { "docs/a.md": () => `${"word ".repeat(20_000)}x` },
      gives: ["docs/a.md:1:100001 limit-line-length"],
    },
    {
      name: "a line of YAML of 100,001",
      files: { "pages/a.yaml": () => `type: ${"x".repeat(99_995)}` },
      gives: ["pages/a.yaml:1:100001 limit-line-length"],
    },
    { name: "an empty doc", files: { "docs/a.md": "" }, gives: [] },
    { name: "an empty record", files: { "pages/a.yaml": "" }, gives: ["pages/a.yaml:1:1 yaml-empty"] },
    { name: "an empty site file", files: { "site.yaml": "", "docs/a.md": "# A\n" }, gives: [] },
    { name: "an empty category", files: { "docs/g/_category.yaml": "", "docs/g/a.md": "# A\n" }, gives: [] },
    { name: "an empty folder of data", files: {}, gives: [] },
    {
      name: "500 pages",
      files: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`docs/p${i}.md`, `# Page ${i}\n`])),
      gives: [],
    },
    {
      name: "limits raised in the site file",
      files: { "site.yaml": "limits: { fileBytes: 3000000 }\n", "docs/a.md": () => text(2 * mebibyte) },
      gives: [],
    },
    {
      name: "a limit of nothing",
      files: { "site.yaml": "limits: { fileBytes: 0 }\n", "docs/a.md": "# A\n" },
      gives: ["site.yaml:1:22 schema-range"],
    },
    {
      name: "a limit of a thousand gigabytes",
      files: { "site.yaml": "limits: { fileBytes: 1000000000000 }\n", "docs/a.md": () => text(2 * mebibyte) },
      gives: ["docs/a.md limit-file-size", "site.yaml:1:22 schema-range"],
    },
    {
      name: "a limit without end",
      files: { "site.yaml": "limits: { fileBytes: .inf }\n", "docs/a.md": "# A\n" },
      gives: ["site.yaml:1:22 yaml-unsafe-number"],
    },
  ],
};
