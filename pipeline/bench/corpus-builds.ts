import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { clientFigures } from "./client-figures.ts";
import { measureColdBuild } from "./cold-build.ts";
import { planCorpus } from "./corpus/doc-plan.ts";
import { type CorpusWorkplace, withCorpus } from "./corpus/with-corpus.ts";
import { type CorpusFigures, coldBuild } from "./corpus-figures.ts";
import { devFigures } from "./dev-figures.ts";
import { discard } from "./discard.ts";
import { measure } from "./measure.ts";
import { outputSize } from "./output-size.ts";
import { writeEleventySite } from "./peers/eleventy-site.ts";
import { writeHugoSite } from "./peers/hugo-site.ts";
import { isInstalled } from "./peers/is-installed.ts";
import type { Row } from "./table.ts";
import { makeWorkplace } from "./workplace.ts";

interface CorpusWork {
  readonly docs: number;
  readonly runs: number;
  /** Whether a browser opens the pages, too. */
  readonly inBrowser: boolean;
}

/** Saves of each kind while the page is open. */
const saves = 40;

/** Builds a corpus of this many docs, cold and after changes, with the peers beside it. */
export function corpusBuilds(work: CorpusWork): Promise<CorpusFigures> {
  return withCorpus(work.docs, (corpus) => measureBuilds(work, corpus));
}

async function measureBuilds(
  { docs, runs, inBrowser }: CorpusWork,
  { folder, data, workplace }: CorpusWorkplace,
): Promise<CorpusFigures> {
  const bare = join(folder, "floor");
  const rows = [await floor(data, bare, runs), ...(await hugo(data, runs)), ...(await eleventy(data, runs))];
  rows.push(await row("check, cold", { runs, argv: workplace.command("check"), before: workplace.clear }));
  rows.push(await row("check, warm", { runs, argv: workplace.command("check") }));
  rows.push({ name: coldBuild, timing: await measureColdBuild(workplace, runs) });
  const size = outputSize(
    workplace.out,
    planCorpus(docs, 1).map(({ pathname }) => pathname),
  );
  rows.push(await row("build, nothing changed", { runs, argv: workplace.command("build") }));
  const edits = changes(data, docs);
  rows.push(
    await row("build, one doc changed", { runs, argv: workplace.command("build"), before: edits.doc }),
  );
  rows.push(
    await row("build, one value changed", { runs, argv: workplace.command("build"), before: edits.value }),
  );
  if (!inBrowser) return { docs, rows, size };
  const pathname = planCorpus(docs, 1)[Math.floor(docs / 2)]?.pathname ?? "/";
  const client = await clientFigures({ out: workplace.out, floor: bare, pathname, runs });
  const dev = await devFigures(data, { docs, saves, cache: join(folder, "dev-cache") });
  return { docs, rows, size, client, dev };
}

async function row(name: string, measurement: Parameters<typeof measure>[0]): Promise<Row> {
  return { name, timing: await measure(measurement) };
}

function floor(data: string, out: string, runs: number): Promise<Row> {
  return row("floor: markdown-it and highlight.js (reference)", {
    runs,
    argv: [resolve("pipeline/bench/peers/floor.js"), join(data, "docs"), out],
    before: () => discard(out),
  });
}

function hugo(data: string, runs: number): Promise<Row[]> {
  return peer("hugo", runs, {
    name: "Hugo, minimal layout",
    write: (folder) => writeHugoSite(folder, data),
    argv: (folder) => ["--quiet", "--source", folder, "--destination", join(folder, "public")],
  });
}

function eleventy(data: string, runs: number): Promise<Row[]> {
  return peer("eleventy", runs, {
    name: "Eleventy, minimal layout",
    write: (folder) => writeEleventySite(folder, data),
    argv: () => ["--quiet", "--config=eleventy.config.cjs"],
  });
}

interface Peer {
  readonly name: string;
  /** Writes the same docs as a site of the peer. */
  readonly write: (folder: string) => void;
  readonly argv: (folder: string) => readonly string[];
}

/** A cold build by a program that makes the same docs into `public/`; no row where it is not installed. */
async function peer(program: string, runs: number, { name, write, argv }: Peer): Promise<Row[]> {
  if (!isInstalled(program)) return [];
  const { folder, remove } = makeWorkplace();
  try {
    write(folder);
    const before = (): void => discard(join(folder, "public"));
    return [await row(name, { runs, program, argv: argv(folder), folder, before })];
  } finally {
    remove();
  }
}

/** Edits that differ at each call: a paragraph more in one doc, another voltage in one datasheet. */
function changes(data: string, docs: number): { doc(): void; value(): void } {
  const doc = planCorpus(docs, 1)[Math.floor(docs / 2)];
  const product = join(data, "products/boards/board-1.yaml");
  let count = 0;
  return {
    doc: () =>
      appendFileSync(
        join(data, doc?.path ?? ""),
        `\nThe change number ${++count} of this doc is a paragraph.\n`,
      ),
    value: () =>
      writeFileSync(
        product,
        readFileSync(product, "utf8").replace(/nom: [\d.]+/, `nom: 12.${String(++count).padStart(3, "0")}`),
      ),
  };
}
