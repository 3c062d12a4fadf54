import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { KnownKey, Task } from "../engine/threads/task.ts";
import type { PageWork } from "./page-work.ts";
import { loadServerEntry } from "./server-entry.ts";

/** The shell that pages are rendered within. */
export const knownShell: KnownKey<SiteShell> = { name: "shell" };

/** Records, and the built server entry of the renderer. */
export interface RenderInput {
  readonly serverEntry: string;
  readonly records: readonly PageRecord[];
}

/** Pages by the built server entry of the renderer, with all that follows from each alone. */
export const renderTask: Task<RenderInput, readonly PageWork[]> = {
  name: "render",
  run: async ({ serverEntry, records }, known) => {
    const { workOnPage } = await import("./page-work.ts");
    const { renderPage } = await loadServerEntry(serverEntry);
    return records.map((record) => workOnPage(record, known.get(knownShell), renderPage));
  },
};
