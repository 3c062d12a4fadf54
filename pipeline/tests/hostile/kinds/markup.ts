import { doc, type HostileCase, type HostileKind, headLines, page } from "../hostile-case.ts";
import { payloads } from "../payloads.ts";

const line = headLines + 1;

/** Spellings of an address that runs code or leads to another host. */
const schemes = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "javascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "javascript&#x3a;alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;&#x61;vascript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\u00adscript:alert(1)",
  "java\u200bscript:alert(1)",
  "javascript\\:alert(1)",
  "javascript://%0aalert(1)",
  "vbscript:msgbox(1)",
  "VBSCRIPT:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "DATA:text/html,x",
  "blob:https://example.org/x",
  "filesystem:https://example.org/x",
  "view-source:https://example.org",
  "file:///etc/passwd",
  "about:blank",
  "ws://example.org",
  "ftp://example.org",
  "intent://x#Intent;end",
  "feed:javascript:alert(1)",
  "jar:https://example.org!/x",
  "//evil.example",
  "\\\\\\\\evil.example",
  "/\\\\evil.example",
  "https:evil.example",
  "http:///evil.example",
  "pathname:////evil.example",
] as const;

const refused = (name: string, files: HostileCase["files"]): HostileCase => ({
  name,
  files,
  gives: ["*link-"],
});

const inMarkdown = schemes.flatMap((target): HostileCase[] => [
  refused(`a link to ${target}`, doc(`[x](<${target.replaceAll("<", "\\<").replaceAll(">", "\\>")}>)\n`)),
  refused(
    `a definition of ${target}`,
    doc(`[x]\n\n[x]: <${target.replaceAll("<", "\\<").replaceAll(">", "\\>")}>\n`),
  ),
  refused(`HTML with ${target}`, doc(`<a href="${target}">x</a>\n`)),
]);

const inYaml: readonly HostileCase[] = [
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "vbscript:x",
].flatMap((target) => [
  {
    name: `navigation to ${target}`,
    files: { "site.yaml": `navigation: [{ label: A, to: "${target}" }]\n`, "docs/a.md": "# A\n" },
    gives: ["*"],
  },
  {
    name: `a footer to ${target}`,
    files: {
      "site.yaml": `footer: { groups: [{ title: A, items: [{ label: A, to: "${target}" }] }] }\n`,
      "docs/a.md": "# A\n",
    },
    gives: ["*"],
  },
  { name: `a card to ${target}`, files: page(`cards: ["${target}"]\n`), gives: ["*"] },
  { name: `prose of YAML to ${target}`, files: page(`body: "[x](${target})"\n`), gives: ["*link-"] },
]);

const html = payloads.map(
  ([name, text, code]): HostileCase => ({
    name,
    files: doc(`${text}\n`),
    gives: code === undefined ? [] : [`*${code}`],
  }),
);

const fields = ["title", "description", "sidebar_label"].flatMap((field) =>
  [
    "</title><script>x</script>",
    "</script><script>x</script>",
    '" onmouseover="x',
    "<!--",
    "]]>",
    "{{constructor.constructor('x')()}}",
    "$\u007bx}",
    "\u2028",
  ].map(
    (value): HostileCase => ({
      name: `${field} of ${value}`,
      files: {
        "docs/a.md": `---\n${field === "title" ? "" : "title: A\n"}${field}: ${JSON.stringify(value)}\n---\n\nText.\n`,
      },
      gives: value === "\u2028" && field !== "description" ? ["*schema-pattern"] : [],
    }),
  ),
);

/** Markup that would run in a browser, or lead a reader astray: all of it is text in the end. */
export const markup: HostileKind = {
  kind: "markup",
  about:
    "Code in every place that takes text, and every spelling of an address that would run. Code that is not refused is shown as text.",
  cases: [
    ...inMarkdown,
    ...inYaml,
    ...html,
    ...fields,
    {
      name: "front matter that never closes",
      files: { "docs/a.md": "---\ntitle: A\n\nText.\n" },
      gives: ["docs/a.md:1:1 front-matter-unclosed"],
    },
    {
      name: "front matter of another closing",
      files: { "docs/a.md": "---\ntitle: A\n----\n\nText.\n" },
      gives: ["docs/a.md:1:1 front-matter-unclosed"],
    },
    {
      name: "front matter of TOML",
      files: { "docs/a.md": "+++\ntitle = 'A'\n+++\n\nText.\n" },
      gives: ["docs/a.md:1:1 markup-unknown"],
    },
    {
      name: "front matter of JavaScript",
      files: { "docs/a.md": "---js\n{ title: process.exit() }\n---\n\nText.\n" },
      gives: ["docs/a.md:1:1 markup-unknown"],
    },
    {
      name: "a reference to an address that no link may have",
      files: doc("<javascript:alert(1)>\n"),
      gives: [`docs/a.md:${line}:2 link-scheme`],
    },
  ],
};
