import { fieldsOf, isCount, isId, isText, listOf } from "./checks.ts";
import type { ObjectName } from "./manifests.ts";
import { parseObjectName } from "./parse-manifests.ts";

/** The format that this code writes; a copy of a higher one is left alone. */
export const POINTER_FORMAT = 1;

/** One release as a device stores it. */
export interface StoredRelease {
  readonly release: number;
  /** ISO date and time of the build, if the server sent it. */
  readonly date?: string;
  /** The root manifest; its hash names the release everywhere on the device. */
  readonly root: ObjectName;
  /** ISO date and time of the device's clock when the copy was complete; only ever shown. */
  readonly savedAt: string;
  /** Ids of the sections that are stored whole. */
  readonly sections: readonly string[];
}

/** Which release the copy shows. Writing it is the one step that makes a download valid. */
export interface Pointer {
  readonly format: typeof POINTER_FORMAT;
  /** Counts up with every write, so that the newer of two stored pointers is known whatever the clock says. */
  readonly revision: number;
  readonly current: StoredRelease;
  /** Kept until a start has verified `current`, and for tabs that were opened with it. */
  readonly previous?: StoredRelease;
}

/** The result of parsing a stored pointer. */
export type ParsedPointer =
  | { readonly kind: "pointer"; readonly pointer: Pointer }
  /** Written by newer code: not ours to read, change or delete. */
  | { readonly kind: "newer"; readonly format: number }
  | { readonly kind: "damaged" };

/** Parses a stored pointer: a valid one, one of newer code, or an unusable value. */
export function parsePointer(value: unknown): ParsedPointer {
  const { format, revision, current, previous } = fieldsOf(value) ?? {};
  if (isCount(format) && format > POINTER_FORMAT) return { kind: "newer", format };
  const now = parseRelease(current);
  const before = previous === undefined ? undefined : parseRelease(previous);
  if (format !== POINTER_FORMAT || !isCount(revision) || now === undefined) return { kind: "damaged" };
  if (previous !== undefined && before === undefined) return { kind: "damaged" };
  const pointer = { format: POINTER_FORMAT, revision, current: now } as const;
  return { kind: "pointer", pointer: before === undefined ? pointer : { ...pointer, previous: before } };
}

function parseRelease(value: unknown): StoredRelease | undefined {
  const { release, date, root, savedAt, sections } = fieldsOf(value) ?? {};
  const name = parseObjectName(root);
  const ids = listOf(sections, (id) => (isId(id) ? id : undefined), String);
  if (!isCount(release) || name === undefined || !isText(savedAt) || ids === undefined) return undefined;
  if (date !== undefined && !isText(date)) return undefined;
  return { release, ...(date === undefined ? {} : { date }), root: name, savedAt, sections: ids };
}
