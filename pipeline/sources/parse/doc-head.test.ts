import { expect, test } from "vitest";
import { docHead } from "./doc-head.ts";

const named = "---\ntitle: A\ndescription: B\n---\n";

test.each([
  ["a doc that says its title and its description", named, "\nText.\n"],
  ["a doc without front matter", "# A\n\nText of\ntwo lines.\n", "\nMore.\n"],
  ["a title that is underlined", "A\n===\n\nText.\n", "\nMore.\n"],
  ["a title in the front matter alone", "---\ntitle: A\n---\n\nText.\n", "\nMore.\n"],
  ["a description alone", "---\ndescription: A\n---\n# B\n\nText.\n", "\nMore.\n"],
  ["code before the first paragraph", "# A\n\n```c\nint a;\n\nint b;\n```\n\nText.\n", "\nMore.\n"],
  ["an admonition before it", "# A\n\n:::tip\n\nDo.\n\n:::\n\nText.\n", "\nMore.\n"],
  ["a list before it", "# A\n\n- a\n- b\n\n  c\n\n> d\n\nText.\n", "\nMore.\n"],
  ["front matter that is never closed", "---\ntitle: A\n", ""],
  ["nothing", "", ""],
])("the head of %s is all that it takes", (_, head, rest) => {
  expect(docHead(head + rest)).toBe(head);
});

test("a doc that begins with a long list of headings has a head of some lines", () => {
  expect(docHead("# A\n".repeat(1000)).length).toBeLessThan(200);
});
