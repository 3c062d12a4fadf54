import type { Site } from "../../../site.ts";
import { describeCode } from "../../shared/code-page.ts";
import type { Launch } from "../../shared/launch.ts";
import type { OptionsOf } from "../../shared/options.ts";
import { progressOf } from "../../shared/progress.ts";
import { openSession } from "../../shared/session.ts";
import { importDocs } from "./import-docs.ts";

/** `fairlead import docs DIR --to DATA`. */
export function importDocsCommand(options: OptionsOf<"import">, launch: Launch): Promise<number> {
  const progress = progressOf(options);
  let rounds = 0;
  const siteOf = async (data: string): Promise<Site> => {
    progress?.stage(`Round ${++rounds}`);
    // The cache is that of a data folder, and this one goes away.
    const session = openSession({ ...options, command: "check", data, cache: undefined }, launch, progress);
    const site = await session.site({ pictures: false });
    await session.threads.end();
    return site;
  };
  return importDocs(options, siteOf, (code) => describeCode(launch.manual, code));
}
