import { proseSettings } from "../../../../checks/prose/settings.ts";
import type { Diagnostic } from "../../../../core/diagnostics.ts";
import type { PackStore } from "../../../../engine/cache/pack-store.ts";
import type { Site } from "../../../../site.ts";
import { outlinesIn } from "../../../../sources/site/cached-source.ts";
import { isDoc } from "../../../../sources/site/is-doc.ts";
import { outlineOf } from "../../../../sources/site/outline.ts";
import { sourceKey } from "../../../../sources/site/source-key.ts";

/** Outlines of all files. One of which something was said, or for which there is an exception, counts as a whole from now on. */
export function noteOutlines({ basis, index }: Site, store: PackStore): void {
  const { findings, files, parsed } = basis;
  const found = Object.values(findings ?? {}).flatMap((some: readonly Diagnostic[]) => some);
  const excepted = proseSettings(index)?.exceptions.map(({ exception }) => exception.file) ?? [];
  const named = new Set([...found.map(({ file }) => file), ...excepted]);
  // What is said of files is said anew where a datasheet has other numbers.
  const ofSite = new Set(findings?.site.map(({ file }) => file));
  const outlines = outlinesIn(store);
  const sources = new Map(parsed.sources.map((source) => [source.path, source]));
  for (const file of files.texts) {
    const key = sourceKey(file, files.limits);
    const source = sources.get(file.path);
    if ((isDoc(file) ? named : ofSite).has(file.path)) outlines.set(key, "");
    // Who has parsed it may have been a command that kept nothing.
    else if (outlines.get(key) === undefined) outlines.set(key, (source && outlineOf(source)) ?? "");
  }
}
