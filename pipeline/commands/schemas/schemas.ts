import { relative } from "node:path";
import { countOf } from "../../core/text/phrase.ts";
import { SCHEMAS_FOLDER } from "../shared/editor-schemas/schemas-folder.ts";
import { writeEditorFiles, writeSchemas } from "../shared/editor-schemas/write-schemas.ts";
import type { Launch } from "../shared/launch.ts";
import type { OptionsOf } from "../shared/options.ts";
import { openSession, report, say } from "../shared/session.ts";

/**
 * `fairlead schemas`: the schemas for editors, with the ids of the data folder, and the settings for Visual
 * Studio Code to use them. Mistakes are reported and hinder nothing.
 */
export async function schemas(options: OptionsOf<"schemas">, launch: Launch): Promise<number> {
  const session = openSession(options, launch);
  const site = await session.site({ pictures: false });
  session.engine.values.close({ keepUnused: true });
  const count = writeSchemas(site.index);
  const left = writeEditorFiles(site.index, relative(process.cwd(), options.data).replaceAll("\\", "/"));
  say(
    options,
    `${count === 0 ? "Nothing changed" : `Wrote ${countOf(count, "schema")}`} in ${SCHEMAS_FOLDER}.`,
  );
  for (const line of left) say(options, line);
  if (!site.diagnostics.some(({ severity }) => severity === "error")) return 0;
  report(options, site);
  return 1;
}
