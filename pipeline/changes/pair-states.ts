import { publishedPart } from "../model/resolve/published-part.ts";
import { publishedSources } from "../model/resolve/site-links.ts";
import type { Site } from "../site.ts";
import { isValid, type Source } from "../sources/parse/source.ts";
import type { FileState } from "./compare-sources.ts";

type State = FileState<Source>;

/** A published file in two states of a site; one is missing where it came or went. */
export type StatePair =
  | { readonly old: State; readonly next: State }
  | { readonly old: State; readonly next?: undefined }
  | { readonly old?: undefined; readonly next: State };

/** The published files of two states: by what names them, else by where they lie, where they lead, and what they say. */
export function pairStates(old: Site, next: Site): StatePair[] {
  const [unmatchedOld, unmatchedNew] = [statesOf(old), statesOf(next)];
  const pairs: StatePair[] = [];
  const join = (oldKey: KeyOf, nextKey: KeyOf = oldKey): void => {
    const [before, after] = [byKey(unmatchedOld, oldKey), byKey(unmatchedNew, nextKey)];
    for (const [key, was] of before) {
      const now = after.get(key);
      if (was === undefined || now === undefined) continue;
      pairs.push({ old: was, next: now });
      unmatchedOld.delete(was);
      unmatchedNew.delete(now);
    }
  };
  join(nameOf);
  join(({ source }) => `${source.type} ${source.path}`);
  join(
    addressIn(old, (address) => next.links.aliases[address] ?? address),
    addressIn(next),
  );
  join(({ source, text }) => `${source.type} ${text}`);
  return [
    ...pairs,
    ...[...unmatchedOld].map((state) => ({ old: state })),
    ...[...unmatchedNew].map((state) => ({ next: state })),
  ];
}

/** Whether a state has no mistake that would hide a part of it. */
export function isWhole(state: State | undefined): state is FileState {
  return isValid(state?.source);
}

/**
 * Published files. If two files have one name, the first has it. Unpublished files are compared in the review
 * view alone.
 */
function statesOf(site: Site): Set<State> {
  const { index } = site;
  const published = publishedSources(index).filter(
    (source) => index.review || publishedPart(source, index) !== undefined,
  );
  return new Set(published.map((source) => ({ source, text: site.textOf(source.path) ?? "", index })));
}

type KeyOf = (state: State) => string | undefined;

/** Type and id; nothing for docs, categories and dictionaries, which their path names. */
function nameOf({ source: { type, data } }: State): string | undefined {
  const hasName = typeof data.id === "string" && type !== "doc" && type !== "category";
  return hasName ? `${type} ${data.id}` : undefined;
}

/** The type and the address of a page, or the one that its address leads to. */
function addressIn({ index }: Site, toAddress = (address: string): string => address): KeyOf {
  return ({ source }) => {
    const address = index.docs.get(source.path)?.pathname ?? index.pages.ofSource(source);
    return address === undefined ? undefined : `${source.type} ${toAddress(address)}`;
  };
}

/** States by their keys; undefined for a key that several have. */
function byKey(states: ReadonlySet<State>, keyOf: KeyOf): Map<string, State | undefined> {
  const found = new Map<string, State | undefined>();
  for (const state of states) {
    const key = keyOf(state);
    if (key !== undefined) found.set(key, found.has(key) ? undefined : state);
  }
  return found;
}
