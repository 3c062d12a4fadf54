import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { DataFolder } from "./data-folder.ts";

function folderWith(text: string) {
  const path = mkdtempSync(join(tmpdir(), "fairlead-folder-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  writeFileSync(join(path, "site.yaml"), text);
  return { path, folder: new DataFolder(path) };
}

const textIn = ({ value }: ReturnType<DataFolder["read"]>) =>
  value.map((file) => (file.kind === "text" ? file.text : file.kind));

test("a file that is being saved is read when it has been written", async () => {
  const { path, folder } = folderWith("");
  const reading = folder.readSettled(() => "type: site\n");
  writeFileSync(join(path, "site.yaml"), "type: site\ntitle: New\n");
  expect(textIn(await reading)).toEqual(["type: site\ntitle: New\n"]);
});

test("a file that stays empty is empty, and one that was empty before is not waited for", async () => {
  const { folder } = folderWith("");
  expect(textIn(await folder.readSettled(() => "type: site\n"))).toEqual([""]);
  const files = await Promise.race([folder.readSettled(() => ""), setImmediate("later" as const)]);
  expect(files === "later" ? files : textIn(files)).toEqual([""]);
});
