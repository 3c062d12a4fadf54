import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { placeType } from "../parse/source-type.ts";
import type { TextFile } from "../read/read-data.ts";
import type { SiteOptions } from "../site.ts";
import { outlinesIn } from "./kept-source.ts";
import { sourceKey } from "./parse-files.ts";
import type { SiteFiles } from "./read-files.ts";

/** What decides about a site besides its files. */
export interface ContentOptions
  extends Pick<SiteOptions, "base" | "url" | "review" | "client" | "today" | "store" | "data"> {
  /** The commit by which pages are dated. */
  readonly commit: string | undefined;
}

/** A content by its name, and the files that it is of. */
export interface Place {
  readonly name: string;
  readonly files: SiteFiles;
  readonly store: PackStore;
}

/** Names everything that a content depends on. */
export function contentName(
  { texts, assets, refused, limits, diagnostics }: SiteFiles,
  { base, url, review, client, today, commit, store }: ContentOptions,
): string {
  const outlines = outlinesIn(store);
  const named = texts.map((file) => `${file.path}\n${outlines.get(sourceKey(file, limits)) || file.hash}`);
  const others = assets.map(({ path, hash }) => `${path}\n${hash}`);
  const rest = { base, url, review, client, today, commit, limits, refused, diagnostics };
  return `content ${hashOf(JSON.stringify(rest), named.join("\n"), others.join("\n"))}`;
}

/** Names what is said of the files of a site. */
export function saidOf(files: readonly Diagnostic[]): string {
  return hashOf(JSON.stringify(files));
}

export function isDoc({ path }: TextFile): boolean {
  return placeType(path) === "doc";
}

/** Whether the words of a file are no part of the name of the content. */
export function hasOutline(file: TextFile, place: Place): boolean {
  return isDoc(file) && isOutlined(file, place);
}

/** Whether the numbers of a file are no part of the name of the content. */
export function isDatasheet(file: TextFile, place: Place): boolean {
  return !isDoc(file) && isOutlined(file, place);
}

function isOutlined(file: TextFile, { files, store }: Place): boolean {
  return outlinesIn(store).get(sourceKey(file, files.limits)) !== "";
}
