import { csvWithHead } from "../csv.ts";
import { type ExportFormat, registerExports } from "../exported-type.ts";
import { wireVizConnector, wireVizFile, wireVizName } from "../wireviz.ts";
import { type ConnectorContent, type Pin, type PlainValue, publishConnector } from "./connector-content.ts";

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

/** The connector alone, to draw harnesses with. */
const wireViz: ExportFormat<ConnectorContent> = {
  id: "wireviz",
  ending: ".wireviz.yml",
  title: "Connector for WireViz (YAML)",
  write(content, head) {
    const name = wireVizName(content.designator);
    return wireVizFile(head, { connectors: { [name]: wireVizConnector(content) }, connections: [[name]] });
  },
};

/** The files of a connector. */
export const connectorExports = registerExports({
  type: "connector",
  title: "Connectors",
  publish: publishConnector,
  formats: [pinCsv, wireViz],
});
