import type { ConnectorSource } from "../../../schema/generated/types.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Embed } from "./embed.ts";

/** The pins of a connector. */
export const connector: Embed = {
  ref: "connector",
  compile({ record, claimAnchor }, context) {
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    const data = record.data as unknown as ConnectorSource;
    const rows = data.pins.map((pin, index) => {
      const anchor = claimAnchor(`${data.id}-pin-${pin.number}`);
      return {
        ...(anchor === undefined ? {} : { anchor }),
        cells: [
          String(pin.number),
          `<code>${escapeHtml(pin.name)}</code>`,
          pin.class,
          pin.direction,
          escapeHtml(pin.level ?? ""),
          context.inline(record, `/pins/${index}/function`) ?? "",
        ],
      };
    });
    const columns = [
      { id: "number", title: "Pin", numeric: true },
      { id: "name", title: "Name" },
      { id: "class", title: "Class" },
      { id: "direction", title: "Direction" },
      { id: "level", title: "Level" },
      { id: "function", title: "Function" },
    ];
    return {
      kind: "table",
      record: "connector",
      id: data.id,
      tables: [{ caption: `${data.designator}: ${data.title}`, columns, rows }],
    };
  },
};
