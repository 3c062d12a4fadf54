import { oncePer } from "../../../../core/once.ts";
import type { Run } from "../run.ts";

/** The labels of tabs by the values that they name. */
const labelsOf = oncePer((_: Run) => new Map<string, string>());
const entry = /\{[^{}]*\}/g;
const quoted = (key: string): RegExp => new RegExp(String.raw`\b${key}\s*:\s*(?:"([^"]*)"|'([^']*)')`);
const markup = /\blabel\s*:\s*\(?\s*(<[\s\S]*>)/;

/** `<Tabs values={[{ label: "Linux", value: "a" }]}>`: keeps the labels of tabs that name only their value. */
export function noteTabLabels(run: Run, tag: string): void {
  if (!tag.includes("values={")) return;
  const labels = labelsOf(run);
  // Styles of an icon beside a label have braces of their own.
  const written = tag.replace(/=\{\{[^{}]*\}\}/g, "").replace(/=\{[^{}]*\}/g, "");
  for (const [item] of written.matchAll(entry)) {
    const value = textOf(item, "value");
    const label = textOf(item, "label") ?? wordsOf(markup.exec(item)?.[1] ?? "");
    if (value !== undefined && label !== "") labels.set(value, label);
  }
}

function textOf(item: string, key: string): string | undefined {
  const found = quoted(key).exec(item);
  return found?.[1] ?? found?.[2];
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The label that a group gave to a tab by its value. */
export function notedLabel(run: Run, value: string | undefined): string | undefined {
  return value === undefined ? undefined : labelsOf(run).get(value);
}
