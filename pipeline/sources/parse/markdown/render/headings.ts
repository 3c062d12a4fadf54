import type { Token } from "markdown-it";
import { claimId } from "../commonmark/core/claim-id.ts";
import { escapeHtml } from "../escape.ts";
import type { Span } from "../source/content-map.ts";
import type { Rendering } from "./rendering.ts";

/** The tag that opens a heading; without its id where an earlier one has it, which is reported. */
export function renderHeadingOpen({ run }: Rendering, token: Token): string {
  const id = String(token.attrGet("id") ?? "");
  const heading = token.meta?.span as Span | undefined;
  if (id !== "" && !claimId(run, id, heading ?? [0, 0])) return `<${token.tag}>`;
  return id === "" ? `<${token.tag}>` : `<${token.tag} id="${escapeHtml(id)}">`;
}
