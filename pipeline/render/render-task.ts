import { createRequire } from "node:module";
import type { ServerEntry } from "../../renderer/shared/compose/server-entry.ts";
import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { KnownKey, Task } from "../engine/threads/task.ts";
import type { PageWork } from "./page-work.ts";

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
    const { renderPage } = createRequire(serverEntry)(serverEntry) as ServerEntry;
    return records.map((record) => {
      const shell = known.get(knownShell);
      return workOnPage(record, renderPage(record, shell), shell);
    });
  },
};
