import type { Diagnostic } from "../../../core/diagnostics.ts";
import { suggestNearest } from "../../../core/text/nearest.ts";
import { decimalOf } from "../../../domain/codecs/decimal.ts";
import { isSameValue, valueText } from "../../../domain/codecs/example-value.ts";
import { bytesToHex, hexToBytes } from "../../../domain/codecs/hex.ts";
import { writeModbusRequest, writeModbusResponse } from "../../../domain/codecs/modbus/modbus-exchange.ts";
import { writeModbusFrame } from "../../../domain/codecs/modbus/modbus-frame.ts";
import type { MapRegister, RegisterValue, WordOrder } from "../../../domain/codecs/modbus/register-types.ts";
import { decodeRegister, encodeRegister } from "../../../domain/codecs/modbus/register-value.ts";
import { spanOf } from "../../../exports/register-map/map-registers.ts";
import { registersWithin } from "../../../exports/register-map/placed-registers.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import { type Example, type Exchange, parseExchange } from "./parse-exchange.ts";
import { knownRegisters, type LocatedMap, ruleOfMaps } from "./register-rule.ts";

/** The exchanges of a map are decoded and encoded again; what differs is reported where it was written. */
export const registerExamples = ruleOfMaps((map) =>
  // With a factor of 0, which has been reported, nothing can be encoded.
  knownRegisters(map).some(({ known }) => known.factor === 0)
    ? []
    : (map.source.data.examples ?? []).flatMap((example, e) => check(example, `/examples/${e}`, map)),
);

/** An exchange, and the registers of its map that lie whole in it. */
interface Reading {
  readonly exchange: Exchange;
  readonly carried: readonly MapRegister[];
  readonly map: LocatedMap;
}

function check(example: Example, at: string, map: LocatedMap): Diagnostic[] {
  const report = (key: string, problem: { message: string; hint: string }): Diagnostic[] => [
    diagnosticAt(map.source, `${at}/${key}`, { code: "example-frame", ...problem }),
  ];
  const { transport } = map.source.data;
  if (transport !== "rtu" && transport !== "tcp") {
    return report("request", {
      message: `Examples are Modbus frames; this map is reached over ${transport}.`,
      hint: "Remove the example, or correct the transport.",
    });
  }
  const exchange = parseExchange(example, transport);
  if ("problem" in exchange) return report(exchange.key, exchange.problem);
  if (map.source.data.relative === true)
    return report("request", {
      message: "A client has to search for this map, so that addresses of an example say nothing.",
      hint: "State base in place of relative, or remove the example.",
    });
  const carried = carriedBy(exchange, map);
  const reading: Reading = { exchange, carried, map };
  const wrong = Object.entries(example.values).flatMap(([name, expected]) => {
    const problem = problemOf(name, expected, reading);
    if (problem === undefined) return [];
    return [diagnosticAt(map.source, `${at}/values/${name}`, { code: "example-value", ...problem })];
  });
  return wrong.length > 0 ? wrong : encodedAgain(example, reading, report);
}

