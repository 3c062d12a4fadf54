/** Facts that the launcher passes to the commands. */
export interface Launch {
  /** Folder of the built bundle. */
  readonly bundle: string;
  /** Folder of Fairlead's own manual, a data folder. */
  readonly manual: string;
  readonly version: string;
}
