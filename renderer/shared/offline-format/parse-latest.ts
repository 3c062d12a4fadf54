import { fieldsOf, isCount, isText } from "./checks.ts";
import type { Latest } from "./manifests.ts";
import { parseObjectName } from "./parse-manifests.ts";

/** Reads `latest.json`; undefined if this code does not understand it. */
export function parseLatest(value: unknown): Latest | undefined {
  const { version, release, date, root } = fieldsOf(value) ?? {};
  const name = parseObjectName(root);
  if (version !== 1 || !isCount(release) || name === undefined) return undefined;
  if (date === undefined) return { release, root: name };
  return isText(date) && !Number.isNaN(Date.parse(date)) ? { release, date, root: name } : undefined;
}
