import { expect, test } from "vitest";
import { siteOf } from "./testing.ts";

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
  expect(message).toContain(`The anchor "${anchor}" depends on how many headings`);
});

test.each([
  ["the first of two", PINS, "pins"],
  ["one whose text ends with a number", "## Pins 1\n\nText.\n", "pins-1"],
  ["one with such an id of its own", "## Pins\n\nText.\n\n## Right {#pins-1}\n\nText.\n", "pins-1"],
  ["an id of its own that ends with a number", "## Left {#section-1}\n\nText.\n", "section-1"],
])("%s is not", async (_, text, anchor) => {
  expect(await messages(text, anchor)).toEqual([]);
});
