import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { withCorpus } from "./corpus/with-corpus.ts";
import { corpusBuilds } from "./corpus-builds.ts";
import type { CorpusFigures } from "./corpus-figures.ts";
import { type DevFigures, devFigures, type Percentiles } from "./dev-figures.ts";
import { main as offlineBench } from "./offline/offline-bench.ts";
import { type BenchOptions, benchOptions, usage } from "./options.ts";
import { costsOfDocs, costTable } from "./page-costs.ts";
import { profileBuild } from "./profile/profile-build.ts";
import { scalingTable } from "./scaling.ts";
import { siteCommands } from "./site-commands.ts";
import { type Row, timingTable } from "./table.ts";
import { makeWorkplace } from "./workplace.ts";

/** Prints how long the commands take on the site of `data/` and on generated docs, or what else `usage` says; 2: wrong options. */
export async function main(args: string[]): Promise<number> {
  const options = optionsOf(args);
  switch (options?.what) {
    case undefined:
      return 2;
    case "help":
      process.stdout.write(usage);
      break;
    case "profile":
      process.stdout.write(await profileBuild(options.docs));
      break;
    case "dev":
      printDev(await devAlone(options));
      break;
    case "builds":
      await measureBuilds(options);
  }
  return 0;
}

function optionsOf(args: readonly string[]): BenchOptions | undefined {
  try {
    return benchOptions(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return undefined;
  }
}

function devAlone({ docs, saves }: { readonly docs: number; readonly saves: number }): Promise<DevFigures> {
  return withCorpus(docs, ({ folder, data }) =>
    devFigures(data, { docs, saves, cache: join(folder, "dev-cache") }),
  );
}

async function measureBuilds({
  sizes,
  runs,
  inBrowser,
  json,
}: BenchOptions & { readonly what: "builds" }): Promise<void> {
  const site = await ownSite();
  print("The site of data/", site);
  const corpora: CorpusFigures[] = [];
  for (const size of sizes) {
    const figures = await corpusBuilds({ docs: size, runs, inBrowser });
    corpora.push(figures);
    print(`${size} generated docs`, figures.rows);
    const { files, bytes, html } = figures.size;
    process.stdout.write(
      `${files} files, ${(bytes / 1e6).toFixed(1)} MB, HTML of a doc ${(html / 1000).toFixed(2)} kB gzip\n`,
    );
    printBrowser(figures);
  }
  if (corpora.length > 1) process.stdout.write(`\n## As a site grows\n\n${scalingTable(corpora)}`);
  process.stdout.write("\n## The offline copy and its search\n\n");
  await offlineBench(inBrowser ? ["--browser"] : []);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ site, corpora }, undefined, 2)}\n`);
}

async function ownSite(): Promise<Row[]> {
  const workplace = makeWorkplace();
  try {
    const rows = await siteCommands(workplace);
    process.stdout.write(costTable(costsOfDocs(workplace.out)));
    return rows;
  } finally {
    workplace.remove();
  }
}

function print(title: string, rows: readonly Row[]): void {
  const reference = rows[0]?.timing;
  if (reference !== undefined) process.stdout.write(`\n## ${title}\n\n${timingTable(rows, reference)}`);
}

function printBrowser({ client, dev }: CorpusFigures): void {
  if (client !== undefined) {
    const { site, bare } = client;
    process.stdout.write(
      `\nAt Slow 4G (563 ms a request, 1.4 Mbit/s) and a quarter of the processor:\n` +
        `first paint ${ms(site.firstPaint)} (bare page ${ms(bare.firstPaint)}), largest ${ms(site.largestPaint)} (${ms(bare.largestPaint)}), ` +
        `blocking ${ms(site.blocking)}, shift ${site.shift}, ` +
        `click to content ${ms(site.prefetched)} with a prefetched record, ${ms(site.cold)} without\n`,
    );
  }
  if (dev !== undefined) printDev(dev);
}

function printDev({ firstPage, warmFirstPage, doc, value, mistake, memory }: DevFigures): void {
  const both = ({ median, p95 }: Percentiles): string => `${ms(median)}, ${ms(p95)}`;
  const sizes = memory?.map((size) => `${Math.round(size)}`).join(", ") ?? "-";
  process.stdout.write(
    `dev: first page ${ms(firstPage)}, with a cache ${ms(warmFirstPage)}; from save to page, median and 95th percentile: ` +
      `doc ${both(doc)}; value ${both(value)}; mistake ${both(mistake)}; memory ${sizes} MiB\n`,
  );
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
