import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import { scopeWords } from "../../../renderer/shared/compose/scope-words.ts";
import { boardsOf, holdsFor, isScoped, type Scope } from "../../domain/boards/scope.ts";
import { recordLineup } from "../../model/boards/record-lineup.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { ValidSource } from "../../sources/parse/source.ts";

/** The hardware revisions and variants that an item of a record is limited to; empty text where it holds for all. */
export function scopeText(scope: Scope, record: ValidSource, index: SiteIndex): string {
  if (!isScoped(scope)) return "";
  const lineup = recordLineup(record, index);
  return boardsOf(lineup).every((board) => holdsFor(scope, board, lineup)) ? "" : scopeWords(scope);
}

/** A cell with what its row is limited to. */
export function withScope(html: string, scope: Scope, record: ValidSource, index: SiteIndex): string {
  const words = scopeText(scope, record, index);
  return words === "" ? html : `${html} <span class="spec-note">${escapeAttribute(words)}</span>`;
}
