import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import type { MapRegister } from "../../domain/codecs/modbus/register-types.ts";
import { type BlockPlace, blockPlaces } from "./block-places.ts";
import { mapRegisterOf, spanOf } from "./map-registers.ts";

type Block = RegisterMapSource["blocks"][number];

/** Addresses from `from` to before `to`. */
interface Window {
  readonly from: number;
  readonly to: number;
}

/** A repetition of a block: where it begins, and what follows the names of its registers, such as `[2]`. */
interface Repetition {
  readonly start: number;
  readonly suffix: string;
}

/**
 * Registers that are completely in a window of addresses on the wire, one for each repetition of their block:
 * `LEVEL[0]` is the first one. If the number of repetitions is a value in the device, there are as many as
 * fit into the window.
 */
export function registersWithin(map: RegisterMapSource, window: Window): MapRegister[] {
  const places = blockPlaces(map);
  const byId = new Map(map.blocks.map((block) => [block.id, block]));
  return map.blocks.flatMap((block) => {
    const known = block.registers.flatMap((register) => {
      const found = mapRegisterOf(register, block, map);
      return typeof found === "object" ? [found] : [];
    });
    return repetitionsOf(block, { places, byId, window }).flatMap(({ start, suffix }) =>
      known.flatMap((register) => {
        const address = start + register.address;
        const isWithin = address >= window.from && address + spanOf(register) <= window.to;
        return isWithin ? [{ ...register, name: `${register.name}${suffix}`, address }] : [];
      }),
    );
  });
}

interface Blocks {
  readonly places: ReadonlyMap<string, BlockPlace>;
  readonly byId: ReadonlyMap<string, Block>;
  readonly window: Window;
}

function repetitionsOf(block: Block, blocks: Blocks): Repetition[] {
  const place = blocks.places.get(block.id);
  // A block that contains itself, or follows one of unknown length, has no place.
  if (place?.start === undefined) return [];
  const outer = block.in === undefined ? undefined : blocks.byId.get(block.in);
  const outerStart = outer === undefined ? place.start : blocks.places.get(outer.id)?.start;
  if (outerStart === undefined) return [];
  const within = place.start - outerStart;
  const starts = outer === undefined ? [{ start: outerStart, suffix: "" }] : repetitionsOf(outer, blocks);
  return starts.flatMap(({ start, suffix }) =>
    block.repeat === undefined
      ? [{ start: start + within, suffix }]
      : inWindow(start + within, place, blocks.window).map(({ start: at, suffix: own }) => ({
          start: at,
          suffix: suffix + own,
        })),
  );
}

function inWindow(start: number, { stride, size, count }: BlockPlace, window: Window): Repetition[] {
  if (stride === undefined || stride < 1 || size === undefined) return [{ start, suffix: "[0]" }];
  const first = Math.max(0, Math.floor((window.from - start - size) / stride));
  const last = Math.min((count ?? Number.MAX_SAFE_INTEGER) - 1, Math.ceil((window.to - start) / stride));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => ({
    start: start + (first + n) * stride,
    suffix: `[${first + n}]`,
  }));
}
