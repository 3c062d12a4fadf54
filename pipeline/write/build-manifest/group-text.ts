import { numbersOfText, textOfNumbers } from "../../core/number-text.ts";
import { once } from "../../core/once.ts";
import { linesOf } from "../../core/text/lines-of.ts";
import type { FileGroup } from "../groups/file-group.ts";
import type { WrittenFile } from "./noted-tree.ts";

/**
 * A group in the form of a manifest: texts as one, and numbers as they are in memory. Most groups are only
 * read in this form.
 */
interface GroupText {
  /** Number of files. */
  readonly size: number;
  /** Joined by line breaks, which no path and no key has; the others likewise. */
  readonly paths: string;
  readonly keys: string;
  readonly folders: string;
  /** Size, time and number of each file, as doubles in base64. */
  readonly numbers: string;
}

const NUMBERS = 3;

/** Groups that were read, by what they were read from. */
const texts = new WeakMap<FileGroup<WrittenFile>, GroupText>();

export function groupOfText(text: GroupText): FileGroup<WrittenFile> {
  const { size, paths, keys, folders: above } = text;
  const files = once(() => filesOf(text));
  const folders = once(() => linesOf(above));
  const group = {
    size,
    paths,
    keys,
    get folders() {
      return folders();
    },
    get files() {
      return files();
    },
  };
  texts.set(group, text);
  return group;
}

/** The text of a group; of one that was read, that text. */
export function textOfGroup(group: FileGroup<WrittenFile>): GroupText {
  const known = texts.get(group);
  if (known !== undefined) return known;
  const { size, paths, keys, folders, files } = group;
  const numbers = new Float64Array(size * NUMBERS);
  let at = 0;
  for (const { size, mtimeMs, ino } of files.values()) {
    numbers.set([size, mtimeMs, ino], at);
    at += NUMBERS;
  }
  return {
    size,
    paths,
    keys,
    folders: folders.join("\n"),
    numbers: textOfNumbers(numbers),
  };
}

function filesOf({ paths, keys: keysText, numbers: encoded }: GroupText): Map<string, WrittenFile> {
  const keys = linesOf(keysText);
  const numbers = numbersOfText(encoded);
  const files = new Map<string, WrittenFile>();
  linesOf(paths).forEach((path, index) => {
    const at = index * NUMBERS;
    const [size = -1, mtimeMs = -1, ino = -1] = [numbers[at], numbers[at + 1], numbers[at + 2]];
    files.set(path, { key: keys[index] ?? "", size, mtimeMs, ino });
  });
  return files;
}
