import type { Limits } from "./find.ts";
import type { EngineAnswer } from "./search-engine.ts";

/** From the page to the worker. */
export interface SearchRequest extends Limits {
  /** Counts up; only the newest request is answered with results. */
  readonly id: number;
  readonly query: string;
  /** Base path of the site with a slash at both ends. */
  readonly base: string;
  /** Ask the server anew: what the browser has stored may be damaged. */
  readonly fresh: boolean;
}

/** From the worker to the page that asked. */
export type SearchReply =
  | ({ readonly kind: "answer"; readonly id: number } & EngineAnswer)
  | { readonly kind: "failed"; readonly id: number }
  /** A newer query has come since. */
  | { readonly kind: "stale"; readonly id: number };

/** From the worker by itself. */
export interface SearchEvent {
  /** `improved`: the index on the device is whole now, and the last query deserves a better answer. */
  readonly kind: "ready" | "improved";
}
