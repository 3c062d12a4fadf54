import type { Source } from "../../sources/parse/source.ts";
import { embeddedTypes, interfaceFacts } from "./interface-types.ts";
import { isLegalDraft } from "./legal-draft.ts";
import { isFactStatus } from "./value-status.ts";

/** The pointers of the items that have the status of their record where they state none, by type. */
const inheriting: ReadonlyMap<string, RegExp> = new Map(
  embeddedTypes.flatMap((type) => {
    const items = interfaceFacts(type)?.items;
    return items === undefined
      ? []
      : [[type, new RegExp(`^${items.map((key) => `/${key}/\\d+`).join("")}$`)] as const];
  }),
);

/** Whether the value at a pointer has the status of its record if it states none itself. */
export function inheritsStatus(type: string, pointer: string): boolean {
  return inheriting.get(type)?.test(pointer) === true;
}

/** Fields of the envelope that no page shows. */
const hiddenFields: ReadonlySet<string> = new Set(["owner"]);

/** Values that are unverified where they state no status: rows of a datasheet, quantities of pins and cables. */
const unverifiedByDefault =
  /^\/datasheet\/sections\/\d+\/groups\/\d+\/rows\/\d+$|^\/pins\/\d+\/(?:level|maxCurrent)$|^\/length$/;

/** A drawing of a product is shown where it is a fact, and not while it is preliminary. */
const drawing = "/datasheet/drawing";

const groups = /^\/datasheet\/sections\/\d+\/groups\/\d+$/;

/**
 * The remaining part of a file without the items whose status is not shown. They leave a hole, so that
 * pointers stay those of the file; undefined if nothing remains.
 */
export function visiblePart({ type, data }: Source): unknown {
  const { body: _, ...withoutBody } = data;
  return new Part(data.status, inheriting.get(type)).of(
    isLegalDraft({ type, data }) ? withoutBody : data,
    "",
  );
}

class Part {
  #shownItems = 0;

  constructor(
    /** Status of the record. */
    readonly status: unknown,
    readonly items: RegExp | undefined,
  ) {}

  of(data: Source["data"], pointer: ""): unknown {
    const part = this.#mapping(data, pointer);
    // A record that publishes none of its items has no page and no file.
    return this.items !== undefined && this.#shownItems === 0 ? undefined : part;
  }

  #value(value: unknown, pointer: string): unknown {
    if (Array.isArray(value)) return value.map((item, i) => this.#value(item, `${pointer}/${i}`));
    if (typeof value !== "object" || value === null) return value;
    const fields = value as Readonly<Record<string, unknown>>;
    if (!this.#isPublished(fields.status, pointer)) return undefined;
    const part = this.#mapping(fields, pointer);
    // The title and the conditions of a group are only shown above its rows.
    return groups.test(pointer) && isEmptyList(part.rows) ? { rows: part.rows } : part;
  }

  #mapping(fields: Readonly<Record<string, unknown>>, pointer: string): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([key]) => pointer !== "" || !hiddenFields.has(key))
        .map(([key, child]) => [key, this.#value(child, `${pointer}/${key}`)]),
    );
  }

  #isPublished(status: unknown, pointer: string): boolean {
    if (pointer === drawing) return isFactStatus(status);
    if (this.items?.test(pointer) !== true)
      return !isHidden(status) && !(status === undefined && unverifiedByDefault.test(pointer));
    if (isHidden(status ?? this.status ?? "unverified")) return false;
    this.#shownItems++;
    return true;
  }
}

function isEmptyList(list: unknown): boolean {
  return Array.isArray(list) && list.every((item) => item === undefined);
}

function isHidden(status: unknown): boolean {
  return status === "unverified" || status === "withdrawn";
}
