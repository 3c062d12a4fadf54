/** A diagnostic that must follow, by what an author reads first. Lines and columns are 1-based, in UTF-16 units. */
export interface Fault {
  readonly code: string;
  readonly file: string;
  /** Absent where the whole file is meant. */
  readonly line?: number;
  readonly column?: number;
}

/**
 * The expected result of a mutation: these mistakes and no other, or a pass in which these outputs change and
 * no other.
 */
export type Outcome =
  | { readonly kind: "fails"; readonly faults: readonly Fault[] }
  | {
      readonly kind: "passes";
      /** Outputs that must change: `page /address`, `shell`, `links`, `sidebar NAME`. */
      readonly changes: readonly string[];
      /** Outputs that may change as well; everything else must stay. */
      readonly may?: readonly string[];
    };

/** One small change of the data folder. */
export interface Mutant {
  readonly name: string;
  /** New content by path; `null` removes the file. */
  readonly edits: ReadonlyMap<string, string | null>;
  readonly outcome: Outcome;
}

/** Finds every place in the data where it can make its change. The test draws `take` of them. */
export interface Mutator {
  readonly name: string;
  readonly take: number;
  readonly mutants: (data: DataTexts) => readonly Mutant[];
}

/** The texts of the data folder by path, and where the unchanged site shows them. */
export interface DataTexts {
  readonly texts: ReadonlyMap<string, string>;
  /** Paths of all files, pictures included. */
  readonly files: readonly string[];
  /** Address of the page that a file is shown at. */
  readonly pageOf: (path: string) => string | undefined;
  /** Ids of sections by address. */
  readonly anchorsOf: (pathname: string) => readonly string[];
}
