import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { SiteShell } from "../../schema/generated/types.ts";
import { aliasPages, aliasScript, aliasScripts } from "./alias-pages.ts";

const shell = {
  base: "/sub/",
  url: "https://example.org",
  lang: "en",
  dir: "ltr",
  title: "Sample",
  titleDelimiter: "|",
} as unknown as SiteShell;
const made = (from: string, to: string) =>
  aliasPages([{ from, to, hasCaseTwin: from.toLowerCase() === "/docs/intro" }], shell);

test("a former address is a page that leads on without scripts, below the base", () => {
  const [file] = made("/old", "/docs/intro#setup");
  expect(file?.path).toBe("old/index.html");
  const html = String(file?.bytes());
  expect(html).toContain('<link rel="canonical" href="https://example.org/sub/docs/intro#setup">');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/sub/docs/intro#setup"></noscript>',
  );
  expect(html).toContain('<a id="to" href="/sub/docs/intro#setup">/sub/docs/intro#setup</a>');
  expect(html).not.toContain("style");
});

test("the policy admits its one script, and is not widened where there is none", () => {
  const hash = `sha256-${createHash("sha256").update(aliasScript).digest("base64")}`;
  const html = String(made("/old", "/docs/intro")[0]?.bytes());
  expect([...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text)).toEqual([aliasScript]);
  expect(aliasScripts([{ from: "/old", to: "/a", hasCaseTwin: false }])).toEqual([hash]);
  expect(aliasScripts([])).toEqual([]);
});

test("a target is text and never markup", () => {
  const html = String(made("/old", 'https://example.org/?a="><script>')[0]?.bytes());
  expect(html).not.toContain('"><script>a');
  expect(html.match(/<script>/g)).toHaveLength(1);
});

test.each(["/Docs/Intro", "/assets/a.pdf", "/exports/a.csv", "/", "/a%2", "/aux"])(
  "no page is written at %s",
  (from) => expect(made(from, "/docs/wiring")).toEqual([]),
);
