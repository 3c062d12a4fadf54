import { expect, test } from "vitest";
import { siteOf } from "../../tests/support/pages/site-of.ts";
import { forgetBlocks, htmlBlock, keyOfBlock } from "./html-block.ts";

test("HTML is made when it is asked for, and JSON has it", () => {
  let made = 0;
  const block = htmlBlock("key of a test", () => {
    made++;
    return "<p>a</p>";
  });
  expect(made).toBe(0);
  expect(JSON.stringify({ ...{ body: [block] } })).toBe('{"body":[{"kind":"html","html":"<p>a</p>"}]}');
  expect(structuredClone(block)).toEqual({ kind: "html", html: "<p>a</p>" });
  expect(made).toBe(1);
});

test("who holds a block finds it again by its key", () => {
  const block = htmlBlock("another key", () => "<p>a</p>");
  expect(htmlBlock("another key", () => "<p>b</p>")).toBe(block);
  expect(keyOfBlock(block)).toBe("another key");
  expect(keyOfBlock({ kind: "html", html: "<p>a</p>" })).toBeUndefined();
});

const doc = (text: string) => `---\ntitle: A\ndescription: About.\n---\n\n${text}\n`;
const glossary = (definition: string) =>
  `type: glossary\nid: glossary\ntitle: Glossary\nsummary: Terms.\nstate: published\nterms:\n  - { id: board, term: Board, definition: ${definition} }\n`;

/** The key of the block of `docs/a.md`. */
async function keyWith(files: Readonly<Record<string, string>>): Promise<string | undefined> {
  const { records } = await siteOf({
    "docs/b.md": doc("Text."),
    "docs/a.md": doc("A board. [B](./b.md)"),
    ...files,
  });
  const record = records.find(({ pathname }) => pathname === "/docs/a");
  const [block] = record?.type === "doc" ? record.body : [];
  return block && keyOfBlock(block);
}

test("the key changes with the text, with where its links lead and with the terms, and with nothing else", async () => {
  const key = await keyWith({});
  expect(key).toMatch(/^[0-9a-f]{40}$/);
  expect(await keyWith({ "docs/c.md": doc("More.") })).toBe(key);
  expect(await keyWith({ "docs/b.md": doc("Other text.") })).toBe(key);
  expect(await keyWith({ "docs/a.md": doc("A panel. [B](./b.md)") })).not.toBe(key);
  expect(await keyWith({ "docs/b.md": "---\ntitle: A\nslug: moved\n---\n\nText.\n" })).not.toBe(key);
  const one = await keyWith({ "glossary.yaml": glossary("What others stand on.") });
  expect(one).not.toBe(key);
  expect(await keyWith({ "glossary.yaml": glossary("What is mounted.") })).not.toBe(one);
});

test("a block is made anew once those that somebody holds are forgotten", () => {
  const block = htmlBlock("a key", () => "<p>a</p>");
  forgetBlocks();
  expect(htmlBlock("a key", () => "<p>b</p>").html).toBe("<p>b</p>");
  expect(block.html).toBe("<p>a</p>");
});
