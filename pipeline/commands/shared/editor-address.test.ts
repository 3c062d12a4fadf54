import { expect, test } from "vitest";
import { editorAddress, editors, editorTemplate } from "./editor-address.ts";

test.each([
  ["/home/me/data/a.yaml", "vscode://file/home/me/data/a.yaml:3:7"],
  ["C:\\data\\a.yaml", "vscode://file/C:/data/a.yaml:3:7"],
  ["/data/a b#c?.md", "vscode://file/data/a%20b%23c%3F.md:3:7"],
  ["/data/$&{line}.md", "vscode://file/data/%24%26%7Bline%7D.md:3:7"],
])("%s is opened by %s", (file, address) => {
  expect(editorAddress(editors.vscode, { file, line: 3, column: 7 })).toBe(address);
});

test("a whole file is opened at its head", () => {
  expect(editorAddress(editors.idea, { file: "/a.yaml" })).toBe("idea://open?file=/a.yaml&line=1&column=1");
});

test.each([
  ["vscode", editors.vscode],
  ["my-editor://open?path={file}", "my-editor://open?path={file}"],
  ["toString", undefined],
  ["javascript://%0aalert(1){file}", undefined],
  ["my-editor://open", undefined],
  ["{file}", undefined],
])("the editor %s is %s", (given, template) => expect(editorTemplate(given)).toBe(template));
