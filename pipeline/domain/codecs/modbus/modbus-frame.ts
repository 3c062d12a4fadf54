import { checksumAlgorithm } from "../checksum/checksum.ts";
import { bytesToHex } from "../hex.ts";

/** Transports of Modbus frames: RTU or TCP. */
export type ModbusTransport = "rtu" | "tcp";

/** A frame without what its transport adds. */
export interface ModbusFrame {
  /** Device address. */
  readonly unit: number;
  /** Function code and what follows it. */
  readonly pdu: Uint8Array;
  /** Number of the exchange; TCP only. */
  readonly transaction: number;
}

/**
 * The parsed frame, or why the bytes are not a frame, as the end of a sentence that begins with "This frame".
 */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

const crc = checksumAlgorithm("crc-16-modbus");

/** Takes off the CRC of RTU, or the header of TCP. */
export function parseModbusFrame(bytes: Uint8Array, transport: ModbusTransport): Parsed<ModbusFrame> {
  return transport === "rtu" ? parseRtu(bytes) : parseTcp(bytes);
}

/** A frame as it is sent: with its check sum on a serial line, with its header over TCP. */
export function writeModbusFrame(
  { unit, pdu, transaction }: ModbusFrame,
  transport: ModbusTransport,
): Uint8Array {
  const body = [unit, ...pdu];
  if (transport === "rtu") return Uint8Array.from([...body, ...crcBytes(Uint8Array.from(body))]);
  return Uint8Array.from([...wordBytes(transaction), 0, 0, ...wordBytes(body.length), ...body]);
}

function parseRtu(bytes: Uint8Array): Parsed<ModbusFrame> {
  if (bytes.length < 4) return failed("is too short for a device address, a function code and a CRC");
  const body = bytes.slice(0, -2);
  const [found, right] = [bytesToHex(bytes.slice(-2)), bytesToHex(crcBytes(body))];
  if (found !== right) return failed(`ends with the CRC ${found}; its bytes give ${right}, low byte first`);
  return { ok: true, value: { unit: body[0] ?? 0, pdu: body.slice(1), transaction: 0 } };
}

function parseTcp(bytes: Uint8Array): Parsed<ModbusFrame> {
  if (bytes.length < 8) return failed("is too short for the header of Modbus TCP and a function code");
  const [transaction, protocol, length] = [0, 2, 4].map((at) => wordAt(bytes, at)) as [
    number,
    number,
    number,
  ];
  if (protocol !== 0) return failed(`names protocol ${protocol} in bytes 2 and 3; Modbus is 0`);
  if (length !== bytes.length - 6)
    return failed(`says ${length} in bytes 4 and 5; ${bytes.length - 6} bytes follow them`);
  return { ok: true, value: { unit: bytes[6] ?? 0, pdu: bytes.slice(7), transaction } };
}

/** The CRC of RTU travels low byte first. */
function crcBytes(bytes: Uint8Array): number[] {
  const value = Number(crc.of(bytes));
  return [value & 0xff, value >> 8];
}

/** A 16-bit word, the high byte first. */
export function wordBytes(value: number): [number, number] {
  return [(value >> 8) & 0xff, value & 0xff];
}

/** The 16-bit word at a place, the high byte first; bytes that are missing count as 0. */
export function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** Bytes that cannot be read, and why: a predicate such as "is too short". */
export function failed(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
