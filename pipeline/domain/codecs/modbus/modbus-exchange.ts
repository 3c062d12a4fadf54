import { bytesToHex } from "../hex.ts";
import { failed, type Parsed, wordAt, wordBytes } from "./modbus-frame.ts";
import type { RegisterTable } from "./register-types.ts";

/** The registers that a request reads or writes. */
export interface ModbusRequest {
  readonly code: number;
  readonly writes: boolean;
  readonly table: RegisterTable;
  /** First address on the wire. */
  readonly address: number;
  /** Words, or bits of a bit table. */
  readonly count: number;
  /** The values to write, a word or a bit each; empty for reads. */
  readonly data: readonly number[];
}

const reads: Readonly<Record<number, RegisterTable>> = { 1: "coil", 2: "discrete", 3: "holding", 4: "input" };
const [WRITE_COIL, WRITE_REGISTER, WRITE_COILS, WRITE_REGISTERS] = [5, 6, 15, 16];
const ON = 0xff00;

/** The request in the bytes after the device address. */
export function parseModbusRequest(pdu: Uint8Array): Parsed<ModbusRequest> {
  const code = pdu[0] ?? 0;
  const address = wordAt(pdu, 1);
  const table = reads[code];
  if (table !== undefined) {
    if (pdu.length !== 5) return failed(lengthProblem(code, 5, pdu));
    return { ok: true, value: { code, writes: false, table, address, count: wordAt(pdu, 3), data: [] } };
  }
  if (code === WRITE_COIL || code === WRITE_REGISTER) return parseSingleWrite(code, pdu);
  if (code === WRITE_COILS || code === WRITE_REGISTERS) return parseWrite(code, pdu);
  return failed(`has the function code ${code}; examples use 1 to 6, 15 and 16`);
}

function parseSingleWrite(code: number, pdu: Uint8Array): Parsed<ModbusRequest> {
  if (pdu.length !== 5) return failed(lengthProblem(code, 5, pdu));
  const value = wordAt(pdu, 3);
  const isCoil = code === WRITE_COIL;
  if (isCoil && value !== ON && value !== 0) return failed("sets a coil to neither FF 00 nor 00 00");
  const table = isCoil ? "coil" : "holding";
  const data = [isCoil ? Number(value === ON) : value];
  return { ok: true, value: { code, writes: true, table, address: wordAt(pdu, 1), count: 1, data } };
}

function parseWrite(code: number, pdu: Uint8Array): Parsed<ModbusRequest> {
  const table = code === WRITE_COILS ? "coil" : "holding";
  const count = wordAt(pdu, 3);
  const bytes = dataBytes(table, count);
  if (pdu[5] !== bytes)
    return failed(`announces ${pdu[5] ?? 0} bytes of data; ${count} of that table take ${bytes}`);
  if (pdu.length !== 6 + bytes) return failed(lengthProblem(code, 6 + bytes, pdu));
  const data = unpack(pdu.slice(6), table, count);
  return { ok: true, value: { code, writes: true, table, address: wordAt(pdu, 1), count, data } };
}

/** The protocol data unit of a request: what `parseModbusRequest` reads. */
export function writeModbusRequest({ code, address, count, data, table }: ModbusRequest): Uint8Array {
  const head = [code, ...wordBytes(address)];
  if (code === WRITE_COIL) return Uint8Array.from([...head, ...wordBytes(data[0] === 1 ? ON : 0)]);
  if (code === WRITE_REGISTER) return Uint8Array.from([...head, ...wordBytes(data[0] ?? 0)]);
  const counted = [...head, ...wordBytes(count)];
  if (reads[code] !== undefined) return Uint8Array.from(counted);
  const bytes = pack(data, table);
  return Uint8Array.from([...counted, bytes.length, ...bytes]);
}

/** The data in the answer to a read; the answer to a write repeats its request and has none. */
export function parseModbusResponse(pdu: Uint8Array, request: ModbusRequest): Parsed<readonly number[]> {
  const code = pdu[0] ?? 0;
  if (code === request.code + 0x80) return failed(`is the exception ${pdu[1] ?? 0}; it carries no values`);
  if (code !== request.code) return failed(`has the function code ${code}; the request has ${request.code}`);
  if (request.writes) {
    const echo = writeModbusResponse(request, []);
    const [found, right] = [bytesToHex(pdu), bytesToHex(echo)];
    return found === right
      ? { ok: true, value: [] }
      : failed(`says ${found} where the request asks for ${right}`);
  }
  const bytes = dataBytes(request.table, request.count);
  if (pdu[1] !== bytes)
    return failed(`announces ${pdu[1] ?? 0} bytes of data; the request asks for ${bytes}`);
  if (pdu.length !== 2 + bytes) return failed(lengthProblem(code, 2 + bytes, pdu));
  return { ok: true, value: unpack(pdu.slice(2), request.table, request.count) };
}

/** The protocol data unit that answers a request; `data` are the words or bits read, and nothing where it writes. */
export function writeModbusResponse(request: ModbusRequest, data: readonly number[]): Uint8Array {
  if (request.writes) return writeModbusRequest(request).slice(0, 5);
  const bytes = pack(data, request.table);
  return Uint8Array.from([request.code, bytes.length, ...bytes]);
}

function isBits(table: RegisterTable): boolean {
  return table === "coil" || table === "discrete";
}

function dataBytes(table: RegisterTable, count: number): number {
  return isBits(table) ? Math.ceil(count / 8) : 2 * count;
}

/** Words are high byte first; bits fill bytes from the least significant one. */
function unpack(bytes: Uint8Array, table: RegisterTable, count: number): number[] {
  return Array.from({ length: count }, (_, n) =>
    isBits(table) ? ((bytes[n >> 3] ?? 0) >> (n & 7)) & 1 : wordAt(bytes, 2 * n),
  );
}

function pack(data: readonly number[], table: RegisterTable): number[] {
  if (!isBits(table)) return data.flatMap((word) => wordBytes(word));
  return Array.from({ length: Math.ceil(data.length / 8) }, (_, byte) =>
    data.slice(8 * byte, 8 * byte + 8).reduce((sum, bit, n) => sum | (bit << n), 0),
  );
}

function lengthProblem(code: number, length: number, pdu: Uint8Array): string {
  return `has ${pdu.length} bytes from its function code on; function ${code} has ${length} here`;
}
