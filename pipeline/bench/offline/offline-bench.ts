import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { makeSavedIndex } from "../../../renderer/offline/search/saved-index.ts";
import { readSavedPages } from "../../../renderer/offline/search/saved-pages.ts";
import { SavedCopySearch } from "../../../renderer/offline/search/saved-search.ts";
import { readSavedIndex } from "../../../renderer/offline/search/stored-index.ts";
import { SyncEngine } from "../../../renderer/offline/sync/sync-engine.ts";
import type { SiteFacts } from "../../../renderer/shared/offline-format/site-facts.ts";
import { SearchEngine } from "../../../renderer/shared/search/search-engine.ts";
import type { MemoryDevice } from "../../../renderer/tests/offline/memory-stores.ts";
import { editFile } from "../../tests/e2e/faults/releases.ts";
import { FaultServer } from "../../tests/e2e/faults/server/fault-server.ts";
import { dataFolders } from "../../tests/e2e/support/built-site.ts";
import { fairlead } from "../../tests/e2e/support/command.ts";
import { pageTexts, queriesFrom } from "../../tests/e2e/support/search-site.ts";
import { planCorpus } from "../corpus/doc-plan.ts";
import { writeCorpus } from "../corpus/with-corpus.ts";
import { browserCopy } from "./browser-copy.ts";
import { engineFigures } from "./engine-figures.ts";
import { nodePorts } from "./node-ports.ts";

/** 150 ms to and from the server, 1.6 Mbit/s; and a satellite. */
const SLOW = { latency: 150, bytesPerSecond: 200_000 };
const SATELLITE = { latency: 600, bytesPerSecond: 125_000 };

type Row = readonly [what: string, found: string, goal: string];

/**
 * Prints what the offline copy and its search cost: two releases of 1,000 generated docs and the fleet sample are
 * served with a slow link and saved by the engine that runs in browsers, on a device in memory; with `--browser` the docs
 * are saved in one, too.
 */
