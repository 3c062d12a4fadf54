import { expect, test } from "vitest";
import type { PageFragments, PageRecord } from "../../schema/generated/types.ts";
import { assertAnchors } from "./render-parts.ts";

const assert = (anchors: string[], main: string) => () =>
  assertAnchors(
    { type: "page", pathname: "/a", anchors } as unknown as PageRecord,
    { main } as PageFragments,
  );

const fine: [name: string, anchors: string[], main: string][] = [
  ["none", [], "<p>text</p>"],
  ["in any order", ["a", "b"], '<p id="b"></p><h2 class="x" id="a"></h2>'],
  [
    "with characters that HTML escapes",
    ["a&b", "c'd", 'e"f'],
    '<i id="a&amp;b"></i><i id="c&#x27;d"></i><i id="e&quot;f"></i>',
  ],
  ["apart from comments", ["a"], '<!-- <i id="b"> --><i id="a"></i>'],
  ["apart from other attributes", ["a"], '<i data-id="b" id="a"></i>'],
  ["apart from code", [], "<code>&lt;i id=&quot;b&quot;&gt;</code>"],
];
test.each(fine)("ids that are those of the record pass: %s", (_name, anchors, main) => {
  expect(assert(anchors, main)).not.toThrow();
});

const wrong: [name: string, anchors: string[], main: string, said: string][] = [
  [
    "missing",
    ["a", "b"],
    '<i id="a"></i>',
    "The layout of /a (page) does not write the ids of its record. Missing: b.",
  ],
  ["extra", [], '<i id="a"></i>', "Not in the record: a."],
  ["repeated", ["a"], '<i id="a"></i><i id="a"></i>', "Repeated: a."],
];
test.each(wrong)("an id that is %s is a bug of the layout", (_name, anchors, main, message) => {
  expect(assert(anchors, main)).toThrow(message);
});
