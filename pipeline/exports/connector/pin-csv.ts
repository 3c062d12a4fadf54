import { csvWithHead } from "../csv.ts";
import type { ExportFormat } from "../exported-type.ts";
import type { ConnectorContent, Pin, PlainValue } from "./connector-content.ts";

const quantities = [
  ["Level", (pin: Pin) => pin.level],
  ["Current", (pin: Pin) => pin.maxCurrent],
] as const;

const columns = [
  ...["Connector", "Pin", "Name", "Class", "Direction", "Signal", "Rail or net", "Protocol", "Colour"],
  ...quantities.flatMap(([name]) => [
    `${name} min`,
    `${name} nom`,
    `${name} max`,
    `${name} unit`,
    `${name} status`,
  ]),
  ...["Function", "Alternates", "Remarks"],
];

/** One row a pin. */
export const pinCsv: ExportFormat<ConnectorContent> = {
  id: "csv",
  ending: ".csv",
  title: "Pins (CSV)",
  write({ designator, pins }, head) {
    const rows = pins.map((pin) => [
      designator,
      pin.number,
      pin.name,
      pin.class,
      pin.direction,
      pin.signal,
      pin.net,
      pin.bus,
      pin.colour,
      ...quantities.flatMap(([, quantityOf]) => cells(quantityOf(pin))),
      pin.function,
      pin.alternates?.join("; "),
      pin.note,
    ]);
    return csvWithHead(head, columns, rows);
  },
};

function cells(value: PlainValue | undefined): (string | undefined)[] {
  return [value?.min, value?.nom, value?.max, value?.unit, value?.status];
}
