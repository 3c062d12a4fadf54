import type { Running } from "./command.ts";
import { until } from "./until.ts";

/** The address at which `fairlead dev` or `preview` serves, once it has printed it. */
export function servedAddress({ child, printed }: Running): Promise<string> {
  return until("The start of the server", () => {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${printed()}`);
    return /Serving (http:\S+\/)/.exec(printed())?.[1];
  });
}
