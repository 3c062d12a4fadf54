import type { SiteFacts } from "../../shared/offline-format/site-facts.ts";
import type { NetworkTimeouts } from "./network-timeouts.ts";
import type { SavedCopy } from "./saved-copy.ts";
import type { Shell } from "./shell.ts";

/** The sources of an answer. */
export interface Context {
  readonly site: SiteFacts;
  readonly copy: SavedCopy;
  readonly shell: Pick<Shell, "match" | "matchHashed">;
  readonly timeouts: NetworkTimeouts;
}
