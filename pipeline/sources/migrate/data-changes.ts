import present from "../../../schema/authored/version.json" with { type: "json" };
import { pointerSegments } from "../../core/json-pointer.ts";
import { checksumOf, pinValueOf, type Rewrite, wireColourOf } from "./former-values.ts";

/** Version of the authored schemas. */
export const schemaVersion: number = present.version;

/** A change of the authored schemas that refuses what was accepted before. */
export interface DataChange {
  /** The version that brought it. */
  readonly version: number;
  /** Authored type. */
  readonly schema: string;
  /** JSON Pointers of the values, `*` for any item; "" is the whole file. */
  readonly paths: readonly string[];
  /** A description of the former form, for the manual. */
  readonly was: string;
  /** A description of the present form, as whole sentences. */
  readonly now: string;
  /** Whether a value is one of the former form; undefined is a key that is not there, `root` the whole file. */
  readonly isFormer: (value: unknown, root: unknown) => boolean;
  /** How `fairlead migrate` writes it, or that it takes the key out; absent where a person has to decide. */
  readonly rewrite?: Rewrite | "remove";
}

/** The keys that describe a page in every record. */
const pageKeys = ["id", "title", "summary", "state"];
const isText = (value: unknown): boolean => typeof value === "string";

/** Every such change since the first version, in the order in which they are made. */
export const dataChanges: readonly DataChange[] = [
  {
    version: 2,
    schema: "connector",
    paths: ["/pins/*/level", "/pins/*/maxCurrent"],
    was: "A text, such as `3.3 V`.",
    now: "Write a value with its unit, such as `{ nom: 3.3, unit: V }`; it is published once it has a status.",
    isFormer: isText,
    rewrite: pinValueOf,
  },
  {
    version: 2,
    schema: "connector",
    paths: ["/pins/*/colour"],
    was: "The name of a colour, such as `red`.",
    now: "Write two letters of IEC 60757 (BK, BN, RD, OG, YE, GN, BU, VT, GY, WH, PK, TQ), or two such pairs.",
    isFormer: (value) => wireColourOf(value) !== undefined,
    rewrite: wireColourOf,
  },
  {
    version: 2,
    schema: "glossary",
    paths: pageKeys.map((key) => `/${key}`),
    was: "Nothing: a glossary was only a list of terms.",
    now: "The glossary is a page: write `id`, `title`, `summary` and `state` at its head.",
    isFormer: (_, root) => pageKeys.every((key) => !Object.hasOwn(Object(root), key)),
  },
  {
    version: 2,
    schema: "serial-check",
    paths: ["/register"],
    was: "The id of one register.",
    now: "Remove the key: the page checks all registers in `serials/`.",
    isFormer: isText,
    rewrite: "remove",
  },
  {
    version: 2,
    schema: "serial-protocol",
    paths: ["/framing/checksum"],
    was: "The name of a checksum, such as `CRC-16/MODBUS`.",
    now: "Write the algorithm as a key, such as `{ algorithm: crc-16-modbus }`.",
    isFormer: isText,
    rewrite: checksumOf,
  },
  {
    version: 2,
    schema: "serial-register",
    paths: [""],
    was: "A YAML file with the entries of a register.",
    now: "Write the entries as a table, `serials/NAME.csv`, with the columns serial, product, hardware, status and note, and remove this file.",
    isFormer: () => true,
  },
];

/** The change to a value of a former form at a position; undefined if its form has not changed. */
export function changeAt(
  schema: string,
  pointer: string,
  { value, root }: { readonly value: unknown; readonly root: unknown },
): DataChange | undefined {
  return dataChanges.find(
    (change) =>
      change.schema === schema &&
      change.paths.some((path) => fits(path, pointer)) &&
      change.isFormer(value, root),
  );
}

/** A hint for the author: since when it changed, what to write, and whether a command does it. */
export function changeHint({ version, now, rewrite }: DataChange, value: unknown): string {
  const isMade = rewrite === "remove" || rewrite?.(value) !== undefined;
  return `Since version ${version} of the schemas: ${now}${isMade ? " `fairlead migrate` does it." : ""}`;
}

/** Whether a pointer leads to a position that a path with `*` names. */
function fits(path: string, pointer: string): boolean {
  const names = pointerSegments(path);
  const segments = pointerSegments(pointer);
  return names.length === segments.length && names.every((name, i) => name === "*" || name === segments[i]);
}
