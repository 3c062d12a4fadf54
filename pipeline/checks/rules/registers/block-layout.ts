import type { Diagnostic } from "../../../core/diagnostics.ts";
import { addToGroup } from "../../../core/group-by.ts";
import { nearest } from "../../../core/text/nearest.ts";
import { blockPlaces, isPlacedBlock } from "../../../exports/register-map/block-places.ts";
import { addressUnitOf, spanOf } from "../../../exports/register-map/map-registers.ts";
import { registerFinding } from "./register-finding.ts";
import { knownRegisters, type LocatedMap } from "./register-rule.ts";

type Block = LocatedMap["source"]["data"]["blocks"][number];

/** Names that a hint lists at most. */
const MOST_NAMES = 12;

/**
 * Blocks name blocks that exist and do not contain themselves; the registers and blocks of one space take
 * different addresses.
 */
export function blockProblems(map: LocatedMap): Diagnostic[] {
  const names = [...unknownBlocks(map), ...strides(map)];
  return names.length > 0 ? names : overlaps(map);
}

function unknownBlocks({ source }: LocatedMap): Diagnostic[] {
  const { blocks } = source.data;
  const ids = blocks.map(({ id }) => id);
  const known = new Set(ids);
  const circular = { in: circularBlocks(blocks, "in"), after: circularBlocks(blocks, "after") };
  return blocks.flatMap((block, b) =>
    (["in", "after"] as const).flatMap((key) => {
      const named = block[key];
      if (named === undefined) return [];
      const problem = known.has(named)
        ? circular[key].has(block)
          ? { message: `The block "${block.id}" is ${key} itself.`, hint: "Name another block." }
          : undefined
        : {
            message: `There is no block "${named}" in this map.`,
            hint:
              nearest(named, ids).map((id) => `Did you mean ${id}?`)[0] ??
              `Its blocks are ${ids.slice(0, MOST_NAMES).join(", ")}${ids.length > MOST_NAMES ? ", and others" : ""}.`,
          };
      return problem === undefined
        ? []
        : [registerFinding(source, `/blocks/${b}/${key}`, { code: "register-layout", ...problem })];
    }),
  );
}

/** Blocks that can be reached from themselves, which have no place. Each block is visited once. */
function circularBlocks(blocks: readonly Block[], key: "in" | "after"): ReadonlySet<Block> {
  const byId = new Map(blocks.map((one) => [one.id, one]));
  const done = new Set<Block>();
  const circular = new Set<Block>();
  for (const block of blocks) {
    const path: Block[] = [];
    const onPath = new Set<Block>();
    let at: Block | undefined = block;
    while (at !== undefined && !done.has(at) && !onPath.has(at)) {
      path.push(at);
      onPath.add(at);
      at = byId.get(at[key] ?? "");
    }
    if (at !== undefined && onPath.has(at)) for (const one of path.slice(path.indexOf(at))) circular.add(one);
    for (const one of path) done.add(one);
  }
  return circular;
}

function strides({ source }: LocatedMap): Diagnostic[] {
  const places = blockPlaces(source.data);
  return source.data.blocks.flatMap(({ id, repeat }, b) => {
    const size = places.get(id)?.size;
    if (repeat?.stride === undefined || size === undefined || repeat.stride >= size) return [];
    return [
      registerFinding(source, `/blocks/${b}/repeat/stride`, {
        code: "register-layout",
        message: `The repetitions of "${id}" begin ${repeat.stride} behind each other, but one takes ${size}.`,
        hint: "Correct the stride, or an address in the block.",
      }),
    ];
  });
}

/** A range of taken addresses: a register, or a block as a whole. */
interface Taken {
  readonly name: string;
  readonly what: "register" | "block";
  readonly pointer: string;
  readonly from: number;
  readonly span: number;
}

/** Addresses in memory are hexadecimal everywhere, those of Modbus are not. */
function addressFormat({ source }: LocatedMap): (address: number) => string {
  return addressUnitOf(source.data) === "byte"
    ? (address) => `0x${address.toString(16).toUpperCase()}`
    : String;
}

function overlaps(map: LocatedMap): Diagnostic[] {
  const addressText = addressFormat(map);
  return [...spacesOf(map).values()].flatMap((items) => {
    const sorted = items.sort((a, b) => a.from - b.from);
    let widest = sorted[0];
    return sorted.slice(1).flatMap((item) => {
      const before = widest;
      if (before === undefined) return [];
      const end = before.from + before.span;
      if (item.from + item.span > end) widest = item;
      if (item.from >= end) return [];
      return [
        registerFinding(map.source, item.pointer, {
          code: "register-layout",
          message: `The ${item.what} "${item.name}" begins at ${addressText(item.from)}, inside "${before.name}", which takes ${addressText(before.from)} to ${addressText(end - 1)}.`,
          hint: "Correct one of the addresses, or a length.",
        }),
      ];
    });
  });
}

/**
 * Ranges that share a space: registers of a table, those of one repetition of a block, and the blocks among
 * them. Each view of addresses is a space of its own.
 */
function spacesOf(map: LocatedMap): Map<string, Taken[]> {
  const { blocks } = map.source.data;
  const spaces = new Map<string, Taken[]>();
  for (const { at, authored, block, known } of knownRegisters(map)) {
    const owner = blocks[Number(block.split("/")[2])];
    const isPlaced = owner !== undefined && isPlacedBlock(owner);
    const item = { name: known.name, what: "register", pointer: `${at}/address` } as const;
    const space = isPlaced ? `block ${owner.id}` : `table ${known.table ?? ""}`;
    addToGroup(spaces, authored.view === undefined ? space : `${space} view ${authored.view}`, {
      ...item,
      from: known.address,
      span: spanOf(known),
    });
  }
  const places = blockPlaces(map.source.data);
  for (const [b, { id, start, after, in: within, table = "" }] of blocks.entries()) {
    const { size, stride, count = 1 } = places.get(id) ?? {};
    if (start === undefined || after !== undefined || size === undefined || stride === undefined) continue;
    const item = { name: id, what: "block", pointer: `/blocks/${b}/start` } as const;
    const span = (count - 1) * stride + size;
    if (span > 0)
      addToGroup(spaces, within === undefined ? `table ${table}` : `block ${within}`, {
        ...item,
        from: start,
        span,
      });
  }
  return spaces;
}
