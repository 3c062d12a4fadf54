import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayWidth } from "../../../core/text/visible-text.ts";
import { codeFrames } from "./with-frames.ts";

const at = (line: number, column: number, endColumn = column + 1, endLine = line) => ({
  line,
  column,
  endLine,
  endColumn,
});
const frame = (text: string, position: ReturnType<typeof at>) => codeFrames(text)(position).join("\n");

describe("a code frame", () => {
  it("has the line between its neighbours", () => {
    expect(frame("a\nb\nc\n", at(2, 1))).toBe("1 | a\n2 | b\n  | ^\n3 | c");
  });

  it("has no neighbours at the ends of the file", () => {
    expect(frame("a\n", at(1, 1))).toBe("1 | a\n  | ^");
    expect(frame("", at(1, 1))).toBe("1 |\n  | ^");
  });

  it("aligns numbers of different length", () => {
    expect(frame(`${"x\n".repeat(8)}y\nz`, at(9, 1))).toBe(" 8 | x\n 9 | y\n   | ^\n10 | z");
  });

  it("expands tabs in the line and below it alike", () => {
    expect(frame("\ta: b", at(1, 5, 6))).toBe("1 |   a: b\n  |      ^");
  });

  it("counts columns of wide characters, emoji and combining marks", () => {
    expect(frame("漢: b", at(1, 4, 5))).toBe("1 | 漢: b\n  |     ^");
    expect(frame("👩‍🔧: b", at(1, 8, 9))).toBe("1 | 👩‍🔧: b\n  |     ^");
    expect(frame("e\u0301: b", at(1, 5, 6))).toBe("1 | e\u0301: b\n  |    ^");
  });

  it("marks a range of several lines to the end of its first", () => {
    expect(frame("abc\ndef\n", at(1, 2, 3, 2))).toBe("1 | abc\n  |  ^^\n2 | def");
  });

  it("ignores carriage returns", () => {
    expect(frame("a\r\nb\r\n", at(2, 1))).toBe("1 | a\n2 | b\n  | ^");
  });

  it("cuts long lines around the caret", () => {
    const long = `${"x".repeat(300)}HERE${"y".repeat(300)}`;
    const [line = "", carets = ""] = codeFrames(long)(at(1, 301, 305));
    expect(line).toMatch(/^1 \| …x+HEREy+…$/);
    expect(line.indexOf("HERE")).toBe(carets.indexOf("^^^^"));
    expect(line.length).toBeLessThan(110);
  });

  it("puts the carets below the marked text, wherever it stands", () => {
    const part = fc.string({ maxLength: 150, unit: fc.constantFrom(..."ab \t漢😀é") });
    fc.assert(
      fc.property(part, part, (lead, tail) => {
        const text = `${lead}HERE${tail}`;
        const [line = "", carets = ""] = codeFrames(text)(at(1, lead.length + 1, lead.length + 5));
        expect(displayWidth(line.slice(0, line.indexOf("HERE")))).toBe(carets.indexOf("^"));
        expect(carets.endsWith("^^^^")).toBe(true);
      }),
    );
  });

  it("is quick on a line of a megabyte", () => {
    // Time of the processor: on a busy machine a clock measures what others do.
    const start = process.cpuUsage();
    codeFrames("\t😀".repeat(400_000))(at(1, 500_001, 1_000_000));
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(0.5);
  });
});
