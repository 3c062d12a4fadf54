import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteShell } from "../../../schema/generated/types.ts";
import { hashOf } from "../../core/hash.ts";
import { themeSheet } from "../../pages/theme/theme-sheet.ts";
import type { Bundle } from "../../render/bundle.ts";
import type { Producer } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { clientPaths, NOTICES_PATH } from "./site-paths.ts";

/** The client belongs to Fairlead, not to the site: its files are copied as they are. Beside them is the site's own look. */
export const client = {
  ...clientPaths,
  when: "composed",
  files: ({ content, tools }) => [...clientFiles(tools.bundle), ...themeFiles(content.shell)],
} satisfies Producer;

function themeFiles(shell: SiteShell): OutputFile[] {
  const sheet = themeSheet(shell);
  return sheet === undefined ? [] : [{ path: sheet.path, key: hashOf(sheet.text), bytes: () => sheet.text }];
}

function clientFiles({ clientFiles, clientFolder, fingerprint }: Bundle): OutputFile[] {
  const fileOf = (path: string, key: string): OutputFile => ({
    path,
    key,
    bytes: () => readFileSync(join(clientFolder, path)),
  });
  return [
    ...clientFiles.map((path) => fileOf(path, hashOf(path))),
    fileOf(NOTICES_PATH, hashOf("notices", fingerprint)),
  ];
}
