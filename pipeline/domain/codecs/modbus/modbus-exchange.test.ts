import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesToHex, hexToBytes } from "../hex.ts";
import {
  type ModbusRequest,
  parseModbusRequest,
  parseModbusResponse,
  writeModbusRequest,
  writeModbusResponse,
} from "./modbus-exchange.ts";
import { parseModbusFrame, writeModbusFrame } from "./modbus-frame.ts";

const codes = [
  [1, "coil"],
  [2, "discrete"],
  [3, "holding"],
  [4, "input"],
  [5, "coil"],
  [6, "holding"],
  [15, "coil"],
  [16, "holding"],
] as const;

const requests: fc.Arbitrary<{ request: ModbusRequest; data: number[] }> = fc
  .tuple(fc.constantFrom(...codes), fc.integer({ min: 0, max: 65000 }), fc.integer({ min: 1, max: 40 }))
  .chain(([[code, table], address, length]) => {
    const writes = code > 4;
    const count = code === 5 || code === 6 ? 1 : length;
    const most = table === "coil" || table === "discrete" ? 1 : 0xffff;
    const list = fc.array(fc.integer({ min: 0, max: most }), { minLength: count, maxLength: count });
    return list.map((data) => ({
      request: { code, writes, table, address, count, data: writes ? data : [] },
      data,
    }));
  });

test("what is written as an exchange is read as the same one", () => {
  fc.assert(
    fc.property(requests, ({ request, data }) => {
      expect(parseModbusRequest(writeModbusRequest(request))).toEqual({ ok: true, value: request });
      const answer = writeModbusResponse(request, data);
      expect(parseModbusResponse(answer, request)).toEqual({ ok: true, value: request.writes ? [] : data });
    }),
  );
});

test.each(["rtu", "tcp"] as const)("frames of %s keep device, exchange and content", (transport) => {
  const pdu = Uint8Array.of(3, 0, 16, 0, 2);
  const frame = { unit: 17, pdu, transaction: transport === "tcp" ? 513 : 0 };
  expect(parseModbusFrame(writeModbusFrame(frame, transport), transport)).toEqual({ ok: true, value: frame });
});

describe("what is no frame is refused with a reason", () => {
  test.each([
    ["rtu", "11 03", "is too short for a device address, a function code and a CRC"],
    ["rtu", "11 03 00 6B 00 03 87 76", "ends with the CRC 87 76; its bytes give 76 87, low byte first"],
    ["tcp", "00 01 00 00 00 06 11", "is too short for the header of Modbus TCP and a function code"],
    ["tcp", "00 01 00 02 00 02 11 03", "names protocol 2 in bytes 2 and 3; Modbus is 0"],
    ["tcp", "00 01 00 00 00 06 11 03", "says 6 in bytes 4 and 5; 2 bytes follow them"],
  ] as const)("%s %s", (transport, hex, problem) => {
    expect(parseModbusFrame(hexToBytes(hex), transport)).toEqual({ ok: false, problem });
  });

  test.each([
    ["03 00 00 00", "has 4 bytes from its function code on; function 3 has 5 here"],
    ["05 00 00 12 34", "sets a coil to neither FF 00 nor 00 00"],
    ["10 00 00 00 02 02 00 01", "announces 2 bytes of data; 2 of that table take 4"],
    ["2B 0E 01 00", "has the function code 43; examples use 1 to 6, 15 and 16"],
  ])("request %s", (hex, problem) => {
    expect(parseModbusRequest(hexToBytes(hex))).toEqual({ ok: false, problem });
  });

  const read: ModbusRequest = { code: 3, writes: false, table: "holding", address: 0, count: 1, data: [] };
  test.each([
    ["83 02", "is the exception 2; it carries no values"],
    ["04 02 00 01", "has the function code 4; the request has 3"],
    ["03 04 00 01 00 02", "announces 4 bytes of data; the request asks for 2"],
    ["03 02 00", "has 3 bytes from its function code on; function 3 has 4 here"],
  ])("response %s", (hex, problem) => {
    expect(parseModbusResponse(hexToBytes(hex), read)).toEqual({ ok: false, problem });
  });

  test("the answer to a write that repeats something else", () => {
    const write: ModbusRequest = { code: 6, writes: true, table: "holding", address: 1, count: 1, data: [5] };
    const problem = "says 06 00 01 00 06 where the request asks for 06 00 01 00 05";
    expect(parseModbusResponse(hexToBytes("06 00 01 00 06"), write)).toEqual({ ok: false, problem });
    expect(bytesToHex(writeModbusResponse(write, []))).toBe("06 00 01 00 05");
  });
});
