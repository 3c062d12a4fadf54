import type { MovedDocs } from "../dialects/dialect.ts";
import type { Literal } from "./literal.ts";
import { type PathRewrite, pathRewrite } from "./path-pattern.ts";

/** Docs with addresses of other paths than their own, and rules of the settings that are not read. */
interface Moved {
  readonly moved: MovedDocs | undefined;
  readonly unread: readonly Literal[];
}

/** The docs that `rewrites` of VitePress gives the addresses of other paths; the first rule that fits counts. */
export function rewrittenDocs(rewrites: Literal | undefined, paths: Iterable<string>): Moved {
  if (rewrites === undefined) return { moved: undefined, unread: [] };
  if (rewrites.kind !== "map") return { moved: undefined, unread: [rewrites] };
  const rules: PathRewrite[] = [];
  const unread: Literal[] = [...(rewrites.others ?? [])];
  for (const [from, to] of rewrites.entries) {
    const rule = to.kind === "text" ? pathRewrite(from, to.text) : undefined;
    if (rule === undefined) unread.push(to);
    else rules.push(rule);
  }
  return { moved: movedBy(rules, paths), unread };
}

function movedBy(rules: readonly PathRewrite[], paths: Iterable<string>): MovedDocs | undefined {
  const pathsOf = new Map<string, string>();
  for (const path of paths) {
    const below = /^docs\/(.+\.md)$/.exec(path)?.[1];
    if (below === undefined) continue;
    const to = rules.map((rule) => rule.rewritten(below)).find((found) => found !== undefined);
    if (to !== undefined && to !== below) pathsOf.set(path, `docs/${to}`);
  }
  return movedDocs(pathsOf);
}

/** Docs with the paths from which they get their addresses. */
function movedDocs(pathsOf: ReadonlyMap<string, string>): MovedDocs | undefined {
  if (pathsOf.size === 0) return undefined;
  return { pathOf: pathsOf, fileOf: new Map([...pathsOf].map(([file, path]) => [path, file])) };
}
