import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { doc, type HostileCase, type HostileKind, headLines, page } from "../hostile-case.ts";

const a = { "docs/a.md": "# A\n" };
const line = headLines + 1;
const link =
  (target: string, path: string) =>
  (folder: string, outside: string): void =>
    symlinkSync(target.replace("OUTSIDE", outside), join(folder, path));

/** Links of the file system and files that are none. */
const trees: readonly HostileCase[] = [
  {
    name: "a link to a file outside",
    files: a,
    prepare: link("OUTSIDE/secret.md", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to a folder outside",
    files: a,
    prepare: link("OUTSIDE", "docs/b"),
    gives: ["docs/b file-outside"],
  },
  {
    name: "a relative link outside",
    files: a,
    prepare: link("../../outside/secret.md", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  { name: "a link to the root", files: a, prepare: link("/", "docs/b"), gives: ["docs/b file-outside"] },
  {
    name: "a symbolic link to /etc/passwd",
    files: a,
    prepare: link("/etc/passwd", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to /dev/zero",
    files: a,
    prepare: link("/dev/zero", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to the folder of processes",
    files: a,
    prepare: link("/proc/self/environ", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to nothing",
    files: a,
    prepare: link("nothing.md", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to itself",
    files: a,
    prepare: link("b.md", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "two links to each other",
    files: a,
    prepare: (folder) => {
      symlinkSync("c.md", join(folder, "docs/b.md"));
      symlinkSync("b.md", join(folder, "docs/c.md"));
    },
    gives: ["docs/b.md file-outside", "docs/c.md file-outside"],
  },
  { name: "a circle of folders", files: a, prepare: link("..", "docs/up"), gives: [] },
  {
    name: "a link that leaves through a link",
    files: a,
    prepare: (folder, outside) => {
      symlinkSync(outside, join(folder, "docs/b"));
      symlinkSync("b/secret.md", join(folder, "docs/c.md"));
    },
    gives: ["docs/b file-outside", "docs/c.md file-outside"],
  },
  {
    name: "a link to a picture outside",
    files: doc("![A picture](p.svg)\n"),
    prepare: link("OUTSIDE/secret.md", "docs/p.svg"),
    gives: ["docs/p.svg file-outside"],
  },
  { name: "a link to a file within", files: a, prepare: link("a.md", "docs/b.md"), gives: [] },
  {
    name: "a hard link to a file outside",
    files: a,
    prepare: (folder, outside) => {
      writeFileSync(join(outside, "other.md"), "# Other\n");
      linkSync(join(outside, "other.md"), join(folder, "docs/b.md"));
    },
    // A hard link cannot be told from a file, and whoever may make one may read the file.
    gives: [],
  },
  {
    name: "a pipe",
    files: a,
    prepare: (folder) => void execFileSync("mkfifo", [join(folder, "docs/b.md")]),
    gives: ["docs/b.md file-kind"],
  },
  {
    name: "a folder named as a doc",
    files: a,
    prepare: (folder) => mkdirSync(join(folder, "docs/b.md")),
    gives: [],
  },
  {
    name: "a folder named as the site file",
    files: a,
    prepare: (folder) => mkdirSync(join(folder, "site.yaml")),
    gives: [],
  },
  {
    name: "a folder of packages",
    files: { ...a, "node_modules/x/docs/b.md": "# B\n", ".git/config.md": "# C\n" },
    gives: [],
  },
];

const names: readonly [name: string, code: string | undefined][] = [
  ["con", "route-invalid"],
  ["CON", "route-invalid"],
  ["prn", "route-invalid"],
  ["aux", "route-invalid"],
  ["nul", "route-invalid"],
  ["com1", "route-invalid"],
  ["lpt9", "route-invalid"],
  ["aux.x", "route-invalid"],
  ["a.", "route-invalid"],
  ["a ", "route-invalid"],
  ["a:b", "route-invalid"],
  ["a*b", "route-invalid"],
  ["a|b", "route-invalid"],
  ['a"b', "route-invalid"],
  ["a<b>", "route-invalid"],
  ["a\nb", "route-invalid"],
  ["a\tb", "route-invalid"],
  ["a?b", "route-invalid"],
  ["a\\b", "route-invalid"],
  ["a#b", "route-invalid"],
  ["a%2fb", "route-invalid"],
  ["a%b", undefined],
  ["%2e%2e", "route-invalid"],
  ["😀", undefined],
  ["ü", undefined],
  ["-rf", undefined],
  ["$(touch x)", undefined],
  ["a'b", undefined],
  ["a&b", undefined],
  ["x".repeat(240), undefined],
  ["ü".repeat(120), "route-invalid"],
];

const fileNames = names.map(
  ([name, code]): HostileCase => ({
    name: `a doc named ${JSON.stringify(name.slice(0, 20))}`,
    files: { [`docs/${name}.md`]: "---\ntitle: A\n---\n\nText.\n" },
    gives: code === undefined ? [] : [`*${code}`],
  }),
);

const targets: readonly [target: string, code: string | undefined][] = [
  ["../../outside/secret.md", "link-not-found"],
  ["../outside/secret.md", "link-not-found"],
  ["/../outside/secret.md", "link-not-found"],
  ["..%2f..%2foutside%2fsecret.md", "link-not-found"],
  ["%2e%2e/%2e%2e/outside/secret.md", "link-not-found"],
  ["..\\..\\outside\\secret.md", "link-not-found"],
  ["..%5c..%5coutside%5csecret.md", "link-not-found"],
  ["....//....//outside/secret.md", "link-not-found"],
  ["/etc/passwd", "link-not-found"],
  ["C:\\Windows", "link-scheme"],
  ["file:///etc/passwd", "link-scheme"],
  ["\\\\host\\share", "link-scheme"],
  ["%00", "link-not-found"],
  ["%", "link-not-found"],
  ["%zz", "link-not-found"],
  ["%c0%ae%c0%ae/", "link-not-found"],
  ["x".repeat(5000), "link-not-found"],
];

const linkTargets = targets.flatMap(([target, code]): HostileCase[] => [
  {
    name: `a link to ${target.slice(0, 40)}`,
    files: doc(`[x](<${target.replaceAll("\\", "\\\\")}>)\n`),
    gives: code === undefined ? [] : [`docs/a.md:${line}:6 ${code}`],
  },
  {
    name: `a picture of ${target.slice(0, 40)}`,
    files: doc(`![A picture](<${target.replaceAll("\\", "\\\\")}>)\n`),
    gives: [`docs/a.md:${line}:15 ${code === "link-scheme" ? code : "image-not-found"}`],
  },
]);

const assets: readonly HostileCase[] = [
  {
    name: "an asset of YAML outside",
    files: { "site.yaml": "logo: { path: ../outside/secret.md, alt: A }\n", ...a },
    gives: ["site.yaml:1:15 image-not-found"],
  },
  {
    name: "an asset of YAML by its whole path",
    files: { "site.yaml": "logo: { path: /etc/passwd, alt: A }\n", ...a },
    gives: ["site.yaml:1:15 image-not-found"],
  },
  {
    name: "an asset of YAML by a scheme",
    files: { "site.yaml": 'logo: { path: "file:///etc/passwd", alt: A }\n', ...a },
    gives: ["*"],
  },
  {
    name: "an asset of YAML from the web",
    files: { "site.yaml": 'logo: { path: "https://example.org/x.svg", alt: A }\n', ...a },
    gives: [],
  },
];

/** Where files lie and what they are called: nothing outside the data folder is read or written. */
export const paths: HostileKind = {
  kind: "paths",
  about:
    "Links of the file system, files that are none, and names that a disk or a host cannot hold. Nothing outside the data folder is read.",
  cases: [...trees, ...fileNames, ...linkTargets, ...assets],
};

const route = (address: string, code: string | undefined): HostileCase => ({
  name: `the route ${JSON.stringify(address.slice(0, 40))}`,
  files: page(`route: ${JSON.stringify(address)}\n`),
  gives: code === undefined ? [] : [`pages/a.yaml:6:8 ${code}`],
});

const routeForms: readonly HostileCase[] = [
  route("/../up", "route-invalid"),
  route("/a/../../up", "route-invalid"),
  route("/./a", "route-invalid"),
  route("//host/a", "schema-pattern"),
  route("a", "schema-pattern"),
  route("", "schema-pattern"),
  route("/a//b", "schema-pattern"),
  route("/a/", "schema-pattern"),
  route("/a?b", "schema-pattern"),
  route("/a#b", "schema-pattern"),
  route("/a b", "schema-pattern"),
  route("/a\\b", "schema-pattern"),
  route("/<script>", "schema-pattern"),
  route("javascript:alert(1)", "schema-pattern"),
  route("/con", "route-invalid"),
  route("/a.", "route-invalid"),
  route("/%2e%2e/x", "route-invalid"),
  route("/404", "route-reserved"),
  route("/assets/x", "route-reserved"),
  route("/search", "route-reserved"),
  route("/Offline", "route-reserved"),
  route("/packs", "route-reserved"),
  route("/schema/x", "route-reserved"),
  route("/exports/x", "route-reserved"),
  route("/navigation/x", "route-reserved"),
  route("/sw.js", "route-reserved"),
  route("/robots.txt", "route-reserved"),
  route("/links.json", "route-reserved"),
  route("/_headers", "route-reserved"),
  route("/index.html", "route-reserved"),
  route("/a.html", "route-reserved"),
  route("/a/index", undefined),
  route(`/${"x".repeat(300)}`, "schema-size"),
  route(`/${"x/".repeat(400)}x`, "schema-size"),
];

/** Two files that want one address, and addresses that the site itself uses. */
export const routes: HostileKind = {
  kind: "routes",
  about: "Addresses that clash, that belong to the site itself, or that lead to themselves.",
  cases: [
    ...routeForms,
    {
      name: "two docs with one slug",
      files: { "docs/a.md": "---\nslug: /x\n---\n# A\n", "docs/b.md": "---\nslug: /x\n---\n# B\n" },
      gives: ["docs/b.md:2:7 duplicate-route"],
    },
    {
      name: "two docs by case",
      files: { "docs/Wiring.md": "# A\n", "docs/wiring.md": "# B\n" },
      gives: ["docs/wiring.md route-case-clash"],
    },
    {
      name: "two records by case",
      files: {
        ...page("route: /About\n"),
        "pages/b.yaml": "type: page\nid: b\ntitle: B\nsummary: B.\nstate: published\nroute: /about\n",
      },
      gives: ["pages/b.yaml:6:8 route-case-clash"],
    },
    {
      name: "a doc and its folder's index",
      files: { "docs/g.md": "# A\n", "docs/g/index.md": "# B\n" },
      gives: ["*duplicate-route"],
    },
    {
      name: "README and index of one folder",
      files: { "docs/g/README.md": "# A\n", "docs/g/index.md": "# B\n" },
      gives: ["docs/g/index.md duplicate-route"],
    },
    {
      name: "a doc and a category page",
      files: { "docs/g/_category.yaml": "page: generated\nslug: g/a\n", "docs/g/a.md": "# A\n" },
      gives: ["*duplicate-route"],
    },
    {
      name: "two categories with one slug",
      files: {
        "docs/g/_category.yaml": "page: generated\nslug: x\n",
        "docs/g/a.md": "# A\n",
        "docs/h/_category.yaml": "page: generated\nslug: x\n",
        "docs/h/a.md": "# A\n",
      },
      gives: ["docs/h/_category.yaml:2:7 duplicate-route"],
    },
    {
      name: "number prefixes that fall together",
      files: { "docs/1-a.md": "# A\n", "docs/2-a.md": "# B\n" },
      gives: ["docs/2-a.md duplicate-route"],
    },
    {
      name: "an alias on a page",
      files: { ...page("aliases: [/docs/a]\n"), ...a },
      gives: ["pages/a.yaml:6:11 duplicate-route"],
    },
    { name: "an alias twice", files: page("aliases: [/old, /old]\n"), gives: ["*"] },
    {
      name: "an alias of two pages",
      files: { ...page("aliases: [/old]\n"), "docs/a.md": "---\naliases: [/old]\n---\n# A\n" },
      gives: ["*duplicate-route"],
    },
    {
      name: "a redirect to itself",
      files: { "site.yaml": "redirects: [{ from: /x, to: /x }]\n", ...a },
      gives: ["site.yaml:1:29 redirect-loop"],
    },
    {
      name: "two redirects in a circle",
      files: { "site.yaml": "redirects: [{ from: /x, to: /y }, { from: /y, to: /x }]\n", ...a },
      gives: ["*redirect-loop"],
    },
    {
      name: "a chain of twenty redirects",
      files: {
        "site.yaml": `redirects:\n${Array.from({ length: 20 }, (_, i) => `  - { from: /r${i}, to: /r${i + 1} }\n`).join("")}  - { from: /r20, to: /docs/a }\n`,
        ...a,
      },
      gives: ["*"],
    },
    {
      name: "a redirect that is a page",
      files: { "site.yaml": "redirects: [{ from: /docs/a, to: /docs/b }]\n", ...a, "docs/b.md": "# B\n" },
      gives: ["site.yaml:1:21 duplicate-route"],
    },
    {
      name: "a redirect with code",
      files: { "site.yaml": 'redirects: [{ from: /x, to: "javascript:alert(1)" }]\n', ...a },
      gives: ["*"],
    },
    {
      name: "a redirect to another host",
      files: { "site.yaml": "redirects: [{ from: /x, to: //evil.example }]\n", ...a },
      gives: ["*"],
    },
    {
      name: "a redirect with a line break",
      files: { "site.yaml": 'redirects: [{ from: "/x\\n/y https://evil.example", to: /docs/a }]\n', ...a },
      gives: ["*"],
    },
    {
      name: "a category that names its own parent as its page",
      files: {
        "docs/g/_category_.json": '{"link":{"type":"doc","id":"../a"}}',
        "docs/g/b.md": "# B\n",
        ...a,
      },
      gives: ["*reference-not-found"],
    },
    {
      name: "next and previous that lead to themselves",
      files: { "docs/a.md": "---\npagination_next: a\npagination_prev: a\n---\n# A\n" },
      gives: [],
    },
    {
      name: "a value that refers to itself",
      files: page("body: |\n  {{ product.a.x }}\n"),
      gives: ["pages/a.yaml:7:3 value-not-found"],
    },
  ],
};
