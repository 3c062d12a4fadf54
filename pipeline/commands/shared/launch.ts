/** Facts that the launcher passes to the commands. */
export interface Launch {
  /** Folder of the built bundle. */
  readonly bundle: string;
  /** Folder of Fairlead's own manual, a data folder. */
  readonly manual: string;
  /** Folder of the package, or of the clone, that runs. */
  readonly root: string;
  /** Folder of the templates of `init`. */
  readonly templates: string;
  readonly version: string;
}
