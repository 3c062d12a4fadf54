import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { Engine } from "../engine/engine.ts";
import type { PageWork } from "./page-work.ts";
import { renderParts } from "./render-parts.ts";
import { knownShell, type RenderInput, renderTask } from "./render-task.ts";
import { loadServerEntry } from "./server-entry.ts";

interface RenderOptions {
  /** The built server entry of the renderer. */
  readonly serverEntry: string;
  readonly engine: Engine;
  /** Checks a record before its page is rendered, and throws if it is not right; absent: no check. */
  readonly assert?: ((record: PageRecord) => void) | undefined;
  /** Takes a page as soon as it is done. */
  readonly keep: (record: PageRecord, work: RenderedFragments) => void;
}

/** The parts of a page as canonical JSON, and where threads ran what they made of them. */
export type RenderedFragments = Partial<Omit<PageWork, "parts">> & {
  readonly parts: PageWork["parts"] | string;
};

/** Pages that are rendered at once: those of a large site are never all in memory a second time. */
const BATCH = 10;

/**
 * Runs the layouts and hands each page to `keep` with its record. Threads do all that follows from one page alone while
 * they are at it; without them that is made when it is asked for, as in `dev`, where most of it never is.
 */
export async function renderPages(
  records: readonly PageRecord[],
  shell: SiteShell,
  { serverEntry, engine, assert = () => undefined, keep }: RenderOptions,
): Promise<void> {
  await engine.make<PageRecord, RenderInput, RenderedFragments>(records, {
    task: renderTask,
    batch: BATCH,
    share: (threads) => threads.share(knownShell, shell),
    input: (some) => {
      // Just before it is sent, so that the HTML of its text is made once for both.
      some.forEach(assert);
      return { serverEntry, records: some };
    },
    here: async (some) => {
      const { renderPage } = await loadServerEntry(serverEntry);
      return some.map((record) => {
        assert(record);
        return { parts: renderParts(record, shell, renderPage).partsText };
      });
    },
    take: (some, works) => {
      for (const [at, work] of works.entries()) {
        const record = some[at];
        if (record !== undefined) keep(record, work);
      }
    },
  });
}
