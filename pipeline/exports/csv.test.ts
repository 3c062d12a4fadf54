import { expect, test } from "vitest";
import { csv, csvWithHead } from "./csv.ts";

test("cells with commas, quotes, line breaks or outer space are quoted", () => {
  expect(
    csv(
      ["a", "b"],
      [
        ["1,2", 'say "x"'],
        [" y", undefined],
        ["two\nlines", 5],
      ],
    ),
  ).toBe('a,b\r\n"1,2","say ""x"""\r\n" y",\r\n"two\nlines",5\r\n');
});

test("each row names the record and the state of it", () => {
  const head = { record: "list/a", title: "A", revision: "2", status: "confirmed" as const, content: "ff" };
  expect(csvWithHead(head, ["Name"], [["x"]])).toBe(
    "Name,Record,Revision,Record status,Content SHA-256\r\nx,list/a,2,confirmed,ff\r\n",
  );
});
