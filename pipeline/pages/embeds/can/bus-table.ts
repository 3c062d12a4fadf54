import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { formatDigits, withUnit } from "../../../domain/quantity/format-digits.ts";
import { publishedNodes } from "../../../exports/can-message-set/can-content.ts";
import { isStatusShown } from "../shown-status.ts";
import { type CanRequest, digitsAt } from "./can-request.ts";

const idWords = { standard: "11 bits", extended: "29 bits" } as const;
const formatWords = { classic: "Classic CAN", fd: "CAN FD" } as const;
const protocolWords = { j1939: "J1939", "nmea-2000": "NMEA 2000" } as const;

/** Table of the settings of a CAN bus. */
export function busTable({ record, context }: CanRequest): Table[] {
  const { data } = record;
  const { bus } = data;
  const isNodeShown = publishedNodes(data, ({ status }) =>
    isStatusShown(status ?? data.status, context.index),
  );
  const rate = (value: number): string =>
    escapeAttribute(withUnit(formatDigits(String(value)), { symbol: "bit/s" }));
  const rows: [string, string | undefined][] = [
    ["Bit rate", bus.bitRate === undefined ? undefined : rate(bus.bitRate)],
    ["Bit rate of the data phase", bus.fdRate === undefined ? undefined : rate(bus.fdRate)],
    [
      "Sample point",
      bus.samplePoint === undefined
        ? undefined
        : withUnit(digitsAt(record, "/bus/samplePoint"), { symbol: "%" }),
    ],
    ["Identifiers", idWords[bus.idType]],
    ["Frames", bus.format === undefined ? undefined : formatWords[bus.format]],
    ["Protocol", bus.protocol === undefined ? undefined : protocolWords[bus.protocol]],
    ["Termination", context.inline(record, "/bus/termination")],
    ["Node number", context.inline(record, "/nodeId")],
    ...(data.nodes ?? []).flatMap(({ name }, n): [string, string | undefined][] =>
      isNodeShown(name) ? [[`Node ${name}`, context.inline(record, `/nodes/${n}/description`)]] : [],
    ),
  ];
  return [
    {
      caption: `${data.title}: bus`,
      columns: [
        { id: "item", title: "Item" },
        { id: "value", title: "Value" },
      ],
      rows: rows.flatMap(([item, value]) =>
        value === undefined ? [] : [{ cells: [escapeAttribute(item), value] }],
      ),
    },
  ];
}
