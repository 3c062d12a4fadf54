import { joined } from "./plan.ts";
import type { FurtherDocs, SystemFacts } from "./systems/system.ts";

/** Further docs that a file of the data folder is in. */
export function furtherAt(path: string, { further = [] }: SystemFacts): FurtherDocs | undefined {
  const name = /^further_docs\/([^/]+)\//.exec(path)?.[1];
  return name === undefined ? undefined : further.find((docs) => docs.name === name);
}

/** Where a file of the data folder lies in the source: docs are at `docs`, and what is beside their folder beside that. */
export function sourcePath(path: string, facts: SystemFacts): string | undefined {
  const { docs, statics } = facts;
  const further = furtherAt(path, facts);
  if (further !== undefined) return joined(further.from, path.split("/").slice(2).join("/"));
  if (path.startsWith("docs/")) return joined(docs, path.slice("docs/".length));
  const [place] = statics;
  if (place !== undefined && path.startsWith("static/"))
    return joined(place[0], path.slice("static/".length));
  return docs === "" ? undefined : joined(docs.split("/").slice(0, -1).join("/"), path);
}
