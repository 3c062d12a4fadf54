import { openBundle } from "../../../render/bundle.ts";
import type { Site } from "../../../site.ts";
import { describeCode } from "../../shared/code-page.ts";
import type { Launch } from "../../shared/launch.ts";
import type { OptionsOf } from "../../shared/options.ts";
import { progressOf } from "../../shared/progress.ts";
import { openSession, type Session } from "../../shared/session.ts";
import { importDocs } from "./import-docs.ts";

/** `fairlead import docs DIR --to DATA`. */
export async function importDocsCommand(options: OptionsOf<"import">, launch: Launch): Promise<number> {
  const progress = progressOf(options);
  let rounds = 0;
  let session: Session | undefined;
  const siteOf = async (data: string): Promise<Site> => {
    progress?.stage(`Round ${++rounds}`);
    // One session for all rounds, so that a page which stays is parsed once. The cache is that of a data folder, and these folders go away.
    session ??= openSession({ ...options, command: "check", data, cache: undefined }, launch, progress);
    return session.site({ data, pictures: false });
  };
  try {
    return await importDocs(options, siteOf, {
      describe: (code) => describeCode(launch.manual, code),
      code: codeOf(launch),
    });
  } finally {
    await session?.threads.end();
  }
}

/** The version of Fairlead's own code: in a clone it changes without the one of the package. */
function codeOf({ bundle }: Launch): string {
  return openBundle(bundle, "production").fingerprint;
}
