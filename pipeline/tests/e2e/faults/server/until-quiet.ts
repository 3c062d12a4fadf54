import { until } from "../../support/until.ts";
import type { RequestCount } from "./request-count.ts";

/** Longer than a link has to stay in view before its page is fetched ahead. */
const QUIET_MS = 500;

/** Waits until nothing has been on its way for a while: a page that is left then breaks no answer off. */
export async function untilQuiet(requests: RequestCount): Promise<void> {
  let count = -1;
  let since = 0;
  await until("an end of all requests", () => {
    if (requests.openNow > 0 || requests.entries.length !== count) {
      count = requests.entries.length;
      since = performance.now();
    }
    return performance.now() - since > QUIET_MS;
  });
}
