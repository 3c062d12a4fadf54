import { createRequire } from "node:module";
import type { ServerEntry } from "../../renderer/shared/compose/server-entry.ts";

/** Loads the renderer. Only its type is known here. */
export async function loadServerEntry(file: string): Promise<ServerEntry> {
  return createRequire(file)(file) as ServerEntry;
}
