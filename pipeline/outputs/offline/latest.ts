import type { Latest } from "../../../schema/generated/types.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import { hashOf } from "../../core/hash.ts";
import { LATEST_PATH } from "../../core/release-paths.ts";
import type { Release } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";

/** `latest.json`, the only file that names the release. */
export function latestFile({ release, date }: Release, root: Latest["root"]): OutputFile {
  const latest: Latest = { version: 1, release, root, ...(date === undefined ? {} : { date }) };
  const text = `${canonicalJson(latest)}\n`;
  return { path: LATEST_PATH, key: hashOf(text), bytes: () => text };
}
