import type { RecordEmbed } from "./embed.ts";

/** A small table of named things. */
export const embed: RecordEmbed<"enum"> = {
  ref: "enum",
  compile({ record, claimAnchor }, context) {
    const data = record.data;
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
