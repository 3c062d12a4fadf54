import { spawn } from "node:child_process";
import { connect, type Socket } from "node:net";
import fc from "fast-check";
import jsmodbus from "jsmodbus";
import { ServerTCP } from "modbus-serial";
import { beforeAll, describe, expect, test } from "vitest";
import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import {
  isBitTable,
  type MapRegister,
  type RegisterTable,
} from "../../domain/codecs/modbus/register-types.ts";
import { decodeRegister, encodeRegister } from "../../domain/codecs/modbus/register-value.ts";
import { hasDebianTool } from "../../tests/support/exports/debian-tool.ts";
import { mapRegistersOf, randomWords, registerMaps } from "../../tests/support/exports/register-maps.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { spanOf } from "./map-registers.ts";

const isLong = process.env.FAIRLEAD_SEED === "random";
const UNIT = 17;

/** The registers of Modbus have a table. */
function tableOf({ table = "holding" }: MapRegister): RegisterTable {
  return table;
}

/** The memory of a device: words, or bits, by table and address. */
type Memory = Readonly<Record<RegisterTable, ReadonlyMap<number, number>>>;

function memoryOf(contents: ReadonlyMap<MapRegister, readonly number[]>): Memory {
  const memory = { coil: new Map(), discrete: new Map(), input: new Map(), holding: new Map() } as const;
  for (const [register, words] of contents)
    for (const [n, word] of words.entries()) memory[tableOf(register)].set(register.address + n, word);
  return memory;
}

/** Runs modbus-serial as a device that holds `memory`, on a free port of this machine. */
async function withDevice<T>(memory: Memory, use: (port: number) => Promise<T>): Promise<T> {
  const read = (table: RegisterTable) => (address: number) => memory[table].get(address) ?? 0;
  const device = new ServerTCP(
    {
      getCoil: (address: number) => read("coil")(address) === 1,
      getDiscreteInput: (address: number) => read("discrete")(address) === 1,
      getInputRegister: read("input"),
      getHoldingRegister: read("holding"),
    },
    { host: "127.0.0.1", port: 0, unitID: UNIT },
  );
  try {
    const port = await new Promise<number>((resolve, reject) => {
      device.on("initialized", () => {
        const server = (device as unknown as { _server: { address(): { port: number } } })._server;
        resolve(server.address().port);
      });
      device.on("serverError", reject);
    });
    return await use(port);
  } finally {
    await new Promise<void>((resolve) => device.close(() => resolve()));
  }
}

/** Reads with jsmodbus what a register of the map holds. */
async function withClient<T>(
  port: number,
  use: (read: (register: MapRegister) => Promise<number[]>) => Promise<T>,
) {
  const socket: Socket = connect({ host: "127.0.0.1", port });
  const client = new jsmodbus.client.TCP(socket, UNIT);
  await new Promise((resolve) => socket.once("connect", resolve));
  try {
    return await use(async (register) => {
      const [from, count] = [register.address, spanOf(register)];
      const { response } = await {
        coil: () => client.readCoils(from, count),
        discrete: () => client.readDiscreteInputs(from, count),
        input: () => client.readInputRegisters(from, count),
        holding: () => client.readHoldingRegisters(from, count),
      }[tableOf(register)]();
      return [...(response.body as unknown as { valuesAsArray: Iterable<number> }).valuesAsArray].slice(
        0,
        count,
      );
    });
  } finally {
    socket.destroy();
  }
}

/** A number as Node reads it from the bytes of a value, words put in order: no code of ours. */
const readers: Readonly<Partial<Record<MapRegister["type"], (bytes: Buffer) => number | bigint>>> = {
  u16: (bytes) => bytes.readUInt16BE(),
  s16: (bytes) => bytes.readInt16BE(),
  u32: (bytes) => bytes.readUInt32BE(),
  s32: (bytes) => bytes.readInt32BE(),
  u64: (bytes) => bytes.readBigUInt64BE(),
  s64: (bytes) => bytes.readBigInt64BE(),
  f32: (bytes) => bytes.readFloatBE(),
  f64: (bytes) => bytes.readDoubleBE(),
};

function numberOf(words: readonly number[], { type }: MapRegister, map: RegisterMapSource) {
  const ordered = map.wordOrder === "low-first" ? [...words].reverse() : words;
  return readers[type]?.(Buffer.from(ordered.flatMap((word) => [word >> 8, word & 0xff])));
}

