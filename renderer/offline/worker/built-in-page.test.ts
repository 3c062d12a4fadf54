import { expect, test } from "vitest";
import type { SiteFacts } from "../../shared/offline-format/site-facts.ts";
import { builtInPage, type Trouble } from "./built-in-page.ts";

const site: SiteFacts = { base: "/sub/", title: "Boards & Co", lang: "en", shell: [], headers: {} };
const trouble: Trouble = {
  reason: "not-saved",
  href: '/sub/docs/"x"?q=<1>',
  section: { title: "Alpha <1>", transfer: 412_345 },
  saved: [{ title: "Guide", bytes: 1_300_000 }],
  date: "2026-11-21T12:00:00.000Z",
};
const frame =
  '<html><title>Page Not Found | Boards</title><main id="main" tabindex="-1"><p>old $& text</p></main></html>';

test("the page of last resort has the frame of the site, with everything escaped", () => {
  const html = builtInPage(trouble, site, frame);
  expect(html).toContain("<title>This page is not saved here | Boards &amp; Co</title>");
  expect(html).toContain('<main id="main" tabindex="-1"><h1>');
  expect(html).not.toContain("old $& text");
  expect(html).toContain(
    "It belongs to “Alpha &lt;1&gt;”, which is not saved on this device. Saving it takes 412 kB.",
  );
  expect(html).toContain('href="/sub/docs/&quot;x&quot;?q=');
  expect(html).toContain("Guide, 1.3 MB");
  expect(html).toContain("Saved on this device, as of November 21, 2026");
  expect(html).toContain('action="/sub/search"');
  expect(html).toContain('<label for="saved-query">Search what is saved</label> <input id="saved-query"');
});

test("without a frame it is a page of its own", () => {
  const html = builtInPage({ reason: "damaged", href: "/sub/", saved: [] }, site, undefined);
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).toContain("has to be repaired once there is a network again");
  expect(html).toContain("Nothing is saved on this device.");
  expect(html).not.toContain("<form");
});
