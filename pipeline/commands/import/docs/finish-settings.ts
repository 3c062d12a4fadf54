import { resolveLink } from "../../../model/resolve/resolve-link.ts";
import type { Site } from "../../../site.ts";
import type { ImportNote } from "./note.ts";
import type { NavigationItem, Pair } from "./systems/system.ts";

interface Finished {
  readonly redirects: readonly Pair[];
  readonly navigation: readonly NavigationItem[];
  readonly notes: readonly ImportNote[];
}

/** More steps than this are a circle. */
const LONGEST_CHAIN = 10;

/** Whether `site.yaml` cannot have a former address: one with a star or a name for any part. */
function isPattern(address: string): boolean {
  return !/^\/([A-Za-z0-9._~%!$&'()+,;=@-]+(\/[A-Za-z0-9._~%!$&'()+,;=@-]+)*)?$/.test(addressOf(address));
}

/** The redirects and the links of the menu that lead somewhere, now that the pages are known. */
export function finishSettings(
  {
    redirects,
    navigation,
  }: { readonly redirects: readonly Pair[]; readonly navigation: readonly NavigationItem[] },
  { index, records }: Site,
): Finished {
  const anchors = new Map(records.map((record) => [record.pathname, new Set(record.anchors)]));
  const moved = new Map(redirects.map(([from, to]) => [addressOf(from), to]));
  const leadsTo = (written: string, depth = 0): string | undefined => {
    if (/^https?:\/\//.test(written)) return written;
    const hash = /#.*$/s.exec(written)?.[0] ?? "";
    const next = moved.get(addressOf(written));
    if (next !== undefined && depth < LONGEST_CHAIN && index.pages.get(addressOf(written)) === undefined)
      return leadsTo(next.includes("#") ? next : next + hash, depth + 1);
    const target = `/${addressOf(written).replace(/^\/+/, "")}`;
    const found = resolveLink(target, { path: "site.yaml" }, index);
    if (found.kind === "page")
      return found.pathname + (anchors.get(found.pathname)?.has(hash.slice(1)) === true ? hash : "");
    return found.kind === "asset" ? target : undefined;
  };
  const notes: ImportNote[] = [];
  const leave = (message: string, [from, to]: Pair): void => {
    notes.push({ kind: "todo", message, file: "site.yaml", detail: `${from} → ${to}` });
  };
  const known = new Map<string, string>();
  for (const [written, target] of redirects) {
    if (isPattern(written)) {
      leave("Redirects from patterns are left out: write them at the host, or one by one", [written, target]);
      continue;
    }
    const from = addressOf(written);
    if (index.pages.get(from) !== undefined || known.has(from)) continue;
    const to = leadsTo(target);
    if (to === undefined)
      leave("Redirects of the former site that led nowhere are left out", [written, target]);
    else known.set(from, to);
  }
  const linked = ({ label, to }: { readonly label: string; readonly to: string }) => {
    const found = leadsTo(to);
    if (found === undefined)
      leave("Links of the menu at the top that lead to no page are left out", [label, to]);
    return found === undefined ? [] : [{ label, to: found }];
  };
  const links = navigation.flatMap((item): NavigationItem[] => {
    if ("to" in item) return linked(item);
    const items = item.items.flatMap(linked);
    return items.length === 0 ? [] : [{ label: item.label, items }];
  });
  return { redirects: [...known], navigation: links, notes };
}

/** `/a.html`, `/a/` and `/a/index.html` are `/a` here. */
function addressOf(written: string): string {
  const path = written.replace(/[?#].*$/s, "").replace(/(?:\/index)?(?:\.html)?\/*$/, "");
  return path === "" ? "/" : path;
}
