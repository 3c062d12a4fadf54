import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { ServerEntry } from "../../renderer/compose/server-entry.ts";
import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { PageWork } from "./page-work.ts";
import { proveAnchors } from "./prove-anchors.ts";
import type { RenderAnswer, RenderTask } from "./worker.ts";

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

/**
 * Runs the layouts; the pages are in the order of the records. Threads do all that follows from one page alone while they
 * are at it; without them that is made when it is asked for, as in `dev`, where most of it never is.
 */
export async function renderPages(
  records: readonly PageRecord[],
  shell: SiteShell,
  options: RenderOptions,
): Promise<RenderedParts[]> {
  const threads = Math.min(options.jobs, Math.floor(records.length / pagesPerThread));
  if (threads < 2 || !existsSync(options.worker)) {
    if (records.length === 0) return [];
    const { renderPage } = await loadServerEntry(options.serverEntry);
    return records.map((record) => {
      const parts = renderPage(record, shell);
      proveAnchors(record, parts);
      return { parts: JSON.stringify(parts) };
    });
  }
  const size = Math.ceil(records.length / threads);
  const chunks = Array.from({ length: threads }, (_, index) =>
    records.slice(index * size, (index + 1) * size),
  );
  const results = await Promise.all(chunks.map((chunk) => renderInThread(chunk, shell, options)));
  return results.flat();
}

function renderInThread(
  records: readonly PageRecord[],
  shell: SiteShell,
  options: RenderOptions,
): Promise<PageWork[]> {
  return new Promise((resolve, reject) => {
    const task: RenderTask = { serverEntry: options.serverEntry, records, shell };
    const thread = new Worker(options.worker, { workerData: task });
    thread.once("message", (answer: RenderAnswer) => {
      if (answer.ok) resolve(answer.pages);
      else reject(new Error(answer.error));
    });
    thread.once("error", reject);
    thread.once("exit", (code) => {
      if (code !== 0) reject(new Error(`A render thread ended with code ${code}.`));
    });
  });
}
