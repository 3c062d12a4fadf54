import { createRequire } from "node:module";
import type { ServerEntry } from "../../renderer/compose/server-entry.ts";
import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { batches, type Threads } from "../engine/threads/threads.ts";
import { assertAnchors } from "./assert-anchors.ts";
import type { PageWork } from "./page-work.ts";
import { knownShell, renderTask } from "./render-task.ts";

interface RenderOptions {
  /** The built server entry of the renderer. */
  readonly serverEntry: string;
  readonly threads: Threads | undefined;
  /** Looks at a record before its page is rendered, and throws where it is not right; absent: nobody does. */
  readonly assert?: ((record: PageRecord) => void) | undefined;
}

/** The parts of a page as canonical JSON, and where threads ran what they made of them. */
export type RenderedFragments = Pick<PageWork, "parts"> & Partial<PageWork>;

/** Loads the renderer. Only its type is known here. */
export async function loadServerEntry(file: string): Promise<ServerEntry> {
  return createRequire(file)(file) as ServerEntry;
}

/** Takes a page as soon as it is done; `index` is that of its record. */
type KeepPage = (index: number, work: RenderedFragments) => void;

/**
 * Runs the layouts and hands each page to `keep`. Threads do all that follows from one page alone while they are at it;
 * without them that is made when it is asked for, as in `dev`, where most of it never is.
 */
export async function renderPages(
  records: readonly PageRecord[],
  shell: SiteShell,
  options: RenderOptions & { readonly keep: KeepPage },
): Promise<void> {
  const threads = options.threads?.for(records.length);
  if (threads !== undefined) return renderInThreads(records, shell, { ...options, threads });
  if (records.length === 0) return;
  const { renderPage } = await loadServerEntry(options.serverEntry);
  for (const [index, record] of records.entries()) {
    options.assert?.(record);
    const parts = renderPage(record, shell);
    assertAnchors(record, parts);
    options.keep(index, { parts: canonicalJson(parts) });
  }
}

interface ThreadOptions extends RenderOptions {
  readonly keep: KeepPage;
  readonly threads: Threads;
}

/** Records that a thread is given at once: the pages of a large site are never all in memory a second time. */
const BATCH = 10;

async function renderInThreads(
  records: readonly PageRecord[],
  shell: SiteShell,
  { threads, serverEntry, assert = () => undefined, keep }: ThreadOptions,
): Promise<void> {
  threads.share(knownShell, shell);
  const renderBatch = async (batch: readonly PageRecord[], number: number): Promise<void> => {
    const pages = await threads.run(renderTask, () => {
      // Just before it is sent, so that the HTML of its text is made once for both.
      batch.forEach(assert);
      return { serverEntry, records: batch };
    });
    for (const [index, page] of pages.entries()) keep(number * BATCH + index, page);
  };
  await Promise.all(batches(records, BATCH).map(renderBatch));
}
