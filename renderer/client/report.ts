import { development } from "./development.ts";

/** Sent on the document when something of the client failed and the page went on without it. */
const FAILURE = "fairlead:failure";

interface Failure {
  /** The part that failed: the name of an island, or "router". */
  readonly part: string;
  readonly error: unknown;
}

/** Tells tools and tests of a failure. The console of visitors stays quiet: the page goes on. */
export function reportFailure(failure: Failure): void {
  document.dispatchEvent(new CustomEvent<Failure>(FAILURE, { detail: failure }));
  if (development) console.error(`Fairlead: ${failure.part} failed.`, failure.error);
}
