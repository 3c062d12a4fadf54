/** An option of the command line: how help shows it, and how its value is read. */
export interface Option<Value> {
  /** Word for its argument in help, such as DIR; absent: the option takes none. */
  readonly argument?: string;
  /** Whether it may be given several times: `read` then gets what was given, a line for each. */
  readonly isMany?: boolean;
  /** Its effect and its default, without a full stop. */
  readonly help: string;
  /**
   * The value of what was written on the command line, or of an option that is not there.
   * @throws UsageError where the argument cannot be read
   */
  readonly read: (given: string | undefined, name: string) => Value;
}

/** An option without an argument. */
export function flag(help: string): Option<boolean> {
  return { help, read: (given) => given !== undefined };
}

/** An option with an argument, such as `--data DIR`. */
export function option<Value>(argument: string, help: string, read: Option<Value>["read"]): Option<Value> {
  return { argument, help, read };
}

/** An option with an argument that may be given several times; none without it. */
export function options(argument: string, help: string): Option<readonly string[]> {
  const read = (given: string | undefined): readonly string[] => given?.split("\n") ?? [];
  return { argument, help, isMany: true, read };
}

/** The name of an option on the command line, by its name in the code: `siteUrl` is `site-url`. */
export function optionName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
