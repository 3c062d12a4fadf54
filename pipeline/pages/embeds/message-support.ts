import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import { publicMessages } from "../../domain/definitions/public-messages.ts";
import { formatDigits, withUnit } from "../../domain/quantity/format-digits.ts";
import { directionWords } from "./direction-words.ts";
import type { RecordEmbed } from "./embed.ts";
import { isStatusShown, statusWord } from "./shown-status.ts";
import { sparseTable } from "./sparse-table.ts";
import { unpublished } from "./unpublished.ts";

const columns = [
  { id: "message", title: "Message" },
  { id: "number", title: "Number", numeric: true },
  { id: "about", title: "About" },
  { id: "direction", title: "Direction" },
  { id: "rate", title: "Rate", numeric: true },
  { id: "port", title: "Port" },
  { id: "fields", title: "Fields" },
  { id: "since", title: "Since" },
  { id: "status", title: "Status" },
  { id: "behaviour", title: "What the product does" },
] as const;

/** Table of the messages of a public standard that a product supports. Columns that no row fills are left out. */
export const embed: RecordEmbed<"message-support"> = {
  ref: "message-support",
  compile({ record, claimAnchor }, context) {
    const data = record.data;
    const known = publicMessages(data.standard);
    const rows = data.items.flatMap((item, n) => {
      const { message, direction, rate, port, fields, since, status } = item;
      if (!isStatusShown(status ?? data.status, context.index)) return [];
      const definition = known.get(message);
      const digits = formatDigits(record.digits[`/items/${n}/rate`] ?? "");
      return {
        anchor: claimAnchor(`message-${message.toLowerCase()}`),
        cells: {
          message: `<code>${escapeAttribute(message)}</code>`,
          ...(definition?.id === undefined ? {} : { number: String(definition.id) }),
          ...(definition?.title === undefined ? {} : { about: escapeAttribute(definition.title) }),
          direction: directionWords[direction],
          ...(rate === undefined ? {} : { rate: withUnit(digits, { symbol: "Hz" }) }),
          ...(port === undefined ? {} : { port: escapeAttribute(port) }),
          ...(fields === undefined
            ? {}
            : { fields: fields.map((field) => `<code>${escapeAttribute(field)}</code>`).join(", ") }),
          ...(since === undefined ? {} : { since: escapeAttribute(since) }),
          status: statusWord(status ?? data.status),
          behaviour: context.inline(record, `/items/${n}/behaviour`) ?? "",
        },
      };
    });
    if (rows.length === 0) return unpublished("message support", record);
    const note = context.inline(record, "/note");
    return {
      kind: "table",
      record: "message-support",
      id: data.id,
      ...(note === undefined ? {} : { note }),
      tables: [sparseTable(data.title, columns, rows)],
    };
  },
};
