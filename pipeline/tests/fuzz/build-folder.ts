import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSite } from "../../build.ts";
import { once } from "../../core/once.ts";
import { openPictures } from "../../outputs/open-graph/picture-files.ts";
import { openBundle } from "../../render/bundle.ts";
import type { Site } from "../../site.ts";
import { type OutputFile, planTree } from "../../write/tree-plan.ts";
import { memoryEngine } from "../support/engine/memory-engine.ts";
import { siteOfFolder } from "../support/pages/site-of.ts";

/** The stated address of a site. */
export interface Address {
  readonly url: string | undefined;
  readonly base: string;
}

const bundle = once(() =>
  openBundle(fileURLToPath(new URL("../../../.cache/bundle", import.meta.url)), "production"),
);
/** Pictures that were drawn for one site are not drawn again for the next. */
const pictures = once(() => openPictures(undefined, join(bundle().folder, "picture-fonts")));

/** The result of a check of a data folder. */
export function checkFolder(data: string, { url, base }: Address, engine = memoryEngine()): Promise<Site> {
  return siteOfFolder(data, { url, base, engine, client: bundle().client, today: "2026-01-01" });
}

/** Whether a check ends with exit code 0. */
export function isAccepted({ diagnostics }: Pick<Site, "diagnostics">): boolean {
  return diagnostics.every(({ severity }) => severity !== "error");
}

/**
 * The files that a build writes of a site that was accepted, planned as they are before they are written. It throws where
 * the command would end with exit code 3, and where it would refuse the site after all.
 */
export async function buildAccepted(site: Site, engine = memoryEngine()): Promise<readonly OutputFile[]> {
  const tools = { bundle: bundle(), engine, pictures: engine.over(pictures()), assert: true };
  const built = await buildSite(site, { ...tools, release: { release: 1, date: undefined } });
  const refused = built.diagnostics.filter(({ severity }) => severity === "error");
  if (refused.length > 0) throw new Error(`The build refuses it: ${JSON.stringify(refused)}`);
  const files = built.all();
  planTree({ files, retained: [] });
  return files;
}
