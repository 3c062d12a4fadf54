/** What the launcher knows and the commands need. */
export interface Launch {
  /** Folder of the built bundle. */
  readonly bundle: string;
  readonly version: string;
}
