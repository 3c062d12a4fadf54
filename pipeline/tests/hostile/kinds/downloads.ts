import { doc, type HostileCase, type HostileKind } from "../hostile-case.ts";

const linked = (name: string, file: string, content: string, gives: readonly string[] = []): HostileCase => ({
  name,
  files: { [`docs/${file}`]: content, ...doc(`[A file](${file})\n`) },
  gives,
});
const refused = ["docs/a.md:5:10 download-not-allowed"];
const html = "<!doctype html><script>canary()</script>";
const xhtml = '<html xmlns="http://www.w3.org/1999/xhtml"><script>canary()</script></html>';

const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

/** Files that pages link to, and that would run where they are opened. */
export const downloads: HostileKind = {
  kind: "downloads",
  about:
    "Files that pages link to. They have the origin of the site, so none may be published that would run there.",
  cases: [
    linked("a linked page", "p.html", html, refused),
    linked("a linked page in capitals", "p.HTML", html, refused),
    linked("a linked page of XHTML", "p.xhtml", xhtml, refused),
    linked("a linked page as XML", "p.xml", xhtml, refused),
    linked("a linked script", "p.js", "canary()", refused),
    linked("a linked module", "p.mjs", "canary()", refused),
    linked("a linked style sheet", "p.css", "@import url(//example.org/a.css);", refused),
    linked("a linked program of a server", "p.php", "<?php canary();", refused),
    linked("a linked file of no kind", "p", html, refused),
    linked("a linked SVG", "p.svg", svg("")),
    linked("a linked SVG with a script", "p.svg", svg("<script>canary()</script>"), [
      "docs/a.md:5:10 image-code",
    ]),
    linked("a linked file that is no SVG", "p.svg", html, ["docs/a.md:5:10 image-unreadable"]),
    linked("a linked SVG that is packed", "p.svgz", svg("<script>canary()</script>"), refused),
    linked("a linked page as text", "p.txt", html),
    linked("a linked page as an archive", "p.html.zip", html),
    {
      name: "an embed of a page",
      files: { "docs/p.html": html, ...doc('::download{file="p.html" title="A page"}\n') },
      gives: ["docs/a.md:5:18 download-not-allowed"],
    },
    {
      name: "a redirect to a page of the folder",
      files: {
        "site.yaml": "redirects: [{ from: /x, to: /docs/p.html }]\n",
        "docs/p.html": html,
        ...doc("x\n"),
      },
      gives: ["site.yaml:1:29 download-not-allowed"],
    },
    {
      name: "a footer that leads to a page of the folder",
      files: {
        "site.yaml": "footer: { groups: [{ title: A, items: [{ label: A, to: /docs/p.html }] }] }\n",
        "docs/p.html": html,
        ...doc("x\n"),
      },
      gives: ["site.yaml:1:56 download-not-allowed"],
    },
  ],
};
