import { StorageError, type StorageReason } from "../store/storage-error.ts";

/** The reason for a failure to fetch or store an object. Each can be shown to a visitor. */
export type Problem =
  /** No connection. */
  | { readonly kind: "offline" }
  /** The network accepted and never answered. */
  | { readonly kind: "silent" }
  /** A page or a redirect where data should be: a captive portal, or a host that answers everything with its start page. */
  | { readonly kind: "own-pages" }
  | { readonly kind: "status"; readonly status: number }
  /** Other bytes than the manifest names: damaged on the way, or of another release. */
  | { readonly kind: "wrong-bytes" }
  /** A manifest that this code does not understand. */
  | { readonly kind: "unreadable" }
  | { readonly kind: "storage"; readonly reason: StorageReason };

export class SyncProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`The copy has a problem: ${problem.kind}.`);
    this.name = "SyncProblem";
    this.problem = problem;
  }
}

/** The problem behind an error of network or storage. Any other error is a bug of ours and is thrown on. */
export function problemOf(error: unknown): Problem {
  if (error instanceof SyncProblem) return error.problem;
  if (error instanceof StorageError) return { kind: "storage", reason: error.reason };
  throw error;
}

/** Whether the next object would fail alike, so that asking for it only costs. */
export function isGeneral({ kind }: Problem): boolean {
  return kind === "offline" || kind === "silent" || kind === "own-pages" || kind === "storage";
}
