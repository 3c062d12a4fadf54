import type { Latest } from "../../shared/offline-format/manifests.ts";
import { parseLatest } from "../../shared/offline-format/parse-latest.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { looksLikePage, tried } from "./fetch-verified.ts";
import { jsonOf } from "./load-release.ts";
import type { Ports } from "./ports.ts";
import { SyncProblem } from "./problem.ts";

const LIMIT = 10_000;

/** Asks the server for its newest release. One request, answered with 304 if nothing changed. */
export function fetchLatest(ports: Ports): Promise<Latest> {
  return tried(ports, () => askLatest(ports));
}

/** The same by one try. */
export async function askLatest(ports: Ports): Promise<Latest> {
  const bytes = await fetchBytes(ports, { path: "latest.json", limit: LIMIT, cache: "no-cache" });
  if (looksLikePage(bytes)) throw new SyncProblem({ kind: "own-pages" });
  const latest = parseLatest(jsonOf(bytes));
  if (latest === undefined) throw new SyncProblem({ kind: "unreadable" });
  return latest;
}

/**
 * Whether a release is newer than a stored one. A lower number never is: a cache on the way may still have it. Sites
 * that do not count their releases are compared by date, and without dates everything else is taken for newer.
 */
export function isNewer(latest: Latest, stored: Latest): boolean {
  if (latest.root.hash === stored.root.hash) return false;
  if (latest.release !== stored.release) return latest.release > stored.release;
  if (latest.date === undefined || stored.date === undefined) return true;
  return Date.parse(latest.date) > Date.parse(stored.date);
}
