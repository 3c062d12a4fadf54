import type { RenderPage } from "../../renderer/shared/compose/server-entry.ts";
import type { PageFragments, PageRecord, SiteShell } from "../../schema/generated/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { assertAnchors } from "./assert-anchors.ts";

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
