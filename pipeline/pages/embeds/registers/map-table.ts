import type { Table } from "../../../../schema/generated/types.ts";
import { formatDigits, noBreak } from "../../../domain/quantity/format-digits.ts";
import type { RegisterRequest } from "./register-request.ts";

const transports = {
  rtu: "Modbus RTU",
  tcp: "Modbus TCP",
  i2c: "I2C",
  spi: "SPI",
  memory: "Memory of a processor",
} as const;
const wordOrders = { "high-first": "High word first", "low-first": "Low word first" } as const;
const addressUnits = { word: "words of 16 bits", byte: "bytes" } as const;
const addressings = {
  wire: "as on the wire, from 0",
  "one-based": "one more than on the wire",
  reference: "as references: 40001 is holding register 0 on the wire",
} as const;

/** Table of the settings of a register map; none where only its transport is known. */
export function mapTable({ record: { data } }: RegisterRequest): Table[] {
  const { transport, unitId, serial, wordOrder, addressing, functionCodes, limits } = data;
  const { addressUnit, base, relative } = data;
  const registers = (count: number | undefined): string | undefined =>
    count === undefined ? undefined : `${count}${noBreak}${count === 1 ? "register" : "registers"}`;
  const rows: [string, string | undefined][] = [
    ["Transport", transports[transport]],
    ["Device address", unitId === undefined ? undefined : String(unitId)],
    ["Bit rate", serial?.baud?.map((rate) => `${formatDigits(String(rate))}${noBreak}Bd`).join(", ")],
    ["Parity", serial?.parity],
    ["Stop bits", serial?.stop === undefined ? undefined : String(serial.stop)],
    ["Word order", wordOrder && wordOrders[wordOrder]],
    ["Addresses count", addressUnit && addressUnits[addressUnit]],
    ["Addresses begin at", base === undefined ? undefined : String(base)],
    [
      "Place in the device",
      relative === true ? "a client searches for it; addresses count from there" : undefined,
    ],
    ["Printed addresses", addressing && addressings[addressing]],
    ["Function codes", functionCodes?.join(", ")],
    ["Most in one read", registers(limits?.maxRead)],
    ["Most in one write", registers(limits?.maxWrite)],
  ];
  const known = rows.flatMap(([item, value]) => (value === undefined ? [] : [{ cells: [item, value] }]));
  if (known.length < 2) return [];
  return [
    {
      caption: `${data.title}: access`,
      columns: [
        { id: "item", title: "Item" },
        { id: "value", title: "Value" },
      ],
      rows: known,
    },
  ];
}
