/** A version of the docs as a page offers it. */
export interface VersionLink {
  readonly name: string;
  readonly label: string;
  /** The same page in that version, else its first one. */
  readonly href: string;
}

/** Name of the stored choice of a site at a base path; the docs of another site on the same host have other versions. */
export function versionKey(base: string): string {
  return `fairlead${base}docs-version`;
}

/** The version that a visitor chose before and is not reading now; undefined where it does not exist any more. */
export function otherChoice(
  stored: string | undefined,
  versions: readonly VersionLink[],
  current: string,
): VersionLink | undefined {
  return stored === current ? undefined : versions.find(({ name }) => name === stored);
}
