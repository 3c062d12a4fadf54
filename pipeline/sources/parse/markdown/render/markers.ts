import type { Token } from "markdown-it";
import { replaceMarks } from "../../reference-marks.ts";
import type { MarkdownEmbed, Segment } from "../../types.ts";
import type { TargetSpan } from "../commonmark/inlines/locate-links.ts";
import { escapeHtml } from "../escape.ts";
import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";
import { plainText } from "./plain-text.ts";

/** Replaces the address of a link or image in the HTML. Its text cannot hold NUL, so it cannot be forged. */
export function linkMarker(run: Run, kind: "link" | "image", { target, span }: TargetSpan): string {
  const known = run.linkAt.get(span[0]);
  if (known !== undefined && run.links[known]?.kind === kind) return `\0link${known}\0`;
  run.linkAt.set(span[0], run.links.length);
  run.links.push({ kind, target, position: run.positionAt(span) });
  return `\0link${run.links.length - 1}\0`;
}

/** Replaces a value in HTML until the whole site is known. */
export function valueMarker(run: Run, path: string, span: Span): string {
  run.values.push({ path, position: run.positionAt(span) });
  return `\0value${run.values.length - 1}\0`;
}

/** Replaces a value at a place where only text is allowed. */
export function valueTextMarker(run: Run, path: string, span: Span): string {
  run.values.push({ path, position: run.positionAt(span) });
  return `\0text${run.values.length - 1}\0`;
}

/** The plain text of tokens, ready to be written into an attribute. */
export function attributeText(run: Run, tokens: readonly Token[]): string {
  let number = run.values.length;
  noteValues(run, tokens);
  return replaceMarks(escapeHtml(plainText(tokens)), () => `\0text${number++}\0`);
}

/** Lists the values of tokens that are shown as plain text, which cannot have a slot. */
export function noteValues(run: Run, tokens: readonly Token[]): void {
  for (const { type, meta, children } of tokens) {
    if (type === "value_reference") valueMarker(run, String(meta?.path), meta?.span as Span);
    if (type === "image") noteValues(run, children ?? []);
  }
}

/** Replaces an embed in HTML until the whole site is known. */
export function embedMarker(run: Run, embed: MarkdownEmbed): string {
  run.embeds.push(embed);
  return `\0embed${run.embeds.length - 1}\0`;
}

/** `a\0value0\0b` -> `["a", { value: 0 }, "b"]` */
export function splitSegments(html: string): Segment[] {
  const segments: Segment[] = [];
  const parts = html.split("\0");
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? "";
    if (index % 2 === 1) segments.push(slotOf(part));
    else if (part !== "") segments.push(part);
  }
  return segments;
}

function slotOf(marker: string): Segment {
  const number = Number(/\d+$/.exec(marker)?.[0]);
  if (marker.startsWith("link")) return { link: number };
  if (marker.startsWith("text")) return { valueText: number };
  return marker.startsWith("value") ? { value: number } : { embed: number };
}
