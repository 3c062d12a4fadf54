import { expect, test } from "vitest";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import { message, type UpdateEvent } from "./update-events.ts";

const diagnostic = {
  ...{
    code: "link-not-found",
    severity: "error" as const,
    file: "data/docs/a.md",
    line: 3,
    column: 7,
    endLine: 3,
  },
  ...{ endColumn: 9, message: "It leads nowhere.", hint: "Mend it.", cause: "/b", docs: "/diagnostics/x" },
  ...{ frame: "> 3 | [b](b)", open: "vscode://file/a.md:3:7", others: [{ file: "data/docs/c.md", line: 1 }] },
};
const events: UpdateEvent[] = [
  { type: "page", pathname: "/a", page: '{"hash":"1"}\n' },
  { type: "pages", pathnames: ["/a"], sidebars: ["docs"] },
  { type: "diagnostics", items: [{ ...diagnostic, others: [...diagnostic.others] }] },
  { type: "diagnostics", items: [] },
  { type: "form", token: "t" },
  { type: "shell" },
];

/** The data of an event of the stream. */
const dataOf = (text: string): unknown => JSON.parse(text.replace(/^data: /, ""));

test.each(events)("a message of the type $type is one event, and fits its schema", (event) => {
  const text = message(event);
  expect(text).toMatch(/^data: [^\n]+\n\n$/);
  expect(() => ownSchemas().validateValue("dev-message", dataOf(text))).not.toThrow();
});

test("what the schema does not know is refused", () => {
  for (const value of [{ type: "news" }, { type: "pages" }, { type: "shell", more: 1 }, {}])
    expect(() => ownSchemas().validateValue("dev-message", value), JSON.stringify(value)).toThrow();
});
