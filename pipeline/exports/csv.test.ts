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

test("a text that a spreadsheet would run is made text; a number keeps its sign", () => {
  expect(
    csv(["a"], [["=1+1"], ["@SUM(A1)"], ["+5V"], ["-DATA"], ["\tx"], ["-0.3"], ["+5"], [-4], ["a=b"]]),
  ).toBe("a\r\n'=1+1\r\n'@SUM(A1)\r\n'+5V\r\n'-DATA\r\n'\tx\r\n-0.3\r\n+5\r\n-4\r\na=b\r\n");
});
