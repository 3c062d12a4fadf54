import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asBytes } from "../../core/as-bytes.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import { hashOf } from "../../core/hash.ts";
import { PackStore } from "../../engine/cache/pack-store.ts";
import { Engine } from "../../engine/engine.ts";
import { randomEdit } from "../fixtures/edits/random-edit.ts";
import { pick, randomFrom } from "../fixtures/random.ts";
import { buildAccepted, checkFolder } from "../fuzz/build-folder.ts";
import { memoryEngine } from "../support/engine/memory-engine.ts";

const isLong = process.env.FAIRLEAD_SEED === "random";
/** The variables are for a run that has failed: the message names its seed. */
const ROUNDS = Number(process.env.FAIRLEAD_EDITS ?? (isLong ? 500 : 30));
const SEED = isLong ? Date.now() % 1_000_000 : Number(process.env.FAIRLEAD_SEED ?? 20_261_127);

let folder: string;
let data: string;
let cache: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-edits-"));
  data = join(folder, "data");
  cache = join(folder, "cache");
  cpSync("pipeline/tests/fixtures/e2e", data, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All that a site says, and all bytes that a build writes of it, by their names. */
async function answersOf(engine: Engine): Promise<Map<string, string>> {
  const site = await checkFolder(data, { url: "https://example.org", base: "/" }, engine);
  const siteFacts = {
    diagnostics: site.diagnostics,
    links: site.links,
    redirects: site.redirects,
    shell: site.shell,
  };
  const files = await buildAccepted(site, engine);
  return new Map([
    ...Object.entries(siteFacts).map(([name, value]) => [name, hashOf(canonicalJson(value))] as const),
    ...site.records.map((record) => [`record ${record.pathname}`, hashOf(canonicalJson(record))] as const),
    ...files.map(({ path, bytes }) => [path, hashOf(asBytes(bytes()))] as const),
  ]);
}

function differing(one: ReadonlyMap<string, string>, two: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...two.keys()])]
    .filter((name) => one.get(name) !== two.get(name))
    .sort();
}

/** The treatment of the cache after a run. */
const fates: Readonly<Record<string, (close: () => void, random: () => number) => void>> = {
  kept: (close) => close(),
  /** As after a process that was killed: its values are on the disk, without the mark that it is whole. */
  killed: (close) => {
    cpSync(cache, `${cache}.then`, { recursive: true });
    close();
    rmSync(cache, { recursive: true });
    renameSync(`${cache}.then`, cache);
    for (const name of readdirSync(cache))
      if (name.includes("lock")) rmSync(join(cache, name), { recursive: true });
  },
  "cut off": (close, random) => {
    close();
    const path = join(cache, pick(readdirSync(cache).sort(), random));
    if (statSync(path).isFile()) truncateSync(path, Math.floor(random() * statSync(path).size));
  },
  removed: (close, random) => {
    close();
    rmSync(join(cache, pick(readdirSync(cache).sort(), random)), { recursive: true });
  },
};

/** A past state of the data, to go back to. */
function snapshot(round: number): string {
  const past = join(folder, `past-${round}`);
  cpSync(data, past, { recursive: true });
  return past;
}

/** Changes the data: once, several times at once, or back to a state from before. Says what was done. */
function change(round: number, past: readonly string[], random: () => number): string {
  if (past.length > 0 && random() < 0.15) {
    const state = pick(past, random);
    rmSync(data, { recursive: true });
    cpSync(state, data, { recursive: true });
    return `${round}: back to ${state.slice(folder.length + 1)}`;
  }
  const count = pick([1, 1, 1, 2, 4], random);
  return Array.from({ length: count }, () => randomEdit(data, round, random)).join("; ");
}

test(
  `after each of ${ROUNDS} random edits all answers and bytes are those of an empty store, whatever became of the one before`,
  async () => {
    const random = randomFrom(SEED);
    const done: string[] = [];
    const past: string[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      done.push(change(round, past, random));
      if (round % 4 === 1 && past.length < 8) past.push(snapshot(round));
      const version = pick(["1", "1", "1", "2"], random);
      const store = PackStore.open(cache, "site", version);
      const warm = await answersOf(new Engine({ store }));
      const clean = await answersOf(memoryEngine());
      expect(differing(warm, clean), `seed ${SEED}\n${done.join("\n")}`).toEqual([]);
      const close = (): void => store.close({ keepUnused: random() < 0.2 });
      const fate = random() < 0.3 ? "kept" : pick(Object.keys(fates), random);
      fates[fate]?.(close, random);
      done.push(`   version ${version}, the cache is ${fate}`);
    }
  },
  ROUNDS * 20_000,
);
