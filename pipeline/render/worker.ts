import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { ServerEntry } from "../../renderer/compose/server-entry.ts";
import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import { type PageWork, workOnPage } from "./page-work.ts";

/** What a render thread is told once. */
export interface RenderStart {
  readonly serverEntry: string;
  readonly shell: SiteShell;
}

/** What it is given to do, as often as there is something left. */
export interface RenderBatch {
  /** Place of the first record among all. */
  readonly first: number;
  readonly records: readonly PageRecord[];
}

/** What it answers to a batch. */
export type RenderAnswer =
  | { readonly ok: true; readonly first: number; readonly pages: PageWork[] }
  | { readonly ok: false; readonly error: string };

const { serverEntry, shell } = workerData as RenderStart;

async function run({ first, records }: RenderBatch): Promise<RenderAnswer> {
  try {
    const { renderPage } = (await import(pathToFileURL(serverEntry).href)) as ServerEntry;
    const pages = records.map((record) => workOnPage(record, renderPage(record, shell), shell));
    return { ok: true, first, pages };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", async (batch: RenderBatch) => parentPort?.postMessage(await run(batch)));
