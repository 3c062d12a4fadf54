import { readFileSync } from "node:fs";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { withIncludes } from "../../../sources/site/with-includes.ts";
import { limitsOf } from "../../../sources/site-config.ts";
import type { FetchedFiles } from "./fetched-files.ts";
import type { ForeignSite } from "./find-system.ts";
import { isPagePath, type Plan, type PlannedFile } from "./plan.ts";
import type { SourceFolder } from "./source-folder.ts";

interface Fetching {
  readonly plan: Plan;
  readonly source: SourceFolder;
  readonly site: ForeignSite;
  readonly fetched: FetchedFiles;
}

/** An included file may include others; more steps than this find nothing new. */
const MOST_STEPS = 12;

/** Takes what pages include from the source before they are parsed, so that no page is parsed without its parts. */
export function fetchIncludes({ plan, source, site, fetched }: Fetching): void {
  let pages = [...plan.keys()].filter(isPagePath);
  for (let step = 0; step < MOST_STEPS; step++) {
    const missing = new Map(pages.map((path) => [path, missingParts(path, plan, site)]));
    pages = pages.filter((path) => (missing.get(path)?.length ?? 0) > 0);
    if (!fetched.fetch([...missing.values()].flat(), () => "", { plan, source, site })) return;
  }
}

/** The findings about parts of a page that the data folder does not have. */
function missingParts(path: string, plan: Plan, { dialect }: ForeignSite): readonly Diagnostic[] {
  const page = plan.get(path);
  if (page === undefined || !("text" in page)) return [];
  const file = { kind: "text", path, text: page.text, hash: "" } as const;
  const parts = {
    textOf: (part: string) => textOf(plan.get(part.normalize("NFC"))),
    paths: () => plan.keys(),
  };
  const { findings = [] } = withIncludes(file, parts, { ...limitsOf(undefined), dialect });
  return findings.filter(({ code }) => code === "include-not-found");
}

function textOf(file: PlannedFile | undefined): string | undefined {
  if (file === undefined) return undefined;
  return "text" in file ? file.text : readFileSync(file.absolute, "utf8");
}
