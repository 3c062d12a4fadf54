import type { Tell } from "./notice.ts";

const MOST_CHARACTERS = 128;

/** Text as a name of C: other signs become underscores. */
export function symbolOf(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .replace(/[^A-Za-z0-9_]/g, "_")
    .replace(/^(?=\d|$)/, "_")
    .slice(0, MOST_CHARACTERS);
}

/** Gives names that are valid in C, each once within its list; one that had to change is reported. */
export function namer(what: string, tell: Tell): (name: string, line: number) => string {
  const taken = new Set<string>();
  /** The next number for each name, so that a name that is there a thousand times is not numbered anew each time. */
  const numbers = new Map<string, number>();
  return (name, line) => {
    const valid = symbolOf(name);
    let unique = valid;
    let n = numbers.get(valid) ?? 2;
    for (; taken.has(unique); n++) unique = `${valid.slice(0, MOST_CHARACTERS - 8)}_${n}`;
    numbers.set(valid, n);
    taken.add(unique);
    if (unique !== name) {
      const reason = valid === name ? "is there a second time" : "is not valid in C";
      tell({
        line,
        kind: "changed",
        message: `The ${what} name "${name}" ${reason}; it is "${unique}" here.`,
      });
    }
    return unique;
  };
}

/**
 * Gives ids that are made of names of C, each once within its list: the second one is `name-2`. No name of C has a
 * hyphen, so that none is an id with a number.
 */
export function numberedIds(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}
