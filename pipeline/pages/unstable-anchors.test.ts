import { expect, test } from "vitest";
import type { SiteIndex } from "../model/resolve/site-index.ts";
import type { SiteLink } from "../model/resolve/site-links.ts";
import { unstableAnchors } from "../model/resolve/unstable-anchors.ts";
import { siteOf } from "../tests/support/pages/site-of.ts";

const doc = (text: string) => `---\ntitle: A\ndescription: About.\n---\n\n${text}\n`;
const PINS = "## Pins\n\nLeft.\n\n## Pins\n\nRight.\n";

/** Messages about anchors that depend on the order of headings; `b.md` links to `a.md`, whose text is given. */
async function messages(text: string, anchor: string): Promise<string[]> {
  const { diagnostics } = await siteOf({
    "docs/a.md": doc(text),
    "docs/b.md": doc(`See [a](./a.md#${anchor}).`),
  });
  return diagnostics.filter(({ code }) => code === "anchor-unstable").map(({ message }) => message);
}

test.each([
  ["the second of two", PINS, "pins-1"],
  ["the third of three", `${PINS}\n## Pins\n\nLast.\n`, "pins-2"],
  ["one with an accent", PINS.replaceAll("Pins", "Größe"), "größe-1"],
])("%s headings of one text is told by its number", async (_, text, anchor) => {
  const [message, ...others] = await messages(text, anchor);
  expect(others).toEqual([]);
  expect(message).toContain(`The anchor "${anchor}" depends on the number of headings`);
});

test.each([
  ["the first of two", PINS, "pins"],
  ["one whose text ends with a number", "## Pins 1\n\nText.\n", "pins-1"],
  ["one with such an id of its own", "## Pins\n\nText.\n\n## Right {#pins-1}\n\nText.\n", "pins-1"],
  ["an id of its own that ends with a number", "## Left {#section-1}\n\nText.\n", "section-1"],
])("%s is not", async (_, text, anchor) => {
  expect(await messages(text, anchor)).toEqual([]);
});

test("many links to many headings of one text cost as much as both together", () => {
  const ids = Array.from({ length: 20_000 }, (_, at) => (at === 0 ? "pins" : `pins-${at}`));
  const headings = ids.map((id) => ({ id, text: "Pins" }));
  const source = { path: "docs/a.md", prose: { "": { headings } } };
  const index = { pages: new Map([["/docs/a", { source }]]) } as unknown as SiteIndex;
  const siteLinks = ids.map((id) => {
    return { source, resolved: { kind: "page", pathname: "/docs/a", search: "", hash: `#${id}` } };
  }) as unknown as SiteLink[];
  const started = performance.now();
  expect(unstableAnchors(index, siteLinks)).toHaveLength(ids.length - 1);
  // Some 50 ms; with a walk over all headings for each link it is a minute.
  expect(performance.now() - started).toBeLessThan(5000);
});
