import { expect, test } from "vitest";
import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import { blockPlaces } from "./block-places.ts";
import { registersWithin } from "./placed-registers.ts";

type Blocks = RegisterMapSource["blocks"];
const block = (id: string, more: object, ...addresses: number[]): Blocks[number] =>
  ({
    ...{ id, title: id, table: "holding", ...more },
    registers: addresses.map((address) => ({ name: `${id}_${address}`, address, type: "u16" })),
  }) as unknown as Blocks[number];
const mapOf = (...blocks: Blocks[number][]): RegisterMapSource =>
  ({
    ...{ type: "register-map", id: "map", title: "Map", transport: "tcp", base: 100 },
    blocks,
  }) as unknown as RegisterMapSource;

const map = mapOf(
  block("head", {}, 0, 3),
  block("curve", { start: 4, repeat: { count: 2 } }, 0, 1),
  block("point", { in: "curve", start: 2, repeat: { count: 3 } }, 0, 1),
  block("tail", { after: "curve", repeat: { countFrom: "head_0" } }, 0),
  block("end", { after: "tail" }, 0),
);

test("a block has a place where nothing before it depends on the device", () => {
  expect(Object.fromEntries(blockPlaces(map))).toEqual({
    head: { start: 100, size: 4, stride: 4, count: 1 },
    curve: { start: 104, size: 8, stride: 8, count: 2 },
    point: { start: 106, size: 2, stride: 2, count: 3 },
    tail: { start: 120, size: 1, stride: 1, count: undefined },
    end: { start: undefined, size: 1, stride: 1, count: 1 },
  });
});

test("registers of repeated blocks are found in a window, with the numbers of their repetitions", () => {
  const found = registersWithin(map, { from: 110, to: 122 }).map(({ name, address }) => `${address} ${name}`);
  expect(found).toEqual([
    ...["112 curve_0[1]", "113 curve_1[1]", "110 point_0[0][2]", "111 point_1[0][2]"],
    ...["114 point_0[1][0]", "115 point_1[1][0]", "116 point_0[1][1]", "117 point_1[1][1]"],
    ...["118 point_0[1][2]", "119 point_1[1][2]", "120 tail_0[0]", "121 tail_0[1]"],
  ]);
});

test.each([
  ["in itself", [block("a", { in: "a" }, 0)]],
  ["in each other", [block("a", { in: "b" }, 0), block("b", { in: "a" }, 0)]],
  ["behind each other", [block("a", { after: "b" }, 0), block("b", { after: "a" }, 0)]],
  ["in nothing", [block("a", { in: "b" }, 0)]],
])("blocks that stand %s have no place", (_, blocks) => {
  const places = blockPlaces(mapOf(...blocks));
  expect([...places.values()].map(({ start }) => start)).toEqual(blocks.map(() => undefined));
  expect(registersWithin(mapOf(...blocks), { from: 0, to: 200 })).toEqual([]);
});
