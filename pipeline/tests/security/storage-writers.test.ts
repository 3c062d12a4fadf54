import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { storedItems } from "../../../renderer/shared/compose/stored-items.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Ways by which a file of the client keeps something. */
const keeps =
  /writeStored\(\s*"|Storage\.setItem\(|caches\(?\)?\.open\(|\bdocument\.cookie\s*=|createInstance\(|indexedDB\.open\(|new PrecacheController\(/;
/** The door through which others go, and who looks at what others have made and makes nothing. */
const doors = ["renderer/client/storage.ts", "renderer/offline/client/left-copy.ts"];

test("every file that keeps something in the browser is named, and no other", () => {
  const files = readdirSync(`${root}/renderer`, { recursive: true, encoding: "utf8" })
    .map((path) => `renderer/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^renderer\/tests\//.test(path))
    .filter((path) => path !== "renderer/shared/compose/stored-items.ts" && !doors.includes(path))
    .filter((path) => keeps.test(readFileSync(`${root}/${path}`, "utf8")));
  const named = [...new Set(storedItems.map(({ writtenBy }) => writtenBy))].filter((path) =>
    existsSync(`${root}/${path}`),
  );
  expect(files.sort()).toEqual(named.sort());
});
