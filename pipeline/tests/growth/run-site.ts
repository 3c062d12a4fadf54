import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSite } from "../../build.ts";
import { formats } from "../../commands/shared/report/formats.ts";
import { once } from "../../core/once.ts";
import type { Engine } from "../../engine/engine.ts";
import { openBundle } from "../../render/bundle.ts";
import { needsOfParts } from "../../render/page-needs.ts";
import type { Site } from "../../site.ts";
import { memoryEngine } from "../support/engine/memory-engine.ts";
import { type Files, siteOf } from "../support/pages/site-of.ts";
import { assertRecords } from "../support/render/assert-records.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const bundleOf = once(() => openBundle(join(root, ".cache", "bundle"), "production"));

/** The files of a site in which nothing is special. */
const bareSite: Files = {
  "docs/sample.md": "# Sample\n\nWords.\n",
  "site.yaml": "type: site\ntitle: Sample\nurl: https://sample.example\n",
};

/**
 * Everything that `check` and `build` do with a data folder, without writing it: the records, the report in all its forms,
 * each page and its copies, and the files of search and for programs.
 */
export async function runSite(files: Files): Promise<void> {
  const engine = memoryEngine();
  const site = await siteOf({ ...bareSite, ...files }, { engine, today: "2026-01-01" });
  for (const format of Object.values(formats))
    format(site.diagnostics, { textOf: site.textOf, colour: true, version: "" });
  if (site.diagnostics.every(({ severity }) => severity !== "error")) assertRecords(site);
  await drawSite(site, engine);
}

async function drawSite(site: Site, engine: Engine): Promise<void> {
  const bundle = bundleOf();
  const built = await buildSite(site, { bundle, engine, isLazy: true });
  const own = new Set(bundle.clientFiles);
  for (const { path, bytes } of built.all())
    if (!own.has(path) && path !== "notices.txt" && !isAsset(path)) read(path, bytes(), site);
}

/** Files that are copied as they are. */
function isAsset(path: string): boolean {
  return /\.(svg|png|woff2|js|css)$/.test(path);
}

/** The data that devices save with a page is in its parts. */
function read(path: string, bytes: Uint8Array | string, { shell }: Site): void {
  if (!path.endsWith("index.json") || typeof bytes !== "string") return;
  const { parts } = JSON.parse(bytes) as { parts?: Parameters<typeof needsOfParts>[0] };
  if (parts !== undefined) needsOfParts(parts, shell);
}
