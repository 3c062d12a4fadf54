/** A value as it is written in the settings of another system; no part of it was run. */
export type Literal = TextLiteral | ListLiteral | MapLiteral | UnreadLiteral;

/** Its place in the text of its file; of what another file has, the place that refers to it. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** A string, or a word such as `true` or `3`. */
interface TextLiteral extends Extent {
  readonly kind: "text";
  readonly text: string;
}

interface ListLiteral extends Extent {
  readonly kind: "list";
  readonly items: readonly Literal[];
}

interface MapLiteral extends Extent {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, Literal>;
  /** Parts without a known key: `...rest` that is computed. */
  readonly others?: readonly UnreadLiteral[];
}

/** A value that is computed, or refers to something elsewhere. */
export interface UnreadLiteral extends Extent {
  readonly kind: "unread";
  /** The beginning of its text, such as `process.env.CI` or `version()`. */
  readonly name?: string;
  /** A call whose arguments are read: its function, or the package from which that is imported. */
  readonly call?: { readonly of: string; readonly given: readonly Literal[] };
}

/** The value below keys of maps; undefined if a key is missing. */
export function valueBelow(literal: Literal | undefined, ...keys: readonly string[]): Literal | undefined {
  let found = literal;
  for (const key of keys) found = found?.kind === "map" ? found.entries.get(key) : undefined;
  return found;
}

/** The text below keys of maps. */
export function textBelow(literal: Literal | undefined, ...keys: readonly string[]): string | undefined {
  const found = valueBelow(literal, ...keys);
  return found?.kind === "text" ? found.text : undefined;
}

/** The items below keys of maps; none where there is no list. */
export function itemsBelow(literal: Literal | undefined, ...keys: readonly string[]): readonly Literal[] {
  const found = valueBelow(literal, ...keys);
  return found?.kind === "list" ? found.items : [];
}