export async function main(args: readonly string[] = []): Promise<number> {
  const inBrowser = args.includes("--browser");
  const folder = mkdtempSync(join(tmpdir(), "fairlead-offline-bench-"));
  try {
    const rows = [...(await thousandPages(folder, inBrowser)), ...(await fleetSite(folder))];
    const lines = rows.map((row) => `| ${row.join(" | ")} |`);
    process.stdout.write(`| offline | found | goal |\n| --- | ---: | ---: |\n${lines.join("\n")}\n`);
    if (inBrowser) process.stdout.write(`\n${await engineFigures(await twoFleetReleases(folder))}`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function build(data: string, out: string, release: number, cache: string): Promise<string> {
  const args = [
    "build",
    "--quiet",
    "--data",
    data,
    "--out",
    out,
    "--cache",
    cache,
    "--release",
    String(release),
  ];
  const { code, stdout, stderr } = await fairlead(args);
  if (code !== 0) throw new Error(`${data} was not built.\n${stdout}${stderr}`);
  return out;
}

async function thousandPages(folder: string, inBrowser: boolean): Promise<Row[]> {
  const [data, cache] = [join(folder, "data"), join(folder, "cache")];
  writeCorpus(data, 1000);
  const v1 = await build(data, join(folder, "v1"), 1, cache);
  const edited = planCorpus(1000, 1)[500]?.path ?? "";
  editFile(edited, "See [", "Now see [")(data);
  const v2 = await build(data, join(folder, "v2"), 2, cache);
  const server = await FaultServer.start({ builds: { v1, v2 } });
  try {
    const { device, engine } = deviceAt(server);
    server.network = SLOW;
    const first = await timed(server, () => saveDocs(engine));
    const saving = deviceAt(server, v1);
    const firstShown = await timed(server, () => saveDocs(saving.engine));
    server.network = {};
    const unchanged = await timed(server, () => engine.update({ bySelf: true }));
    server.deploy("v2");
    const update = await timed(server, () => engine.update({ bySelf: true }));
    const far = deviceAt(server);
    server.network = SATELLITE;
    const satellite = await timed(server, () => saveDocs(far.engine));
    return [
      [
        "1,000 pages: first save, 150 ms and 1.6 Mbit/s",
        `${inWords(first)}, ${first.seconds} s`,
        "15 s, 40 requests",
      ],
      [
        "1,000 pages: the same with the shell on the device, as in a browser",
        `${inWords(firstShown)}, ${firstShown.seconds} s`,
        "",
      ],
      [
        "1,000 pages: first save, 600 ms and 1 Mbit/s",
        `${inWords(satellite)}, ${satellite.seconds} s`,
        "30 s",
      ],
      ["1,000 pages: update of one page", inWords(update), "20 kB, 5 requests"],
      ["1,000 pages: nothing changed", inWords(unchanged), "1 kB, 1 request"],
      ...(inBrowser ? await browserRows(server, v2) : []),
      ...(await searchRows("1,000 pages", device, v2)),
    ];
  } finally {
    await server.kill();
  }
}

async function fleetSite(folder: string): Promise<Row[]> {
  const out = await build(dataFolders.fleet, join(folder, "own"), 1, join(folder, "own-cache"));
  const server = await FaultServer.start({ builds: { own: out } });
  try {
    const { device, engine } = deviceAt(server);
    server.network = SLOW;
    const saved = await timed(server, () => saveDocs(engine));
    const saving = deviceAt(server, out);
    const savedShown = await timed(server, () => saveDocs(saving.engine));
    return [
      ["fleet sample: all docs saved, 150 ms and 1.6 Mbit/s", `${inWords(saved)}, ${saved.seconds} s`, ""],
      [
        "fleet sample: the same with the shell on the device, as in a browser",
        `${inWords(savedShown)}, ${savedShown.seconds} s`,
        "300 kB, 4 s",
      ],
      ["fleet sample: zip", kB(readFileSync(join(out, "docs.zip")).length), ""],
      ...(await searchRows("fleet sample", device, out)),
      ...codeRows(out),
    ];
  } finally {
    await server.kill();
  }
}

/** The fleet sample, and a release of it in which one page is another. */
async function twoFleetReleases(folder: string): Promise<Record<string, string>> {
  const [data, cache] = [join(folder, "own-data"), join(folder, "own-cache")];
  cpSync(dataFolders.fleet, data, { recursive: true });
  const v1 = await build(data, join(folder, "own-v1"), 1, cache);
  appendFileSync(join(data, "docs/intro.md"), "\nOne more line.\n");
  return { v1, v2: await build(data, join(folder, "own-v2"), 2, cache) };
}

/** A device; with the tree of a build one that has the shell of it. */
function deviceAt(server: FaultServer, out?: string): { device: MemoryDevice; engine: SyncEngine } {
  const shell = new Set(out === undefined ? [] : shellOf(out));
  const { device, ports } = nodePorts(server.origin, (address) =>
    out !== undefined && shell.has(address) ? readFileSync(join(out, address)) : undefined,
  );
  return { device, engine: new SyncEngine(ports) };
}

/** Addresses of the files that the worker of a build keeps for everyone. */
function shellOf(out: string): string[] {
  const [, facts = "{}"] =
    /^const fairleadSite = (.*);$/m.exec(readFileSync(join(out, "sw.js"), "utf8")) ?? [];
  const { shell = [] } = JSON.parse(facts) as Partial<SiteFacts>;
  return shell.map(({ url }) => url);
}

async function saveDocs(engine: SyncEngine) {
  await engine.check();
  const { sections } = await engine.status();
  return engine.save(sections.filter(({ kind }) => kind === "docs").map(({ id }) => id));
}

interface Cost {
  readonly bytes: number;
  readonly requests: number;
  readonly seconds: string;
}

async function timed(server: FaultServer, work: () => Promise<{ readonly kind: string }>): Promise<Cost> {
  server.requests.reset();
  const started = performance.now();
  const { kind } = await work();
  if (kind !== "done" && kind !== "unchanged") throw new Error(`The engine ended with ${kind}.`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return { bytes: server.requests.bytes(), requests: server.requests.count(), seconds };
}

/** The same in a real browser: panel, service worker, Cache, and the worker of the search. */
async function browserRows(server: FaultServer, out: string): Promise<Row[]> {
  server.network = {};
  const queries = queriesFrom(pageTexts(out), 200);
  const { save, firstAnswer, queries: times } = await browserCopy(server, { out, queries, network: SLOW });
  return [
    [
      "1,000 pages: saved by the panel in Chromium, 150 ms and 1.6 Mbit/s",
      `${(save / 1000).toFixed(1)} s`,
      "15 s",
    ],
    [
      "1,000 pages: first answer of the search worker in Chromium at sea",
      `${firstAnswer.toFixed(0)} ms`,
      "300 ms",
    ],
    [
      "1,000 pages: query in the worker in Chromium, median and 95 %",
      `${middle(times).toFixed(1)} ms, ${high(times).toFixed(1)} ms`,
      "50 ms",
    ],
  ];
}

/** Search on the server's files and on the device, in Node; the browser's worker runs the same code. */
async function searchRows(name: string, device: MemoryDevice, out: string): Promise<Row[]> {
  const pages = await readSavedPages(device);
  if (pages === undefined) throw new Error("Nothing is saved.");
  const cold = await milliseconds(() => makeSavedIndex(device, pages));
  const warm = await milliseconds(async () => {
    await readSavedIndex(device, pages);
    return (await new SavedCopySearch(device, "/", () => {}).saved())?.open("docs");
  });
  const queries = queriesFrom(pageTexts(out), 200);
  const copy = new SavedCopySearch(device, "/", () => {});
  const saved = new SearchEngine({
    load: () => Promise.reject(new Error("no network")),
    saved: () => copy.saved(),
  });
  const times: number[] = [];
  const costs: number[] = [];
  for (const query of queries) {
    times.push(await milliseconds(() => saved.answer(query, { pages: 10, sections: 5 })));
    costs.push(await costOf(out, query));
  }
  const shards = readdirSync(join(out, "search/terms")).map((file) =>
    packed(join(out, "search/terms", file)),
  );
  const whole = shards.reduce((sum, bytes) => sum + bytes, 0);
  return [
    [`${name}: search statistics`, kB(packed(join(out, "search/statistics.json"))), "small"],
    [`${name}: index in shards`, `${kB(whole)} in ${shards.length}`, ""],
    [
      `${name}: files of a first query, median and most of 200`,
      `${kB(middle(costs))}, ${kB(Math.max(...costs))}`,
      "",
    ],
    [
      `${name}: index made on the device, kept one opened (Node)`,
      `${cold.toFixed(0)} ms, ${warm.toFixed(0)} ms`,
      "1500, 300 ms",
    ],
    [
      `${name}: query on the device, median and 95 % (Node)`,
      `${middle(times).toFixed(1)} ms, ${high(times).toFixed(1)} ms`,
      "50 ms",
    ],
  ];
}

/** The bytes of `search/` that a first query loads, compressed. */
async function costOf(out: string, query: string): Promise<number> {
  let bytes = 0;
  const engine = new SearchEngine({
    load: async (path) => {
      bytes += packed(join(out, "search", path));
      return JSON.parse(readFileSync(join(out, "search", path), "utf8")) as unknown;
    },
    saved: async () => undefined,
  });
  await engine.answer(query, { pages: 5, sections: 2 });
  return bytes;
}

function codeRows(out: string): Row[] {
  const assets = readdirSync(join(out, "assets")).filter((name) => name.endsWith(".js"));
  const size = (...names: string[]): number =>
    assets
      .filter((file) => names.some((name) => file.startsWith(`${name}-`)))
      .reduce((sum, file) => sum + packed(join(out, "assets", file)), 0);
  const worker = existing(join(out, "sw.js"));
  return [
    ["code: service worker", worker === undefined ? "not in this build" : kB(worker), "25 kB"],
    ["code: page part before the panel opens", kB(size("later")), "6 kB"],
    ["code: panel; worker that saves", `${kB(size("offline-panel"))}; ${kB(size("sync-worker"))}`, ""],
    [
      "code: search dialog and worker; what reads a copy",
      `${kB(size("open-search", "use-search", "search-worker"))}; ${kB(size("saved-search", "saved-index", "browser-stores"))}`,
      "",
    ],
  ];
}

const packedSizes = new Map<string, number>();

function packed(path: string): number {
  const known = packedSizes.get(path) ?? gzipSync(readFileSync(path), { level: 9 }).length;
  packedSizes.set(path, known);
  return known;
}

function existing(path: string): number | undefined {
  try {
    return packed(path);
  } catch {
    return undefined;
  }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const middle = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? 0;
const high = (values: readonly number[]): number => sorted(values)[Math.floor(values.length * 0.95)] ?? 0;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const inWords = ({ bytes, requests }: Cost): string => `${kB(bytes)}, ${requests} requests`;
