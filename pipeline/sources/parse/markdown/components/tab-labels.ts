import type { Run } from "../run.ts";

const byRun = new WeakMap<Run, Map<string, string>>();
const entry = /\{[^{}]*\}/g;
const text = (key: string): RegExp => new RegExp(String.raw`\b${key}\s*:\s*(?:"([^"]*)"|'([^']*)')`);

/** `<Tabs values={[{ label: "Linux", value: "a" }]}>`: keeps the labels of tabs that name only their value. */
export function noteTabLabels(run: Run, tag: string): void {
  if (!tag.includes("values={")) return;
  const labels = byRun.get(run) ?? new Map<string, string>();
  byRun.set(run, labels);
  for (const [item] of tag.matchAll(entry)) {
    const [value, label] = [textOf(item, "value"), textOf(item, "label")];
    if (value !== undefined && label !== undefined) labels.set(value, label);
  }
}

function textOf(item: string, key: string): string | undefined {
  const found = text(key).exec(item);
  return found?.[1] ?? found?.[2];
}

/** The label that a group gave to a tab by its value. */
export function notedLabel(run: Run, value: string | undefined): string | undefined {
  return value === undefined ? undefined : byRun.get(run)?.get(value);
}
