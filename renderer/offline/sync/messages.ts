import type { CopyStatus } from "./copy-status.ts";
import type { VerifyOutcome } from "./outcome.ts";
import type { Progress } from "./ports.ts";

/** How the copy is to be brought to the newest release. */
export interface UpdateRequest {
  /** The update runs by itself, without a request of the visitor. */
  readonly bySelf: boolean;
  /** The former release may go before the new one is whole. */
  readonly replace?: boolean;
  /** Ids of saved sections that the visitor agrees to lose. */
  readonly giveUp?: readonly string[];
}

/** A command from a page to the worker that keeps the copy. */
export type SyncCommand =
  /** The work of a visit by itself; without `mayDownload` only the device is read. */
  | { readonly kind: "visit"; readonly mayDownload: boolean }
  | { readonly kind: "status" }
  /** Asks the server what is new, and what there is. */
  | { readonly kind: "check" }
  | { readonly kind: "save"; readonly ids: readonly string[]; readonly replace: boolean }
  | ({ readonly kind: "update" } & UpdateRequest)
  | { readonly kind: "verify" }
  | { readonly kind: "repair" }
  | { readonly kind: "remove"; readonly ids: readonly string[] | "all" }
  /** Ends the download of this tab. */
  | { readonly kind: "cancel" };

/** From the page to the worker. */
export interface SyncRequest {
  readonly id: number;
  /** Base path of the site with a slash at both ends. */
  readonly scope: string;
  readonly command: SyncCommand;
}

export interface SyncAnswer {
  readonly outcome?: VerifyOutcome;
  readonly status: CopyStatus;
}

/** From the worker to the page that asked. */
export type SyncReply =
  | ({ readonly kind: "answer"; readonly id: number } & SyncAnswer)
  /** Our own code failed. */
  | { readonly kind: "failed"; readonly id: number };

/** From the worker by itself: its script has run. */
export interface SyncEvent {
  readonly kind: "ready";
}

/** On the channel that all tabs and the service worker of a scope share; its name is that of the database. */
export type CopyMessage =
  | { readonly type: "pointer-changed" }
  | { readonly type: "progress"; readonly progress: Progress }
  /** The work of a tab is over; none of its progress follows. */
  | { readonly type: "ended"; readonly outcome: VerifyOutcome };
