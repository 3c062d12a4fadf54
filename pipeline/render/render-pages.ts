import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { ServerEntry } from "../../renderer/compose/server-entry.ts";
import type { PageRecord, Parts, SiteShell } from "../../schema/generated/types.ts";
import type { RenderAnswer, RenderTask } from "./worker.ts";

export interface RenderOptions {
  /** The built server entry of the renderer. */
  readonly serverEntry: string;
  /** The built worker script. */
  readonly worker: string;
  /** Worker threads at most. */
  readonly jobs: number;
}

/** Pages from which on threads pay: starting one costs about as much as rendering these. */
const pagesPerThread = 150;

/** Loads the renderer. Only its type is known here. */
export async function loadServerEntry(file: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(file).href)) as ServerEntry;
}

/** Runs the layouts; the parts are in the order of the records. */
export async function renderPages(
  records: readonly PageRecord[],
  shell: SiteShell,
  options: RenderOptions,
): Promise<Parts[]> {
  const threads = Math.min(options.jobs, Math.floor(records.length / pagesPerThread));
  if (threads < 2 || !existsSync(options.worker)) {
    if (records.length === 0) return [];
    const { renderPage } = await loadServerEntry(options.serverEntry);
    return records.map((record) => renderPage(record, shell));
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
): Promise<Parts[]> {
  return new Promise((resolve, reject) => {
    const task: RenderTask = { serverEntry: options.serverEntry, records, shell };
    const thread = new Worker(options.worker, { workerData: task });
    thread.once("message", (answer: RenderAnswer) => {
      if (answer.ok) resolve(answer.parts);
      else reject(new Error(answer.error));
    });
    thread.once("error", reject);
    thread.once("exit", (code) => {
      if (code !== 0) reject(new Error(`A render thread ended with code ${code}.`));
    });
  });
}
