import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import { mapRegisterOf, spanOf } from "./map-registers.ts";

/** The parts of a map that determine the places of its blocks. */
type Placed = Pick<RegisterMapSource, "blocks" | "transport" | "addressUnit" | "base">;
type Block = RegisterMapSource["blocks"][number];

/**
 * The start of a block and the number of its repetitions; undefined if they depend on a value in the device.
 */
export interface BlockPlace {
  /** Address of the first repetition, of the map's base or the wire. */
  readonly start: number | undefined;
  /** Addresses of one repetition, blocks in it included. */
  readonly size: number | undefined;
  /** Addresses from one repetition to the next. */
  readonly stride: number | undefined;
  /** Number of repetitions. */
  readonly count: number | undefined;
}

/**
 * The places of the blocks of a map by id. Blocks that contain themselves have no place; the check reports
 * them.
 */
export function blockPlaces(map: Placed): ReadonlyMap<string, BlockPlace> {
  const finder = new PlaceFinder(map);
  return new Map(map.blocks.map((block) => [block.id, finder.placeOf(block)]));
}

/** Whether addresses of the registers of a block count from where the block begins. */
export function isPlacedBlock({ start, after, in: within }: Pick<Block, "start" | "after" | "in">): boolean {
  return start !== undefined || after !== undefined || within !== undefined;
}

type Known = number | undefined;

/** Blocks within or behind each other beyond which a place is not looked for. */
const DEEPEST = 256;

class PlaceFinder {
  readonly #blocks: ReadonlyMap<string, Block>;
  readonly #within = new Map<string, Block[]>();
  /**
   * The places that were found; undefined while one is being found, so that a block that contains itself has
   * no place.
   */
  readonly #found = new Map<string, Known>();
  #depth = 0;

  constructor(readonly map: Placed) {
    this.#blocks = new Map(map.blocks.map((block) => [block.id, block]));
    for (const block of map.blocks) {
      if (block.in === undefined) continue;
      const beside = this.#within.get(block.in) ?? [];
      beside.push(block);
      this.#within.set(block.in, beside);
    }
  }

  placeOf(block: Block): BlockPlace {
    const size = this.#size(block);
    return {
      start: this.#start(block),
      size,
      stride: block.repeat?.stride ?? size,
      count: block.repeat === undefined ? 1 : block.repeat.count,
    };
  }

  #once(key: string, find: () => Known): Known {
    if (this.#found.has(key) || this.#depth === DEEPEST) return this.#found.get(key);
    this.#depth += 1;
    this.#found.set(key, undefined);
    this.#found.set(key, find());
    this.#depth -= 1;
    return this.#found.get(key);
  }

  #start(block: Block): Known {
    return this.#once(`start ${block.id}`, () => {
      const outer = block.in === undefined ? undefined : this.#blocks.get(block.in);
      const from = block.in === undefined ? (this.map.base ?? 0) : outer && this.#start(outer);
      return sum(from, this.#startWithin(block));
    });
  }

  /** Counted from where the block around it begins. */
  #startWithin({ id, start, after }: Block): Known {
    if (after === undefined) return start ?? 0;
    return this.#once(`within ${id}`, () => {
      const before = this.#blocks.get(after);
      return before && sum(this.#startWithin(before), this.#extent(before));
    });
  }

  /** Addresses of all repetitions. */
  #extent(block: Block): Known {
    const { size, stride, count } = this.placeOf(block);
    return stride === undefined || count === undefined ? undefined : sum((count - 1) * stride, size);
  }

  #size(block: Block): Known {
    return this.#once(`size ${block.id}`, () => {
      const own = block.registers.flatMap((register) => {
        const known = mapRegisterOf(register, block, this.map);
        return typeof known === "object" ? [known.address + spanOf(known)] : [];
      });
      const inner = (this.#within.get(block.id) ?? []).map((child) =>
        sum(this.#startWithin(child), this.#extent(child)),
      );
      return [...own, ...inner].reduce<Known>(
        (most, end) => (most === undefined || end === undefined ? undefined : Math.max(most, end)),
        0,
      );
    });
  }
}

function sum(a: Known, b: Known): Known {
  return a === undefined || b === undefined ? undefined : a + b;
}
