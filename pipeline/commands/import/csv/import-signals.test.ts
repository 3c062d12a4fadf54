import { expect, test } from "vitest";
import { request } from "../../../tests/support/commands/import/csv-table.ts";
import { importCsv } from "./import-csv.ts";

test("a row that states another identifier is of another message", () => {
  const { record, notices } = importCsv(
    Buffer.from(
      "Message,Message id,Message length,Signal,Start,Length\nState,1,8,A,0,8\nState,2,8,B,0,8\nState,1,4,C,8,8\nState,,,D,16,8\n",
    ),
    request,
  );
  expect(record).toMatchObject({ messages: [{ id: "0x1" }, { id: "0x2" }] });
  expect(notices.map(({ message }) => message)).toContain(
    'This row says the length 4 of "State", unlike its first row.',
  );
});
