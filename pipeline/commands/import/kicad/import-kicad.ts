import type { ConnectorSource } from "../../../../schema/generated/types.ts";
import { compareStrings } from "../../../core/diagnostics.ts";
import { ownValue } from "../../../core/own-value.ts";
import { UsageError } from "../../../core/usage-error.ts";
import { Row } from "../csv/csv-table.ts";
import { importPins } from "../csv/import-pins.ts";
import { decodedText } from "../decoded-text.ts";
import type { Imported, ImportRequest } from "../imported.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import { classOfPin, isMadeByKicad, isUnconnected, plainName, voltageIn } from "./net-names.ts";
import { type Expression, listsOf, parseExpression, textBehind } from "./s-expression.ts";

/** The electrical type of a pin in KiCad, and its direction here. */
const directions: Readonly<Record<string, string>> = {
  input: "in",
  output: "out",
  bidirectional: "bidir",
  tri_state: "out",
  passive: "passive",
  power_in: "power-in",
  power_out: "power-out",
  no_connect: "nc",
};

/** The pins of a connector of a KiCad netlist, each with its net. */
export function importKicad(bytes: Uint8Array, request: ImportRequest): Imported<ConnectorSource> {
  const notices: ImportNotice[] = [];
  const tell: Tell = (notice) => notices.push(notice);
  const netlist = parseExpression(decodedText(bytes, request.encoding, tell));
  const components = listsOf(netlist, "components").flatMap((list) => listsOf(list, "comp"));
  const refs = components.flatMap((component) => textBehind(component, "ref") ?? []);
  const ref = request.connector;
  if (ref === undefined || !refs.includes(ref)) throw noConnector(ref, refs);
  const rows = pinsOf(netlist, ref).map(({ line, cells }) => new Row(new Map(cells), line, tell));
  const columns = new Set([
    "connector",
    "pin",
    "name",
    "class",
    "direction",
    "rail or net",
    "level nom",
    "level unit",
    "function",
  ]);
  return withUnknownLevels(importPins({ columns, rows }, request, notices));
}

/** A power pin must state its level, or that it is not known: most netlists do not say it. */
function withUnknownLevels(imported: Imported<ConnectorSource>): Imported<ConnectorSource> {
  const pins = imported.record.pins.map((pin) =>
    pin.class === "power" && pin.level === undefined ? { ...pin, unknown: ["level"] } : pin,
  );
  return { ...imported, record: { ...imported.record, pins: pins as unknown as ConnectorSource["pins"] } };
}

function noConnector(ref: string | undefined, refs: readonly string[]): UsageError {
  const likely = refs.filter((name) => /^(?:J|P|X|CN|CON)\d/i.test(name));
  return new UsageError(
    ref === undefined ? "A netlist has many parts." : `The netlist has no part "${ref}".`,
    `Name the connector with --connector REF${likely.length === 0 ? "" : `, such as ${likely.slice(0, 8).join(", ")}`}.`,
  );
}

interface PinRow {
  readonly line: number;
  readonly cells: readonly (readonly [string, string])[];
}

/** In the order of the numbers of the pins, those with texts behind them. */
function pinsOf(netlist: Expression, ref: string): PinRow[] {
  const nets = listsOf(netlist, "nets").flatMap((list) => listsOf(list, "net"));
  const rows = nets.flatMap((net) =>
    listsOf(net, "node")
      .filter((node) => textBehind(node, "ref") === ref)
      .map((node) => pinRow(node, net, ref)),
  );
  return rows.sort((a, b) => compareStrings(placeOf(a.cells[1]?.[1]), placeOf(b.cells[1]?.[1])));
}

/** Orders the names of pins as people count: A4 before A12. */
const placeOf = (pin = ""): string => pin.replace(/\d+/g, (digits) => digits.padStart(6, "0"));

function pinRow(node: Expression, net: Expression, ref: string): PinRow {
  const pin = textBehind(node, "pin") ?? "";
  const path = textBehind(net, "name") ?? "";
  const own = plainName(textBehind(node, "pinfunction") ?? "");
  // Pin_1 is the name that KiCad gives to a pin without a name.
  const stated = /^Pin_\w+$/.test(own) ? "" : own;
  const type = textBehind(node, "pintype")?.replace(/\+no_connect$/, "") ?? "";
  const isOpen = isUnconnected(path) || type === "no_connect";
  const given = isOpen || isMadeByKicad(path) ? "" : plainName(path.split("/").at(-1) ?? "");
  const name = given === "" ? stated : given;
  const direction = ownValue(directions, type) ?? "";
  const kind = isOpen ? "nc" : (classOfPin([given, stated], type) ?? "");
  const voltage = kind === "power" ? voltageIn(given) : undefined;
  return {
    line: node.line,
    cells: [
      ["connector", ref],
      ["pin", pin],
      ["name", name],
      ["class", kind],
      ["direction", isOpen ? "nc" : direction],
      ["rail or net", isUnconnected(path) ? "" : path.split("/").map(plainName).join("/")],
      ...(voltage === undefined
        ? []
        : ([
            ["level nom", voltage],
            ["level unit", "V"],
          ] as const)),
      ["function", stated === name ? "" : stated],
    ],
  };
}
