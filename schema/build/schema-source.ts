/** A node of a JSON Schema; only the keywords that the build looks at are named. */
export interface SchemaNode {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  definitions?: Record<string, SchemaNode>;
  oneOf?: SchemaNode[];
  items?: SchemaNode;
  [keyword: string]: unknown;
}

/** Facts about a type of records of interfaces, which its schema states as `interface`. */
export interface InterfaceFacts {
  /** Its place among the types on pages. */
  readonly order: number;
  /**
   * How a product shows such records: as connectors and cables, which are joined in drawings; as its protocols; or not, as
   * a list that texts embed. A change of wiring breaks what is plugged in, one of a protocol breaks programs.
   */
  readonly group: "wiring" | "protocol" | "list";
  /** The words above the title of its page. */
  readonly kind?: string;
  /** The summary of the page of a record whose author wrote none. */
  readonly summary?: string;
  /** The keys that lead to the parts with a status of their own; absent: the record has one status. */
  readonly items?: readonly string[];
  /** The classes of pins that speak it. */
  readonly buses?: readonly string[];
  /** Other embeds that show a part of it. */
  readonly embeds?: readonly string[];
}

/** A hand-written schema file. `envelope` says which common fields the build merges in. */
export interface SchemaSource extends SchemaNode {
  envelope?: true | "data";
  interface?: InterfaceFacts;
}

export interface SharedSource {
  definitions: Record<string, SchemaNode>;
  envelope: Record<string, SchemaNode>;
  envelopeRequired: string[];
  page: Record<string, SchemaNode>;
  pageRequired: string[];
}

export interface SchemaSources {
  readonly shared: SharedSource;
  /** What an author writes, by type. */
  readonly authored: ReadonlyMap<string, SchemaSource>;
  /** Compiled page records, by type. */
  readonly pages: ReadonlyMap<string, SchemaSource>;
  /** Other files that the pipeline writes, by name. */
  readonly outputs: ReadonlyMap<string, SchemaSource>;
}
