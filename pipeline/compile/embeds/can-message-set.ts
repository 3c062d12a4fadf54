import type { CanMessageSetSource, Table } from "../../../schema/generated/types.ts";
import { formatDigits, formatRange } from "../../quantity/format-digits.ts";
import type { Source } from "../../resolve/source.ts";
import type { CompileContext } from "../context.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Embed, EmbedRequest } from "./embed.ts";

/** The messages of a CAN message set, a table of signals each. */
export const canMessageSet: Embed = {
  ref: "can-message-set",
  compile({ record, claimAnchor }, context) {
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    const data = record.data as unknown as CanMessageSetSource;
    return {
      kind: "table",
      record: "can-message-set",
      id: data.id,
      tables: data.messages.map((_, index) => signals(data, index, record, context, claimAnchor)),
    };
  },
};

function signals(
  data: CanMessageSetSource,
  m: number,
  record: Source,
  context: CompileContext,
  claimAnchor: EmbedRequest["claimAnchor"],
): Table {
  const message = data.messages[m];
  if (message === undefined) throw new Error("A message is taken from its own set.");
  const period = message.period === undefined ? "" : `, every ${message.period}\u00A0ms`;
  return {
    caption: `${message.name}: ${message.id}, ${message.length} bytes${period}`,
    columns: [
      { id: "signal", title: "Signal" },
      { id: "start", title: "Start bit", numeric: true },
      { id: "length", title: "Bits", numeric: true },
      { id: "order", title: "Order" },
      { id: "scale", title: "Scale" },
      { id: "range", title: "Range" },
      { id: "meaning", title: "Meaning" },
    ],
    rows: message.signals.map((signal, s) => {
      const pointer = `/messages/${m}/signals/${s}`;
      const unit = signal.unit === undefined ? undefined : context.index.units.get(signal.unit);
      const digits = (key: string): string => formatDigits(record.digits[`${pointer}/${key}`] ?? "");
      const level = (key: "min" | "max"): string | undefined =>
        signal[key] === undefined ? undefined : digits(key);
      const anchor = claimAnchor(`signal-${message.name}-${signal.name}`);
      const scale = [
        signal.factor === undefined ? "1" : digits("factor"),
        ...(signal.offset === undefined ? [] : [signedTerm(digits("offset"))]),
      ].join(" ");
      return {
        ...(anchor === undefined ? {} : { anchor }),
        cells: [
          `<code>${escapeHtml(signal.name)}</code>`,
          String(signal.start),
          String(signal.length),
          `${signal.order ?? data.byteOrder ?? "little"}-endian`,
          escapeHtml(scale),
          escapeHtml(formatRange(level("min"), level("max"), unit) ?? unit?.symbol ?? ""),
          context.inline(record, `${pointer}/description`) ?? "",
        ],
      };
    }),
  };
}

/** `+ 40` or `\u2212 40`: what is added after the multiplier. */
function signedTerm(digits: string): string {
  return digits.startsWith("\u2212") ? `\u2212 ${digits.slice(1)}` : `+ ${digits}`;
}
