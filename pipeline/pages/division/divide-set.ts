import { groupBy } from "../../core/group-by.ts";
import { isDeviceName } from "../../core/paths/path-problem.ts";
import { idsOf, type SetUnit } from "../embeds/set-unit.ts";

/** No page of a set has more bytes of HTML than this. */
export const LARGEST_PAGE = 300_000;

/** Room for what a page has besides the parts of its set: its frame, its head and its end. */
export const FRAME = 30_000;

/** A set with a page of its own is whole on the page of a product up to this many estimated bytes of HTML. */
export const WHOLE_ON_PRODUCT = 200_000;

/** The estimated bytes of a row of an overview, and of the id of something that another page shows. */
const OVERVIEW_ROW = 800;
const FORMER_ID = 70;

/** Some of the parts of a set, which are on a page of their own. */
export interface SetPart {
  /** The end of its address. */
  readonly slug: string;
  readonly title: string;
  readonly units: readonly SetUnit[];
}

/** The estimated bytes of HTML of a page that shows all of a set. */
export function wholeSize(units: readonly SetUnit[]): number {
  return FRAME + overviewSize(units) + sumOf(units);
}

/** Divides a set whose page would be too large: a page for each group, or several where a group is too large for one. */
export function divideSet(units: readonly SetUnit[]): SetPart[] {
  if (wholeSize(units) <= LARGEST_PAGE) return [];
  const taken = new Set<string>();
  return [...groupBy(units, ({ group }) => group.name).values()].flatMap((members) => {
    const pieces = piecesOf(members);
    return pieces.map((piece, n): SetPart => {
      const { name, title } = members[0]?.group ?? { name: "", title: "" };
      const several = pieces.length === 1 ? title : `${title}, part ${n + 1} of ${pieces.length}`;
      return { slug: freeSlug(name, n + 1, taken), title: several, units: piece };
    });
  });
}

/** How much of a set its overview can list. */
export interface OverviewExtent {
  /** False: it lists the pages, because the messages or blocks are too many. */
  readonly listsUnits: boolean;
  /** The ids of a unit that its rows have: all, that of the heading, or none, as many as fit. */
  readonly listedIds: (unit: SetUnit) => readonly string[];
}

/** The most that fits on the page of an overview. */
export function overviewExtent(units: readonly SetUnit[]): OverviewExtent {
  const rows = overviewSize(units);
  const listsUnits = rows <= LARGEST_PAGE - FRAME;
  const room = LARGEST_PAGE - FRAME - (listsUnits ? rows : 0);
  const isRoomFor = (list: (unit: SetUnit) => readonly string[]): boolean =>
    units.reduce((sum, unit) => sum + list(unit).length, 0) * FORMER_ID <= room;
  const choices = [idsOf, (unit: SetUnit) => idsOf({ ...unit, rows: [] })];
  return { listsUnits, listedIds: choices.find(isRoomFor) ?? (() => []) };
}

/** The first and the last name of a page. */
export function rangeOf(units: readonly SetUnit[]): string {
  const [first, last] = [units[0]?.title ?? "", units.at(-1)?.title ?? ""];
  return first === last ? first : `${first} to ${last}`;
}

function overviewSize(units: readonly SetUnit[]): number {
  return headsOf(units) * OVERVIEW_ROW;
}

/** The number of messages or blocks. */
function headsOf(units: readonly SetUnit[]): number {
  return new Set(units.map(({ at }) => at)).size;
}

function sumOf(units: readonly SetUnit[]): number {
  return units.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Units in their order, as many on each page as fit. */
function piecesOf(units: readonly SetUnit[]): SetUnit[][] {
  const pieces: SetUnit[][] = [];
  let left = 0;
  for (const unit of units) {
    if (unit.bytes > left) {
      pieces.push([]);
      left = LARGEST_PAGE - FRAME;
    }
    pieces.at(-1)?.push(unit);
    left -= unit.bytes;
  }
  return pieces;
}

/** The name of a group as the end of an address, with the number of its page from the second on. */
function freeSlug(name: string, number: number, taken: Set<string>): string {
  const plain = name.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "") || "part";
  // Windows has no folder of the name of a device, and servers show the page above at an address that ends with `index`.
  const isAlone = !isDeviceName(plain) && plain.toLowerCase() !== "index";
  for (let n = number; ; n++) {
    const slug = n === 1 && isAlone ? plain : `${plain}-${n}`;
    // Addresses that differ in case alone are one file on some disks.
    if (taken.has(slug.toLowerCase())) continue;
    taken.add(slug.toLowerCase());
    return slug;
  }
}
