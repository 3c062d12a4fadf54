import type { Diagnostic } from "../../core/diagnostics.ts";
import { PackStore } from "../../engine/cache/pack-store.ts";
import { askLinks } from "./ask-links.ts";
import { checkOutcomes } from "./check-outcomes.ts";
import { externalLinks, type LinkedSite } from "./external-links.ts";
import { HostPace, sleep } from "./host-pace.ts";
import { httpAsk } from "./http-ask.ts";

export interface ExternalOptions {
  /** Folder of the cache; undefined: none. */
  readonly cache: string | undefined;
  /** The day as YYYY-MM-DD. */
  readonly today: string;
  /** Version of Fairlead, for the name by which hosts know who asks. */
  readonly version: string;
}

/** Whether the pages of other sites that this one links to are there. */
export async function checkExternal(site: LinkedSite, options: ExternalOptions): Promise<Diagnostic[]> {
  const links = externalLinks(site);
  const store = PackStore.open(options.cache, "external", "1");
  const outcomes = await askLinks([...links.keys()], {
    ask: httpAsk({ timeout: 15_000, userAgent: `fairlead-link-check/${options.version}` }),
    pace: new HostPace(500, sleep),
    attempts: 3,
    backoff: 2000,
    longestWait: 60_000,
    now: Date.now,
    store,
    today: options.today,
  });
  store.close({ keepUnused: false });
  return checkOutcomes(links, outcomes);
}
