import type { ConnectorSource, PinValue } from "../../../../schema/generated/types.ts";
import { defined } from "../../../core/defined.ts";
import { hasNumbers } from "../../../domain/wiring/pin-places.ts";
import { described } from "../described.ts";
import { fitRecord } from "../fit-record.ts";
import type { Imported, ImportRequest } from "../imported.ts";
import { lineText } from "../line-text.ts";
import { markdownText } from "../markdown-text.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import type { Remark } from "../record-text.ts";
import { unitFinder } from "../unit-finder.ts";
import { type CsvTable, type Row, tellUnknown } from "./csv-table.ts";

type Pin = ConnectorSource["pins"][number];

const directions = ["in", "out", "bidir", "passive", "power-in", "power-out", "nc"] as const;
const signals = [
  ...(["tx", "rx", "rts", "cts", "can-high", "can-low", "sda", "scl", "data-plus", "data-minus"] as const),
  ...(["rs485-a", "rs485-b"] as const),
];
const quantityColumns = ["Level", "Current"].flatMap((name) =>
  ["min", "nom", "max", "unit", "status"].map((part) => `${name} ${part}`),
);
const columns = [
  ...["Connector", "Pin", "Name", "Class", "Direction", "Signal", "Rail or net", "Protocol", "Colour"],
  ...quantityColumns,
  ...["Function", "Alternates", "Remarks"],
];

/** The connector of a table in the form of its export: a row a pin. */
export function importPins(
  table: CsvTable,
  { product, name, id, units, known }: ImportRequest,
  notices: ImportNotice[],
): Imported<ConnectorSource> {
  const tell: Tell = (notice) => notices.push(notice);
  tellUnknown(table.columns, columns, tell);
  const designator = lineText(table.rows[0]?.text("Connector") ?? name);
  const remarks: Remark[] = [
    { path: ["status"], text: "An unverified record is not published. Who can confirm it?" },
    { path: ["kind"], text: "The table does not say what it is." },
  ];
  const pins: Pin[] = [];
  const numbers = new Set<string>();
  const rows = new Map<unknown, { readonly line: number; readonly open: readonly string[] }>();
  for (const row of table.rows) {
    const other = row.text("Connector");
    if (other !== undefined && lineText(other) !== designator) {
      tell({
        line: row.line,
        kind: "lost",
        message: `This pin belongs to "${other}"; a record holds one connector.`,
      });
      continue;
    }
    const pin = pinOf(row, { tell, units, known });
    if (pin === undefined) continue;
    const number = String(pin.pin.number);
    if (numbers.has(number)) {
      tell({ line: row.line, kind: "lost", message: `The pin ${number} is there a second time.` });
      continue;
    }
    numbers.add(number);
    rows.set(pin.pin, { line: row.line, open: pin.open });
    pins.push(pin.pin);
  }
  const word = designator
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  const record: ConnectorSource = {
    type: "connector",
    id: id ?? `${product}-${word || "connector"}`,
    title: designator,
    products: [product],
    status: "unverified",
    designator,
    kind: "connector",
    pinCount: hasNumbers(pins)
      ? pins.reduce((most, { number }) => Math.max(most, Number(number)), 1)
      : pins.length,
    pins: pins as unknown as ConnectorSource["pins"],
  };
  fitRecord(record, (pointer) => rows.get(record.pins[Number(pointer.split("/")[2])])?.line ?? 1, tell);
  const open = record.pins.flatMap((pin, n) =>
    (rows.get(pin)?.open ?? []).map((text) => ({ path: ["pins", n], text })),
  );
  return { record, remarks: [...remarks, ...open], notices: notices.sort((a, b) => a.line - b.line) };
}

/** The context in which a row is read. */
interface PinReading extends Pick<ImportRequest, "units" | "known"> {
  readonly tell: Tell;
}

function pinOf(
  row: Row,
  reading: PinReading,
): { readonly pin: Pin; readonly open: readonly string[] } | undefined {
  const { tell } = reading;
  const written = row.text("Pin") ?? "";
  const number = /^[1-9]\d*$/.test(written) ? Number(written) : written;
  if (!/^[A-Za-z0-9][A-Za-z0-9.+/_-]{0,9}$/.test(written)) {
    tell({ line: row.line, kind: "lost", message: "This row has no number or text of a pin." });
    return undefined;
  }
  const kind = knownWord(row, "Class", reading);
  const direction = row.word("Direction", directions);
  const name = lineText(row.text("Name")) || String(number);
  const function_ = described(row.text("Function"), row.line, tell).description;
  const note = described(row.text("Remarks"), row.line, tell).description;
  const [signal, net, bus, colour] = [
    row.word("Signal", signals),
    row.text("Rail or net"),
    knownWord(row, "Protocol", reading),
    row.text("Colour"),
  ];
  const alternates = (row.text("Alternates") ?? "")
    .split(";")
    .map(lineText)
    .filter((text) => text !== "");
  const [level, current] = [quantityOf(row, "Level", reading), quantityOf(row, "Current", reading)];
  const open = [
    ...(kind === undefined ? ["Of which class is it?"] : []),
    ...(direction === undefined ? ["Which direction has it?"] : []),
    ...(function_ === undefined ? ["What does it do?"] : []),
  ];
  const pin = {
    number,
    name,
    class: kind ?? "gpio",
    direction: direction ?? "passive",
    ...defined({ signal, level, maxCurrent: current }),
    function: function_ ?? markdownText(name),
    ...(alternates.length === 0 ? {} : { alternates: alternates as [string, ...string[]] }),
    ...(net === undefined ? {} : { net: lineText(net) }),
    ...defined({ bus, colour, note }),
  } as Pin;
  return { pin, open };
}

/** A class or a protocol that the data folder has; any other is reported. */
function knownWord(row: Row, column: "Class" | "Protocol", { known, tell }: PinReading): string | undefined {
  const text = column === "Class" ? row.text(column)?.toLowerCase() : row.text(column);
  if (text === undefined || known === undefined) return text;
  if (column === "Class" ? known.hasPinClass(text) : known.hasInterface(text)) return text;
  const what = column === "Class" ? "class of pins" : "interface";
  tell({ line: row.line, kind: "lost", message: `There is no ${what} "${text}" here; it is left out.` });
  return undefined;
}

/** A quantity without the status that the table says of it: an import is unverified. */
function quantityOf(row: Row, name: "Level" | "Current", { tell, units }: PinReading): PinValue | undefined {
  const written = row.text(`${name} unit`);
  if (written === undefined) return undefined;
  const { unit } = unitFinder(units)(written);
  if (unit === undefined) {
    tell({
      line: row.line,
      kind: "lost",
      message: `The unit "${written}" is not in units.yaml; the value is left out.`,
    });
    return undefined;
  }
  const [min, nom, max] = [row.number(`${name} min`), row.number(`${name} nom`), row.number(`${name} max`)];
  return {
    ...defined({ min, nom, max }),
    unit,
  };
}
