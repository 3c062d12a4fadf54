/** A wrong use of the command: one sentence and what to do. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly hint: string,
    /** Command lines that can be run in place of the one that was wrong, each printed on a line of its own. */
    readonly commands: readonly string[] = [],
  ) {
    super(message);
  }
}
