import type { Diagnostic } from "../../core/diagnostics.ts";

interface NormalName {
  /** In Unicode normal form C, in which addresses and links are. */
  readonly name: string;
  /** The entry with the same name in another form. */
  readonly twin?: string;
}

/**
 * The names of one folder. Some systems, macOS among them, write "ü" as a letter and an accent, which a link
 * or a list of files has as one character; both look the same.
 */
export class NormalNames {
  readonly #taken = new Map<string, string>();

  take(name: string): NormalName {
    const normal = name.normalize("NFC");
    const twin = this.#taken.get(normal);
    this.#taken.set(normal, twin ?? name);
    return twin === undefined ? { name: normal } : { name: normal, twin };
  }
}

interface SameName {
  readonly file: string;
  /** As the disk has it. */
  readonly name: string;
  readonly twin: string;
}

/** Two entries of a folder whose names look the same; the second is not read. */
export function sameName({ file, name, twin }: SameName): Diagnostic {
  return {
    code: "file-name-form",
    severity: "error",
    file,
    message: `Another entry of this folder has the same name in another form of its accents: ${codesOf(twin)}, and here ${codesOf(name)}.`,
    hint: "The two look the same, and some disks cannot hold both; rename one.",
  };
}

/** The characters of a name beyond ASCII, by their numbers: they look alike. */
function codesOf(name: string): string {
  const found = Array.from(name).filter((character) => character > "\u007f");
  return found
    .map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`)
    .join(" ");
}
