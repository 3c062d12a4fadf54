import type { EnumSource } from "../../../schema/generated/types.ts";
import type { Embed } from "./embed.ts";

/** A small table of named things. */
export const list: Embed = {
  ref: "enum",
  compile({ record, claimAnchor }, context) {
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    const data = record.data as unknown as EnumSource;
    const rows = data.rows.map((row, index) => {
      const anchor = row.id === undefined ? undefined : claimAnchor(`${data.id}-${row.id}`);
      return {
        ...(anchor === undefined ? {} : { anchor }),
        cells: data.columns.map(
          (_, column) => context.inline(record, `/rows/${index}/cells/${column}`) ?? "",
        ),
      };
    });
    return {
      kind: "table",
      record: "enum",
      id: data.id,
      tables: [{ caption: data.title, columns: data.columns, rows }],
    };
  },
};
