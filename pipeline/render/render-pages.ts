import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { ServerEntry } from "../../renderer/compose/server-entry.ts";
import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { PageWork } from "./page-work.ts";
import { proveAnchors } from "./prove-anchors.ts";
import type { RenderAnswer, RenderBatch, RenderStart } from "./worker.ts";

export interface RenderOptions {
  /** The built server entry of the renderer. */
  readonly serverEntry: string;
  /** The built worker script. */
  readonly worker: string;
  /** Worker threads at most. */
  readonly jobs: number;
}

/** The parts of a page as JSON, and where threads ran what they made of them. */
export type RenderedParts = Pick<PageWork, "parts"> & Partial<PageWork>;

/** Pages from which on threads pay: starting one costs about as much as rendering these. */
const pagesPerThread = 150;

/** Loads the renderer. Only its type is known here. */
export async function loadServerEntry(file: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(file).href)) as ServerEntry;
}

/** Takes a page as soon as it is done; `index` is that of its record. */
export type KeepPage = (index: number, work: RenderedParts) => void;

/**
 * Runs the layouts and hands each page to `keep`. Threads do all that follows from one page alone while they are at it;
 * without them that is made when it is asked for, as in `dev`, where most of it never is.
 */
export async function renderPages(
  records: readonly PageRecord[],
  shell: SiteShell,
  options: RenderOptions & { readonly keep: KeepPage },
): Promise<void> {
  const threads = Math.min(options.jobs, Math.floor(records.length / pagesPerThread));
  if (threads >= 2 && existsSync(options.worker))
    return renderInThreads(records, shell, { ...options, threads });
  if (records.length === 0) return;
  const { renderPage } = await loadServerEntry(options.serverEntry);
  for (const [index, record] of records.entries()) {
    const parts = renderPage(record, shell);
    proveAnchors(record, parts);
    options.keep(index, { parts: JSON.stringify(parts) });
  }
}

interface ThreadOptions extends RenderOptions {
  readonly keep: KeepPage;
  readonly threads: number;
}

/** Records that a thread is given at once: the pages of a large site are never all in memory a second time. */
const BATCH = 50;

async function renderInThreads(
  records: readonly PageRecord[],
  shell: SiteShell,
  { threads: count, worker, serverEntry, keep }: ThreadOptions,
): Promise<void> {
  let next = 0;
  const take = (): RenderBatch | undefined => {
    const first = next;
    next += BATCH;
    return first < records.length ? { first, records: records.slice(first, next) } : undefined;
  };
  const start: RenderStart = { serverEntry, shell };
  const threads = Array.from({ length: count }, () => new Worker(worker, { workerData: start }));
  try {
    await Promise.all(threads.map((thread) => feedThread(thread, take, keep)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Gives a thread batch after batch until none is left. */
function feedThread(thread: Worker, take: () => RenderBatch | undefined, keep: KeepPage): Promise<void> {
  return new Promise((resolve, reject) => {
    const feed = (): void => {
      const batch = take();
      if (batch === undefined) resolve();
      else thread.postMessage(batch);
    };
    thread.on("message", (answer: RenderAnswer) => {
      if (!answer.ok) return reject(new Error(answer.error));
      for (const [index, work] of answer.pages.entries()) keep(answer.first + index, work);
      feed();
    });
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`A render thread ended with code ${code}.`)));
    feed();
  });
}
