import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "../../../core/usage-error.ts";
import type { Site } from "../../../site.ts";
import { displayPath } from "../../shared/display-path.ts";
import type { OptionsOf } from "../../shared/options.ts";
import { DataTarget } from "./data-target.ts";
import { readFormerState } from "./former-state.ts";
import { leaveOutPattern } from "./glob.ts";
import { runKey, unchangedSince } from "./last-run.ts";
import { SourceFolder } from "./source-folder.ts";
import { tellUnchanged } from "./tell-changes.ts";
import { usage } from "./usage.ts";

/** Facts about Fairlead itself. */
interface Own {
  /** The description of a code in the manual. */
  readonly describe?: (code: string) => string | undefined;
  /** The version of the code that runs. */
  readonly code?: string;
}

/** A data folder from the docs of another system, or what changed in them since it was imported last; an exit code. */
export async function importDocs(
  options: OptionsOf<"import">,
  siteOf: (folder: string) => Promise<Site>,
  { describe = () => undefined, code = "" }: Own = {},
): Promise<number> {
  const source = sourceOf(options);
  const target = new DataTarget(targetOf(options));
  target.require(source.path);
  const former = readFormerState(target);
  const key = runKey(source, options, code);
  const differing = unchangedSince(key, former, target);
  if (differing !== undefined) {
    tellUnchanged(options, { target, source, differing });
    return 0;
  }
  // The parsers take longer to load than all of the above.
  const { importSource } = await import("./import-source.ts");
  return importSource({ options, source, target, former, key, siteOf, describe, code });
}

function sourceOf({ operands: [, folder], encoding, leaveOut }: OptionsOf<"import">): SourceFolder {
  if (folder === undefined) throw new UsageError("import docs needs a folder.", usage);
  const path = resolve(folder);
  if (!existsSync(path)) throw new UsageError(`There is no folder ${displayPath(path)}.`, usage);
  if (!statSync(path).isDirectory())
    throw new UsageError(
      `${displayPath(path)} is no folder.`,
      "Unpack an archive first; nothing is unpacked here.",
    );
  return new SourceFolder(path, encoding, leaveOut.map(leaveOutPattern));
}

function targetOf({ to }: OptionsOf<"import">): string {
  if (to === undefined) throw new UsageError("import docs needs a data folder to write.", usage);
  return resolve(to);
}
