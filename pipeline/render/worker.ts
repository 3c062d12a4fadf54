import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { ServerEntry } from "../../renderer/compose/server-entry.ts";
import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import { type PageWork, workOnPage } from "./page-work.ts";

/** What a render thread is given. */
export interface RenderTask {
  readonly serverEntry: string;
  readonly records: readonly PageRecord[];
  readonly shell: SiteShell;
}

/** What it answers. */
export type RenderAnswer =
  | { readonly ok: true; readonly pages: PageWork[] }
  | { readonly ok: false; readonly error: string };

async function run(task: RenderTask): Promise<RenderAnswer> {
  try {
    const { renderPage } = (await import(pathToFileURL(task.serverEntry).href)) as ServerEntry;
    const { records, shell } = task;
    return {
      ok: true,
      pages: records.map((record) => workOnPage(record, renderPage(record, shell), shell)),
    };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

if (parentPort !== null) parentPort.postMessage(await run(workerData as RenderTask));
