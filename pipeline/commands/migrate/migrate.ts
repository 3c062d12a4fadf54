import { join } from "node:path";
import { countOf } from "../../core/text/phrase.ts";
import { escapeControls } from "../../core/text/visible-text.ts";
import { schemaVersion } from "../../sources/migrate/data-changes.ts";
import { requireData } from "../shared/data-folder.ts";
import { displayPath } from "../shared/display-path.ts";
import type { OptionsOf } from "../shared/options.ts";
import { tellLine } from "../shared/output.ts";
import { say } from "../shared/session.ts";
import { migrateFolder, statedVersion } from "./migrate-folder.ts";

/**
 * `fairlead migrate`: writes values of a former form as they are written now. `check` names those that it
 * cannot decide.
 */
export function migrate(options: OptionsOf<"migrate">): number {
  requireData(options);
  const { data } = options;
  const stated = statedVersion(data);
  if (stated !== undefined && stated > schemaVersion) {
    tellLine(
      `The folder is written for version ${stated} of the schemas, and this Fairlead knows version ${schemaVersion}.`,
    );
    tellLine("hint: Update Fairlead.");
    return 1;
  }
  const { files, busy, refused, isStated } = migrateFolder(data);
  for (const { path, edits } of files)
    for (const { line, position, before, after } of edits)
      say(
        options,
        escapeControls(
          `${displayPath(join(data, path))}:${line}  ${position}: ${before}  ->  ${after ?? "removed"}`,
        ),
      );
  for (const path of busy)
    tellLine(`${displayPath(join(data, path))} was changed meanwhile and is left alone.`);
  for (const { file, message } of refused)
    tellLine(`${displayPath(join(data, file))} is left alone: ${message}`);
  const count = files.reduce((sum, { edits }) => sum + edits.length, 0);
  say(
    options,
    `${count === 0 ? "No value had to be" : countOf(count, "value")} written anew.${isStated ? ` site.yaml states version ${schemaVersion} of the schemas.` : ""}\nNext: fairlead check, which names what a person has to change.`,
  );
  return busy.length > 0 || refused.some(({ severity }) => severity === "error") ? 1 : 0;
}
