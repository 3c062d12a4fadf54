import { until } from "../support/until.ts";
import type { Ask, Tab } from "./engine.ts";

/** Asks a page until it gives something, and gives it. */
export function waitFor<Answer, Argument>(
  tab: Pick<Tab, "evaluate">,
  what: string,
  ask: Ask<Answer, Argument>,
  argument: Argument | undefined,
): Promise<Answer> {
  return until(what, async () => {
    // A page that is being left cannot be asked.
    const found = await tab.evaluate(ask, argument).catch(() => undefined);
    return found === null || found === false ? undefined : (found as Answer | undefined);
  });
}
