import { own } from "../../core/json-pointer.ts";
import { isRecordId } from "../../core/text/record-id.ts";
import { UsageError } from "../../core/usage-error.ts";
import { nameInWords } from "../../model/resolve/name-in-words.ts";
import { readYaml } from "../../sources/edit/editable-text.ts";
import { commonUnitLines } from "./common-units.ts";
import { yamlText } from "./yaml-text.ts";

/** A word that adds a line to a dictionary and makes no file of its own. */
export type EntryWord = "parameter" | "unit";

interface EntryRule {
  /** The dictionary: the name of its file without the ending, its type and the key of its list. */
  readonly dictionary: string;
  readonly isId: (id: string) => boolean;
  /** The form of an id, as a hint. */
  readonly rule: string;
  /** An entry to start from: the fields that all entries have. */
  readonly lineOf: (id: string) => string;
  /** Lines of a dictionary that begins. */
  readonly firstLines: () => readonly string[];
  readonly next: string;
}

const rules: Readonly<Record<EntryWord, EntryRule>> = {
  parameter: {
    dictionary: "parameters",
    isId: isRecordId,
    rule: 'Use letters, digits, "-" and "_", and begin with a letter or digit.',
    lineOf: (id) => `- { id: ${id}, name: ${nameInWords(id)}, kind: text, section: features, definition: … }`,
    firstLines: () => [],
    next: "correct kind and section, and write its definition in place of the ….",
  },
  unit: {
    dictionary: "units",
    isId: (id) => /^[!-~]{1,20}$/.test(id),
    rule: "Use ASCII characters without space, 20 at most.",
    lineOf: (id) => `- { id: ${yamlText(id)}, symbol: ${yamlText(id)}, name: …, kind: …, factor: 1 }`,
    // A site with a registry of its own has no other units.
    firstLines: commonUnitLines,
    next: "write name and kind in place of each …, such as metre and length, and correct factor, by which a value is multiplied to be in the SI unit of that kind.",
  },
};

export const entryWords = Object.keys(rules) as readonly EntryWord[];

export function isEntryWord(word: string | undefined): word is EntryWord {
  return word !== undefined && Object.hasOwn(rules, word);
}

export function entryRule(word: EntryWord): EntryRule {
  return rules[word];
}

/** The text of a dictionary with a new entry at its end. Absent text is a dictionary to begin. */
export function withEntry(word: EntryWord, id: string | undefined, text: string | undefined): string {
  const { dictionary, isId, rule, lineOf, firstLines } = rules[word];
  const file = `${dictionary}.yaml`;
  if (id === undefined)
    throw new UsageError(`The type ${word} needs an id.`, `Write fairlead new ${word} ID.`);
  if (!isId(id)) throw new UsageError(`"${id}" cannot be an id.`, rule);
  const start = text ?? beginning(dictionary, firstLines());
  const former = isEmpty(start, dictionary) ? [] : idsIn(start, dictionary);
  if (former?.includes(id) === true)
    throw new UsageError(
      `${text === undefined ? "A site without units.yaml" : file} has the ${word} "${id}" already.`,
      "Choose another id, or edit that line.",
    );
  const next = appended(start, lineOf(id));
  if (former === undefined || idsIn(next, dictionary)?.join("\n") !== [...former, id].join("\n"))
    throw new UsageError(
      `${file} does not end with a list of ${dictionary} that a line can be added to.`,
      `Add this line to its list: ${lineOf(id)}`,
    );
  return next;
}

function beginning(dictionary: string, lines: readonly string[]): string {
  return [`type: ${dictionary}`, `${dictionary}:`, ...lines.map((line) => `  ${line}`), ""].join("\n");
}

/** The line has the indent of the last entry of the list. */
function appended(text: string, line: string): string {
  const indent = [...text.matchAll(/^( *)- /gm)].at(-1)?.[1] ?? "  ";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  return `${text.replace(/\s*$/, "")}${end}${indent}${line}${end}`;
}

/** Whether a text ends with the key of its list, which has no entries yet. */
function isEmpty(text: string, dictionary: string): boolean {
  return text.endsWith(`${dictionary}:\n`);
}

/** The ids of a dictionary in their order; undefined where it has no list of them. */
function idsIn(text: string, dictionary: string): string[] | undefined {
  const list = own(readYaml(`${dictionary}.yaml`, text)?.value, dictionary);
  return Array.isArray(list) ? list.map((entry) => String(own(entry, "id"))) : undefined;
}
