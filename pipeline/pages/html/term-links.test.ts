import { describe, expect, test } from "vitest";
import { TermLinks } from "./term-links.ts";

const terms = [
  { id: "bec", term: "BEC", also: ["battery eliminator circuit"], definition: 'Makes "5 V" & more.' },
  { id: "bus", term: "Bus", definition: "A shared line." },
  { id: "can-bus", term: "CAN bus", definition: "Two wires." },
  { id: "sbus", term: "S.BUS", definition: "A protocol." },
];
const links = new TermLinks({
  terms: terms.map((term) => ({ ...term, href: `/glossary#term-${term.id}` })),
  names: ["BEC Board"],
});
const link = (html: string, used = new Set<string>()): string => links.link(html, used);
const a = (id: string, text: string, definition: string): string =>
  `<a class="term" href="/glossary#term-${id}" data-definition="${definition}">${text}</a>`;
const bec = (text: string): string => a("bec", text, "Makes &quot;5 V&quot; &amp; more.");

describe("terms of the glossary", () => {
  test.each([
    ["are linked at their first use only", "<p>A BEC and a BEC.</p>", `<p>A ${bec("BEC")} and a BEC.</p>`],
    [
      "are found by their other spellings",
      "a battery eliminator circuit",
      `a ${bec("battery eliminator circuit")}`,
    ],
    ["may begin with a small letter when they are words", "a bus", `a ${a("bus", "bus", "A shared line.")}`],
    ["may not when they are abbreviations", "a bec", "a bec"],
    ["count as the longest one that fits", "the CAN bus", `the ${a("can-bus", "CAN bus", "Two wires.")}`],
    ["may hold a full stop", "S.BUS, SXBUS", `${a("sbus", "S.BUS", "A protocol.")}, SXBUS`],
    ["are whole words", "BECs, a-BEC, BEC-2, XBEC", "BECs, a-BEC, BEC-2, XBEC"],
    [
      "are left alone in links, code and headings",
      '<h2>BEC</h2><a href="/x">BEC</a><code>BEC</code><pre>BEC</pre>',
      '<h2>BEC</h2><a href="/x">BEC</a><code>BEC</code><pre>BEC</pre>',
    ],
    [
      "are left alone in attributes and comments",
      '<img alt="BEC"><!-- BEC -->',
      '<img alt="BEC"><!-- BEC -->',
    ],
    ["are left alone below a closed element", "<svg><text>BEC</text></svg>", "<svg><text>BEC</text></svg>"],
    [
      "are left alone inside the name of a product",
      "a BEC Board with a BEC",
      `a BEC Board with a ${bec("BEC")}`,
    ],
    ["are found again after a closed element", "<code>x</code> BEC", `<code>x</code> ${bec("BEC")}`],
  ])("%s", (_, html, expected) => {
    expect(link(html)).toBe(expected);
  });

  test("that another part of the page has linked stay plain", () => {
    expect(link("BEC", new Set(["bec"]))).toBe("BEC");
  });

  test("do not exist in a site without a glossary", () => {
    const none = new TermLinks({ terms: [], names: [] });
    expect(none.link("<p>BEC</p>", new Set())).toBe("<p>BEC</p>");
  });
});