/** The registers that lie whole in what an exchange carries, each with the scale that it carries too. */
function carriedBy({ request, data }: Exchange, { source }: LocatedMap): MapRegister[] {
  const { table, address, count } = request;
  const map = source.data;
  const found = registersWithin(map, { from: address, to: address + count }).filter(
    (register) => register.table === table,
  );
  const scales = new Map(
    map.blocks.flatMap(({ registers }) => registers.map(({ name, scaleFrom }) => [name, scaleFrom])),
  );
  return found.map((register) => {
    const [own = "", suffix = ""] = register.name.split(/(?=\[)(.*)/);
    const scale = scales.get(own);
    const holder = found.find(({ name }) => name === `${scale}${suffix}` || name === scale);
    if (scale === undefined || holder === undefined) return register;
    const power = decodeRegister(holder, data.slice(holder.address - address), map.wordOrder);
    return { ...register, factor: powerOfTen(power) ?? register.factor };
  });
}

/** 0.01 for -2; nothing where it is no power that SunSpec knows, such as the number that says "not there". */
function powerOfTen(power: RegisterValue): number | undefined {
  return typeof power === "number" && Math.abs(power) <= 10 ? Number(`1e${power}`) : undefined;
}

function wordsIn(register: MapRegister, { request, data }: Exchange): readonly number[] {
  const from = register.address - request.address;
  return data.slice(from, from + spanOf(register));
}

function problemOf(
  name: string,
  expected: RegisterValue,
  reading: Reading,
): { message: string; hint: string } | undefined {
  const { exchange, carried, map } = reading;
  const register = carried.find((candidate) => candidate.name === name);
  if (register === undefined) return notCarried(name, reading);
  const { wordOrder } = map.source.data;
  const found = decodeRegister(register, wordsIn(register, exchange), wordOrder);
  if (isSameRegisterValue(register, [found, expected], wordOrder)) return undefined;
  return {
    message: `The bytes of this example say ${name} = ${valueText(found)}, not ${valueText(expected)}.`,
    hint: "Correct the bytes, the value, or the register.",
  };
}

function notCarried(name: string, { carried, map }: Reading) {
  const names = map.registers.map(({ authored }) => authored.name);
  if (names.includes(name.replace(/(\[\d+\])+$/, ""))) {
    const inside = carried.map((register) => register.name);
    return {
      message: `The register "${name}" is not whole in this exchange.`,
      hint: inside.length === 0 ? "It carries no register of this map." : `It carries ${inside.join(", ")}.`,
    };
  }
  return {
    message: `There is no register "${name}" in this map.`,
    hint: suggestNearest(name, names, "Correct the name."),
  };
}

/** Equal as written, or equal in the words that both give: a name and its number are one value. */
function isSameRegisterValue(
  register: MapRegister,
  [found, expected]: readonly [RegisterValue, RegisterValue],
  wordOrder: WordOrder | undefined,
): boolean {
  const isFloat = register.type === "f32" || register.type === "f64";
  const isExact = !isFloat && register.type !== "string" && register.type !== "bits";
  if (isSameValue(found, expected, isExact ? decimalOf(register.factor) : undefined)) return true;
  const [a, b] = [found, expected].map((value) => encodeRegister(register, value, wordOrder));
  return a !== undefined && b !== undefined && a.join() === b.join();
}

function encodedAgain(
  example: Example,
  { exchange, carried, map }: Reading,
  report: (key: string, problem: { message: string; hint: string }) => Diagnostic[],
): Diagnostic[] {
  const { transport, frames, request } = exchange;
  const { wordOrder } = map.source.data;
  const data = [...exchange.data];
  for (const register of carried) {
    const value = decodeRegister(register, wordsIn(register, exchange), wordOrder);
    // A value that cannot be encoded becomes zeros, so that it differs.
    const words = encodeRegister(register, value, wordOrder) ?? new Array(spanOf(register)).fill(0);
    const { count, stride, words: length } = register;
    // The words between the values of a row belong to others.
    for (let n = 0; n < count; n++)
      data.splice(
        register.address - request.address + n * stride,
        length,
        ...words.slice(n * stride, n * stride + length),
      );
  }
  const again = { ...request, data: request.writes ? data : [] };
  const pairs = [
    ["request", frames.request, writeModbusRequest(again)],
    ["response", frames.response, writeModbusResponse(again, data)],
  ] as const;
  return pairs.flatMap(([key, frame, pdu]) => {
    if (frame === undefined) return [];
    const bytes = bytesToHex(writeModbusFrame({ ...frame, pdu }, transport));
    if (bytes === bytesToHex(hexToBytes(example[key] ?? ""))) return [];
    return report(key, {
      message: `Encoded again, the values of this example give ${bytes}.`,
      hint: "A register holds what its type cannot say, or two of its values share a name.",
    });
  });
}