async function compare(
  map: RegisterMapSource,
  contents: ReadonlyMap<MapRegister, number[]>,
): Promise<number> {
  let compared = 0;
  await withDevice(memoryOf(contents), (port) =>
    withClient(port, async (read) => {
      for (const [register, words] of contents) {
        const found = await read(register);
        expect(found, register.name).toEqual(words);
        const value = decodeRegister(register, found, map.wordOrder);
        expect(encodeRegister(register, value, map.wordOrder), register.name).toEqual(words);
        const theirs = numberOf(found.slice(0, register.words), register, map);
        if (theirs === undefined) continue;
        const ours = Number(Array.isArray(value) ? value[0] : value);
        if (Number.isNaN(ours)) continue;
        const expected = Number(theirs) * register.factor + register.offset;
        expect(Math.abs(ours - expected), register.name).toBeLessThanOrEqual(
          Math.abs(expected) * 1e-9 + 1e-9,
        );
        compared += 1;
      }
    }),
  );
  return compared;
}

/** The words that the values of the examples give, as a device would hold them. */
async function sampleContents() {
  const { index } = await siteOfFolder(samplesFolder);
  const map = index.records.get("register-map")?.get("sample-map")?.data;
  if (map === undefined) throw new Error("The samples have no register map.");
  const values = Object.assign({}, ...[...(map.examples ?? [])].reverse().map((example) => example.values));
  const contents = new Map(
    mapRegistersOf(map).map((register): [MapRegister, number[]] => [
      register,
      encodeRegister(register, values[register.name], map.wordOrder) ?? [],
    ]),
  );
  return { map, contents };
}

describe("a Modbus device filled from a map is read by jsmodbus", () => {
  let sample: Awaited<ReturnType<typeof sampleContents>>;
  beforeAll(async () => {
    sample = await sampleContents();
  });

  test("with every value of the sample", async () => {
    expect([...sample.contents.values()].every((words) => words.length > 0)).toBe(true);
    expect(await compare(sample.map, sample.contents)).toBeGreaterThan(3);
  });

  test("with random contents of random maps", async () => {
    let compared = 0;
    for (const map of fc.sample(registerMaps, isLong ? 60 : 8)) {
      const [contents] = fc.sample(randomWords(map), 1);
      if (contents !== undefined) compared += await compare(map, contents);
    }
    expect(compared).toBeGreaterThan(10);
  });

  test("and its inputs where the addresses are: one further is another value", async () => {
    const { contents } = sample;
    await withDevice(memoryOf(contents), (port) =>
      withClient(port, async (read) => {
        const [register] = [...contents.keys()].filter(({ name }) => name === "VOLTAGE");
        if (register === undefined) throw new Error("The sample has a voltage.");
        const off = { ...register, address: register.address + 1 };
        expect(await read(off)).not.toEqual(contents.get(register));
      }),
    );
  });
});

/** The output of mbpoll for one register: its first number. */
function poll(port: number, register: MapRegister, order: string | undefined): Promise<number> {
  const { address, type } = register;
  const kind = { coil: "0", discrete: "1", input: "3", holding: "4" }[tableOf(register)];
  const format = { s32: ":int", u32: ":int", f32: ":float" }[type as "s32"] ?? "";
  const args = ["-m", "tcp", "-p", String(port), "-a", String(UNIT), "-0", "-r", String(address)];
  const child = spawn("mbpoll", [
    ...args,
    ...["-c", "1", "-1", "-t", `${kind}${format}`],
    ...(order === "high-first" ? ["-B"] : []),
    "127.0.0.1",
  ]);
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  return new Promise((resolve, reject) =>
    child.once("close", () => {
      const found = /^\[\d+\]:\s+(-?[\d.e+-]+)/m.exec(text);
      if (found === null) reject(new Error(`mbpoll printed ${text}`));
      else resolve(Number(found[1]));
    }),
  );
}

describe.skipIf(!hasDebianTool("mbpoll"))("mbpoll reads", () => {
  test("the numbers of random maps in both word orders", async () => {
    let compared = 0;
    for (const map of fc.sample(registerMaps, isLong ? 20 : 4)) {
      const [contents] = fc.sample(randomWords(map), 1);
      if (contents === undefined) continue;
      await withDevice(memoryOf(contents), async (port) => {
        for (const [register, words] of contents) {
          const { type, table } = register;
          if (!["u16", "s16", "u32", "s32", "f32", "bool"].includes(type)) continue;
          const theirs = await poll(port, register, map.wordOrder);
          const own = words.slice(0, register.words);
          const ours =
            isBitTable(table) || type === "bool" ? (own[0] ?? 0) : Number(numberOf(own, register, map));
          // mbpoll prints integers as unsigned or signed; floats with six digits.
          const [a, b] =
            type === "f32"
              ? [theirs, ours]
              : [theirs, ours].map((value) => (value < 0 ? value + 2 ** (16 * register.words) : value));
          expect(Math.abs((a ?? 0) - (b ?? 0)), register.name).toBeLessThanOrEqual(Math.abs(b ?? 0) * 1e-5);
          compared += 1;
        }
      });
    }
    expect(compared).toBeGreaterThan(10);
  });
});
