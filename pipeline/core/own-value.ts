/**
 * The own value of a table under a name. Tables that are looked up by a name from a file are asked this way:
 * every object of JavaScript has a `constructor`, a `toString` and others that its table does not list.
 */
export function ownValue<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string | undefined,
): Value | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
