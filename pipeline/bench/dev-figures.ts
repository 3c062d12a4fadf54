import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launch } from "../tests/e2e/browser.ts";
import { endOf, type Running, startFairlead } from "../tests/e2e/support/command.ts";
import { servedAddress } from "../tests/e2e/support/served-address.ts";
import { untilStarted } from "../tests/e2e/support/watched-page.ts";
import { planCorpus } from "./corpus/doc-plan.ts";

/** The times for which a writer waits, in milliseconds. */
export interface DevFigures {
  /** From the start of the command to the first page, with an empty cache. */
  readonly firstPage: number;
  /** The same with the cache of the run before. */
  readonly warmFirstPage: number;
  /** From the save of a doc until its new text is in the open page. */
  readonly doc: Percentiles;
  /** The same for a value of a datasheet. */
  readonly value: Percentiles;
  /** From a save with a broken link until the overlay shows it. */
  readonly mistake: Percentiles;
  /** Resident set of the server in MiB: after the first page, then after each fifth of all saves; absent without /proc. */
  readonly memory: readonly number[] | undefined;
}

export interface Percentiles {
  readonly median: number;
  readonly p95: number;
}

interface DevWork {
  readonly docs: number;
  /** Saves of each kind. */
  readonly saves: number;
  /** An empty folder for the cache. */
  readonly cache: string;
}

/** Parts in which the saves are done; memory is read after each. */
const parts = 5;

/** Starts `fairlead dev` on a corpus and saves two of its files many times while their pages are open. */
export async function devFigures(data: string, work: DevWork): Promise<DevFigures> {
  const { docs, saves } = work;
  const doc = planCorpus(docs, 1)[Math.floor(docs / 2)];
  const pathname = doc?.pathname.slice(1) ?? "";
  const cold = await startDev(data, pathname, work);
  // The links of all pages are there when the whole site is, and then the cache is full.
  await (await fetch(new URL("links.json", cold.url))).text();
  await stop(cold.server);
  const { server, url, firstPage } = await startDev(data, pathname, work);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const memory = [residentSet(server)];
    const times = { doc: [] as number[], value: [] as number[], mistake: [] as number[] };
    const address = new URL(pathname, url).href;
    const file = join(data, doc?.path ?? "");
    for (let part = 0; part < parts; part++) {
      const first = 100 + part * saves;
      const share = { first, saves: Math.ceil(saves / parts) };
      const text = { address, file, ...share };
      times.doc.push(
        ...(await savesOf(page, { ...text, edit: editDoc, textAfter: (count) => `Save ${count}.` })),
      );
      times.mistake.push(
        ...(await savesOf(page, {
          ...text,
          edit: (before, count) => `${before}\n[Broken](./nowhere-${count}.md)\n`,
          textAfter: (count) => `nowhere-${count}`,
          within: ".dev-overlay",
          mend: true,
        })),
      );
      times.value.push(
        ...(await savesOf(page, {
          address: new URL("projects/boards/board-1", url).href,
          file: join(data, "products/boards/board-1.yaml"),
          ...share,
          edit: (before, count) => before.replace(/nom: [\d.]+/, `nom: 12.${count}`),
          textAfter: (count) => `12.${count}\u00a0V`,
        })),
      );
      memory.push(residentSet(server));
    }
    return {
      ...{ firstPage: cold.firstPage, warmFirstPage: firstPage },
      ...{
        doc: percentiles(times.doc),
        value: percentiles(times.value),
        mistake: percentiles(times.mistake),
      },
      memory: memory.every((size) => size !== undefined) ? memory : undefined,
    };
  } finally {
    await browser.close();
    await stop(server);
  }
}

async function startDev(
  data: string,
  pathname: string,
  { cache }: DevWork,
): Promise<{ server: Running; url: string; firstPage: number }> {
  const started = performance.now();
  const server = startFairlead(["dev", "--port", "0", "--data", data, "--cache", cache]);
  const url = await servedAddress(server);
  await (await fetch(new URL(pathname, url))).text();
  return { server, url, firstPage: performance.now() - started };
}

async function stop(server: Running): Promise<void> {
  server.child.kill("SIGTERM");
  await endOf(server);
}

/** The first paragraph of a doc says which save it is. */
function editDoc(text: string, count: number): string {
  return text.replace(/(\n\n)([^\n]*?)(?: Save \d+\.)?\n/, `$1$2 Save ${count}.\n`);
}

/** Time that a page which was opened has to come to rest, in milliseconds. */
const settled = 500;

interface Saves {
  readonly address: string;
  /** Number of the first save. */
  readonly first: number;
  readonly saves: number;
  readonly file: string;
  readonly edit: (text: string, count: number) => string;
  /** The text after the save of this number. */
  readonly textAfter: (count: number) => string;
  /** A selector of its place; absent: in the text of the page. */
  readonly within?: string;
  /** Whether the file is put back after each save. */
  readonly mend?: boolean;
}

async function savesOf(
  page: Page,
  { address, first, saves, file, edit, textAfter, within = "main", mend = false }: Saves,
): Promise<number[]> {
  const listening = page.waitForResponse((response) => response.url().includes("__fairlead/events"));
  await page.goto(address);
  await untilStarted(page);
  await listening;
  // A writer who has opened a page reads it before they save.
  await page.waitForTimeout(settled);
  const times: number[] = [];
  for (let count = first; count < first + saves; count++) {
    const seen = page.evaluate(whenShown, [within, textAfter(count)] as const);
    const before = readFileSync(file, "utf8");
    const text = edit(before, count);
    const saved = Date.now();
    writeFileSync(file, text);
    times.push((await seen) - saved);
    if (!mend) continue;
    writeFileSync(file, before);
    await page.waitForSelector(within, { state: "detached" });
  }
  return times;
}

/** The time of day in milliseconds at which an element of the page has the text. Runs in the page. */
function whenShown([selector, text]: readonly [string, string]): Promise<number> {
  const has = (): boolean => document.querySelector(selector)?.textContent?.includes(text) === true;
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
