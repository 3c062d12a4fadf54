import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launch } from "../e2e/browser.ts";
import { endOf, type Running, startFairlead } from "../e2e/support/command.ts";
import { servedAddress } from "../e2e/support/served-address.ts";
import { untilStarted } from "../e2e/support/watched-page.ts";
import { planCorpus } from "./corpus/make-corpus.ts";

/** What the one who writes waits for, in milliseconds. */
export interface DevFigures {
  /** From the start of the command to the first page. */
  readonly firstPage: number;
  /** From the save of a doc until its new text stands in the open page: middle and 95th percentile. */
  readonly doc: Percentiles;
  /** The same for a value of a datasheet. */
  readonly value: Percentiles;
  /** Resident set of the server after the first page and after all saves, in MiB; absent without /proc. */
  readonly memory: readonly [number, number] | undefined;
}

export interface Percentiles {
  readonly median: number;
  readonly p95: number;
}

/** Starts `fairlead dev` on a corpus and saves two of its files many times while their pages are open. */
export async function devFigures(
  data: string,
  { docs, saves, cache }: { docs: number; saves: number; cache: string },
): Promise<DevFigures> {
  const started = performance.now();
  const server = startFairlead(["dev", "--port", "0", "--data", data, "--cache", cache]);
  const browser = await launch();
  try {
    const url = await servedAddress(server);
    const doc = planCorpus(docs, 1)[Math.floor(docs / 2)];
    const address = new URL(doc?.pathname.slice(1) ?? "", url).href;
    await (await fetch(address)).text();
    const firstPage = performance.now() - started;
    const before = residentSet(server);
    const page = await browser.newPage();
    const docTimes = await savesOf(page, {
      address,
      saves,
      file: join(data, doc?.path ?? ""),
      edit: (text, count) => text.replace(/(\n\n)([^\n]*?)(?: Save \d+\.)?\n/, `$1$2 Save ${count}.\n`),
      shown: (count) => `Save ${count}.`,
    });
    const valueTimes = await savesOf(page, {
      address: new URL("projects/boards/board-1", url).href,
      saves,
      file: join(data, "products/boards/board-1.yaml"),
      edit: (text, count) => text.replace(/nom: [\d.]+/, `nom: 1${count}`),
      shown: (count) => `1${count}\u00a0V`,
    });
    const after = residentSet(server);
    const memory = before === undefined || after === undefined ? undefined : ([before, after] as const);
    return { firstPage, doc: percentiles(docTimes), value: percentiles(valueTimes), memory };
  } finally {
    await browser.close();
    server.child.kill("SIGTERM");
    await endOf(server);
  }
}

interface Saves {
  readonly address: string;
  readonly saves: number;
  readonly file: string;
  readonly edit: (text: string, count: number) => string;
  /** What the page shows after the save of this number. */
  readonly shown: (count: number) => string;
}

async function savesOf(page: Page, { address, saves, file, edit, shown }: Saves): Promise<number[]> {
  const listening = page.waitForResponse((response) => response.url().endsWith("__fairlead/events"));
  await page.goto(address);
  await untilStarted(page);
  await listening;
  const times: number[] = [];
  for (let count = 100; count < 100 + saves; count++) {
    const seen = page.evaluate(whenShown, shown(count));
    const text = edit(readFileSync(file, "utf8"), count);
    const saved = Date.now();
    writeFileSync(file, text);
    times.push((await seen) - saved);
  }
  return times;
}

/** The time of day in milliseconds at which the page has the text. Runs in the page. */
function whenShown(text: string): Promise<number> {
  const has = (): boolean => document.querySelector("main")?.textContent?.includes(text) === true;
  return new Promise((resolve) => {
    const look = (): void => {
      if (has()) resolve(Date.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

/** Resident set in MiB (proc(5), VmRSS). */
function residentSet({ child }: Running): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
