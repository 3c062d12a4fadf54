import type { RenderPage } from "../../renderer/shared/compose/server-entry.ts";
import type { PageFragments, PageRecord, SiteShell } from "../../schema/generated/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { unescapeHtml } from "./unescape-html.ts";

/** The parts of a page, and the canonical JSON by which they are stored. */
interface RenderedParts {
  readonly parts: PageFragments;
  readonly partsText: string;
}

/** Runs the layout of a record, and checks that it writes the ids that links were checked against. */
export function renderParts(record: PageRecord, shell: SiteShell, renderPage: RenderPage): RenderedParts {
  const parts = renderPage(record, shell);
  assertAnchors(record, parts);
  return { parts, partsText: canonicalJson(parts) };
}

const idAttribute = /\sid="([^"]*)"/g;
/** Ids that React makes for labels inside islands; they differ from build to build of React and are no anchors. */
const reactId = /^_[a-z-]*R_\w+_$/;

/** Proof that a layout writes exactly the ids that links were checked against. A difference is our bug. */
export function assertAnchors(record: PageRecord, parts: PageFragments): void {
  const written = [...parts.main.replace(/<!--[\s\S]*?-->/g, "").matchAll(idAttribute)]
    .map(([, id]) => unescapeHtml(id ?? ""))
    .filter((id) => !reactId.test(id));
  const [ids, anchors] = [new Set(written), new Set(record.anchors)];
  const missing = record.anchors.filter((anchor) => !ids.has(anchor));
  const extra = written.filter((id) => !anchors.has(id));
  const repeated = ids.size === written.length ? [] : written.filter((id, at) => written.indexOf(id) !== at);
  if (missing.length + extra.length + repeated.length === 0) return;
  const say = (what: string, ids: readonly string[]): string =>
    ids.length === 0 ? "" : ` ${what}: ${ids.join(", ")}.`;
  throw new Error(
    `The layout of ${record.pathname} (${record.type}) does not write the ids of its record.${say("Missing", missing)}${say("Not in the record", extra)}${say("Repeated", repeated)}`,
  );
}
