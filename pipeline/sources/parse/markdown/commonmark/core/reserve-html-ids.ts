import type { StateCore, Token } from "markdown-it";
import { scanHtml } from "../../html/scan-html.ts";
import { runOf } from "../../run.ts";

/** Ids in raw HTML are the author's choice, so headings with an id by rule leave them alone. */
export function reserveHtmlIds(state: StateCore): void {
  if (!state.src.includes("<")) return;
  const run = runOf(state.env);
  for (const token of state.tokens) {
    if (!token.content.includes("<")) continue;
    for (const part of token.children ?? [token]) {
      for (const id of idsOf(part)) {
        if (run.explicitIds.has(id)) continue;
        run.headingIds.reserve(id);
        run.htmlIds.add(id);
      }
    }
  }
}

function idsOf({ type, content }: Token): string[] {
  if ((type !== "html_inline" && type !== "html_block") || !/\s(?:id|name)\s*=/i.test(content)) return [];
  return scanHtml(content).flatMap((piece) =>
    piece.kind === "open"
      ? piece.attributes
          .filter(({ name }) => name === "id" || name === "name")
          .map((a) => a.value.normalize("NFC"))
      : [],
  );
}
