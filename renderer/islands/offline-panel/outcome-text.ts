import { fileSize } from "../../components/downloads/file-size.ts";
import type { CopyStatus } from "../../offline/sync/copy-status.ts";
import type { VerifyOutcome } from "../../offline/sync/outcome.ts";
import type { Problem } from "../../offline/sync/problem.ts";

/** How work ended: that of this tab, or of another one that was watched. */
export type Ending =
  | VerifyOutcome
  /** The tab that did the work was closed, and sent no outcome. */
  | { readonly kind: "left" }
  /** The visitor asked what is new. */
  | {
      readonly kind: "checked";
      readonly result: "nothing-new" | "update" | "no-copy" | "no-answer" | "no-use";
    };

/** The text for the visitor when work has ended: the event, the parts that still work, the next step. */
export function outcomeText(outcome: Ending, now: number): string {
  switch (outcome.kind) {
    case "done":
      return "Done. Every file was checked.";
    case "removed":
      return "Removed from this device.";
    case "left":
      return "The other tab was closed before it was done. The fetched parts are kept.";
    case "checked":
      return CHECKED[outcome.result];
    case "unchanged":
      return "Nothing to do: the copy is up to date.";
    case "verified":
      return outcome.broken === 0
        ? `Verified: all ${outcome.objects} files are whole.`
        : `${outcome.broken} of ${outcome.objects} files are missing or damaged. Repair fetches them again.`;
    case "waiting":
      return `${problemText(outcome.problem)} What was fetched is kept; it goes on ${whenText(outcome.retryAt, now)}, or at once by the button.`;
    case "full":
      return `Not enough space on this device: ${fileSize(outcome.missing)} are missing. The parts of this try were removed again. Save fewer parts, or make room first.`;
    case "busy":
      return "Another tab of this site is at work on the copy. Its progress is shown here.";
    case "cancelled":
      return "Stopped. The copy is as it was before.";
    case "newer-format":
      return NEWER;
    case "sections-gone":
      return "The newest release no longer has all parts that you saved. Your copy stays as it is. “Check for updates” names what would go.";
    case "failed":
      return problemText(outcome.problem);
    default:
      return outcome satisfies never;
  }
}

const CHECKED: Readonly<Record<Extract<Ending, { kind: "checked" }>["result"], string>> = {
  "nothing-new": "Nothing is new: the copy is up to date.",
  update: "There is a newer release; it is offered above.",
  "no-copy": "Nothing is saved yet. The list is what the site has now.",
  "no-answer": "The server could not be asked.",
  "no-use": "The server was asked; what came as an answer could not be used.",
};

/** The text for a visitor who has checked for a newer release. */
export function checkEnding({ problem, update, current }: CopyStatus): Ending {
  if (problem !== undefined) {
    const isUnasked = problem.kind === "offline" || problem.kind === "silent" || problem.kind === "storage";
    return { kind: "checked", result: isUnasked ? "no-answer" : "no-use" };
  }
  if (update !== undefined) return { kind: "checked", result: "update" };
  return { kind: "checked", result: current === undefined ? "no-copy" : "nothing-new" };
}

const NEWER =
  "The saved copy was written by a newer version of this site. It is left untouched; reload the page when there is a network.";

/** Why the server or the storage did not do as asked. */
export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case "offline":
      return "There is no network, or the server cannot be reached.";
    case "silent":
      return "The network accepted the request and did not answer.";
    case "own-pages":
      return "This network answers with its own pages. Sign in to it, or use another one.";
    case "status":
      return problem.status === 404
        ? "The server does not have this file; perhaps a new release is being published just now."
        : `The server answered with status ${problem.status}.`;
    case "wrong-bytes":
      return "A file arrived damaged or of another release, and was refused.";
    case "unreadable":
      return "The server's list of files cannot be read by this version of the page.";
    case "storage":
      return storageText(problem.reason);
    default:
      return problem satisfies never;
  }
}

/** The text for a storage failure of this browser; empty if storage works. */
export function storageText(storage: CopyStatus["storage"]): string {
  switch (storage) {
    case "works":
      return "";
    case "newer":
      return NEWER;
    case "refused":
      return "This browser refuses storage: site data is blocked, or the window is a private one. All pages can be read online.";
    case "silent":
      return "This browser's storage does not answer. Closing the browser and opening it again often helps; all pages can be read online.";
    case "full":
      return "There is no space left on this device.";
    default:
      return storage satisfies never;
  }
}

function whenText(at: number, now: number): string {
  const minutes = Math.max(1, Math.round((at - now) / 60_000));
  return minutes === 1 ? "in about a minute" : `in about ${minutes} minutes`;
}
