import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { schemas } from "../../../../schema/generated/schemas.ts";
import { authoredTypes } from "../../../commands/new/authored-types.ts";
import { firstDictionaries } from "../../../commands/new/dictionaries.ts";
import { type NewFile, newFile } from "../../../commands/new/new-file.ts";
import { once } from "../../../core/once.ts";
import { fileLocationOf } from "../../../sources/read/layout/file-location.ts";
import { testLaunch } from "./test-launch.ts";

export const fixtures = fileURLToPath(new URL("../../fixtures/", import.meta.url));

export const dictionaries = once(() => firstDictionaries(testLaunch.templates));

/** For tests: every type with an id that suits it. */
export const requests: readonly (readonly [type: string, id: string | undefined])[] = [
  ...authoredTypes(schemas),
].map(([type, schema]) => {
  const ids = { none: undefined, id: `new-${type}`, path: `New-folder/${type}` };
  return [type, ids[fileLocationOf(type, schema).naming]] as const;
});

/** For tests: the file of a type in a folder that has one family. */
export function fileOf(type: string, id: string | undefined): NewFile {
  const recordsOf = (name: string) => new Map(name === "family" ? [["boards", "families/boards.yaml"]] : []);
  return newFile({ type, id, family: undefined, recordsOf, dictionaries }, schemas);
}

/** For tests: works in a copy of a folder of fixtures. */
export async function inCopyOf<T>(folder: string, work: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), "fairlead-new-"));
  try {
    cpSync(join(fixtures, folder), data, { recursive: true });
    return await work(data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
