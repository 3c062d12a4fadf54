import { bareDoc, type HostileCase } from "../hostile-case.ts";

/** Redirects that lead nowhere, in circles or to strangers. */
export const redirects: readonly HostileCase[] = [
  {
    name: "a redirect to itself",
    files: { "site.yaml": "redirects: [{ from: /x, to: /x }]\n", ...bareDoc },
    gives: ["site.yaml:1:29 redirect-loop"],
  },
  {
    name: "two redirects in a circle",
    files: { "site.yaml": "redirects: [{ from: /x, to: /y }, { from: /y, to: /x }]\n", ...bareDoc },
    gives: ["*redirect-loop"],
  },
  {
    name: "a chain of twenty redirects",
    files: {
      "site.yaml": `redirects:\n${Array.from({ length: 20 }, (_, i) => `  - { from: /r${i}, to: /r${i + 1} }\n`).join("")}  - { from: /r20, to: /docs/a }\n`,
      ...bareDoc,
    },
    gives: ["*"],
  },
  {
    name: "a redirect that is a page",
    files: { "site.yaml": "redirects: [{ from: /docs/a, to: /docs/b }]\n", ...bareDoc, "docs/b.md": "# B\n" },
    gives: ["site.yaml:1:21 duplicate-route"],
  },
  {
    name: "a redirect with code",
    files: { "site.yaml": 'redirects: [{ from: /x, to: "javascript:alert(1)" }]\n', ...bareDoc },
    gives: ["*"],
  },
  {
    name: "a redirect to another host",
    files: { "site.yaml": "redirects: [{ from: /x, to: //evil.example }]\n", ...bareDoc },
    gives: ["*"],
  },
  {
    name: "a redirect of every address",
    files: { "site.yaml": 'redirects: [{ from: "/*", to: /docs/a }]\n', ...bareDoc },
    gives: ["site.yaml:1:21 schema-pattern"],
  },
  {
    name: "a redirect of a name for addresses",
    files: { "site.yaml": "redirects: [{ from: /a/:b, to: /docs/a }]\n", ...bareDoc },
    gives: ["site.yaml:1:21 schema-pattern"],
  },
  {
    name: "a former address of every page",
    files: { "docs/a.md": '---\ntitle: A\naliases: ["/docs/*"]\n---\n' },
    gives: ["docs/a.md:3:11 schema-pattern"],
  },
  {
    name: "a redirect with a line break",
    files: {
      "site.yaml": 'redirects: [{ from: "/x\\n/y https://evil.example", to: /docs/a }]\n',
      ...bareDoc,
    },
    gives: ["*"],
  },
];
