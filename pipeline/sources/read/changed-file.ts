/** A text was changed after the command had taken it for the one that the cache knows. */
export class ChangedFileError extends Error {
  constructor(path: string) {
    super(`The file ${path} was changed while the command was running.`);
  }
}
