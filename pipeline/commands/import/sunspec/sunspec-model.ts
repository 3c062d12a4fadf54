import { InvisibleCharacters } from "../../../core/text/invisible.ts";
import { UsageError } from "../../../core/usage-error.ts";
import { tellInvisible } from "../invisible-notices.ts";
import type { Tell } from "../notice.ts";

/** A point of a model: one or more registers. Fields that do not have their type are left out. */
export interface Point {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly count?: number | string;
  readonly sf?: number | string;
  readonly units?: string;
  readonly access?: string;
  readonly mandatory?: string;
  readonly static?: string;
  readonly value?: number | string;
  readonly label?: string;
  readonly desc?: string;
  readonly detail?: string;
  readonly comments?: readonly string[];
  readonly standards?: readonly string[];
  readonly symbols?: readonly Symbolic[];
}

/** A named value, or a named bit of a bit field. */
export interface Symbolic {
  readonly name: string;
  /** Absent where the model states none. */
  readonly value?: number;
  readonly label?: string;
  readonly desc?: string;
  readonly detail?: string;
}

/**
 * Points and groups that occur once, so many times, or as often as a point states; 0: as the length of the
 * model states.
 */
export interface Group {
  readonly name: string;
  readonly count?: number | string;
  readonly points: readonly Point[];
  readonly groups: readonly Group[];
  readonly label?: string;
  readonly desc?: string;
  readonly detail?: string;
  readonly comments?: readonly string[];
}

export interface Model {
  readonly id: number;
  readonly group: Group;
  /**
   * The keys that the reader does not know, by the name of their kind and key, with the path to the first
   * one.
   */
  readonly unknown: readonly { readonly name: string; readonly path: (string | number)[] }[];
}

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
type Kind = "number" | "string" | "strings" | "either";

const words = { label: "string", desc: "string", detail: "string" } as const;
const known = {
  group: { name: "string", count: "either", comments: "strings", ...words },
  point: {
    name: "string",
    type: "string",
    size: "number",
    count: "either",
    sf: "either",
    value: "either",
    units: "string",
    access: "string",
    mandatory: "string",
    static: "string",
    comments: "strings",
    standards: "strings",
    ...words,
  },
  symbol: { name: "string", value: "number", ...words },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Kind>>>>;

const lists: Readonly<Record<keyof typeof known, readonly string[]>> = {
  group: ["points", "groups"],
  point: ["symbols"],
  symbol: [],
};
/** `type` of a group says how a client may read it, which is nothing of its registers. */
const passedOver = new Set(["group/type"]);
const DEEPEST = 16;

/** Reads a model of SunSpec; a file that holds none is refused. */
export function readModel(text: string, tell: Tell): Model {
  const value = parsed(text, tell);
  const { id, group } = fieldsOf(value) ?? {};
  const root = fieldsOf(group);
  if (typeof id !== "number" || root === undefined)
    throw new UsageError("The file holds no SunSpec model.", "A model has an id and a group.");
  const reader = new ModelReader();
  const whole = reader.group(root, ["group"], 0);
  for (const key of Object.keys(fieldsOf(value) ?? {}))
    if (key !== "id" && key !== "group") reader.unknown.push({ name: `model/${key}`, path: [key] });
  return { id, group: whole, unknown: reader.unknown };
}

/** The value of a text of JSON, whose escapes may be of characters that no data folder may hold: these are taken out. */
function parsed(text: string, tell: Tell): unknown {
  const characters = new InvisibleCharacters();
  const lineOf = (character: string): number => {
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    const at = text.search(new RegExp(`\\\\u${code}`, "i"));
    return text.slice(0, Math.max(0, at)).split("\n").length;
  };
  try {
    const value: unknown = JSON.parse(text, (_, part: unknown) =>
      typeof part === "string" ? characters.clean(part, (offset) => lineOf(part.charAt(offset))) : part,
    );
    tellInvisible(characters, tell);
    return value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The file is no JSON (${reason}).`, "Models of SunSpec are JSON files.");
  }
}

class ModelReader {
  readonly unknown: { name: string; path: (string | number)[] }[] = [];

  group(fields: Fields, path: Path, depth: number): Group {
    if (depth > DEEPEST)
      throw new UsageError(`Groups are nested more than ${DEEPEST} deep.`, "No model is like that.");
    return {
      ...(this.#plain(fields, "group", path) as Omit<Group, "points" | "groups">),
      points: this.#items(fields, "points", path).map(([item, at]) => this.#point(item, at)),
      groups: this.#items(fields, "groups", path).map(([item, at]) => this.group(item, at, depth + 1)),
    };
  }

  #point(fields: Fields, path: Path): Point {
    const symbols = this.#items(fields, "symbols", path).map(
      ([item, at]) => this.#plain(item, "symbol", at) as unknown as Symbolic,
    );
    const plain = this.#plain(fields, "point", path) as unknown as Point;
    return { ...plain, ...(symbols.length === 0 ? {} : { symbols }) };
  }

  #items(fields: Fields, key: string, path: Path): [item: Fields, path: Path][] {
    const list = fields[key];
    if (list !== undefined && !Array.isArray(list)) this.unknown.push({ name: key, path: [...path, key] });
    return (Array.isArray(list) ? list : []).flatMap((item: unknown, n) => {
      const own = fieldsOf(item);
      if (own === undefined) this.unknown.push({ name: `${key}/${n}`, path: [...path, key, n] });
      return own === undefined ? [] : [[own, [...path, key, n]] as [Fields, Path]];
    });
  }

  #plain(fields: Fields, kind: keyof typeof known, path: Path): Record<string, unknown> {
    const kinds: Readonly<Record<string, Kind>> = known[kind];
    const found: Record<string, unknown> = { name: "", ...(kind === "point" ? { type: "", size: 1 } : {}) };
    for (const [key, value] of Object.entries(fields)) {
      const wanted = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
      if (wanted !== undefined && isOf(value, wanted)) found[key] = value;
      else if (!lists[kind].includes(key) && !passedOver.has(`${kind}/${key}`))
        this.unknown.push({ name: `${kind}/${key}`, path: [...path, key] });
    }
    return found;
  }
}

function isOf(value: unknown, kind: Kind): boolean {
  if (kind === "strings") return Array.isArray(value) && value.every((item) => typeof item === "string");
  const isNumber = typeof value === "number" && Number.isSafeInteger(value);
  if (kind === "either") return isNumber || typeof value === "string";
  return kind === "number" ? isNumber : typeof value === "string";
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}
