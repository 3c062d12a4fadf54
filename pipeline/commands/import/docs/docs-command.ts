import type { Launch } from "../../shared/launch.ts";
import type { OptionsOf } from "../../shared/options.ts";
import { openSession } from "../../shared/session.ts";
import { importDocs } from "./import-docs.ts";

/** `fairlead import docs DIR --to DATA`. */
export function importDocsCommand(options: OptionsOf<"import">, launch: Launch): Promise<number> {
  return importDocs(options, async (data) => {
    // The cache is that of a data folder, and this one goes away.
    const session = openSession({ ...options, command: "check", data, cache: undefined }, launch);
    const site = await session.site({ pictures: false });
    await session.threads.end();
    return site;
  });
}
