import { afterEach, describe, expect, it } from "vitest";
import { parse } from "../../../tests/support/sources/parsed-yaml.ts";

const powers = [1e3, 1e4, 1e5];
const bombs = powers.flatMap((n): [name: string, source: string][] => [
  [`${n} opening brackets`, "[".repeat(n)],
  [`${n} opening braces`, "{".repeat(n)],
  [`${n} braces with keys`, "{a: ".repeat(n)],
  [`${n} dashes`, "- ".repeat(n)],
  [`${n} question marks`, "? ".repeat(n)],
  [`${n} dashes and keys`, "- a: ".repeat(n)],
  [`${n} tagged brackets`, "!t [".repeat(n)],
  [`${n} anchored dashes`, "&a - ".repeat(n)],
  [`${n} nested quotes`, `"'`.repeat(n)],
  [`${n} stars`, "a: ".concat("*".repeat(n), " x")],
  [`${n} colons`, "a: ".repeat(n)],
  [
    `${n} lines of one deeper key`,
    Array.from({ length: Math.min(n, 1400) }, (_, i) => `${" ".repeat(i)}k:`).join("\n"),
  ],
]);

const others: [name: string, source: string][] = [
  [
    "nine levels of aliases",
    Array.from({ length: 9 }, (_, i) => `a${i}: &a${i} [*a${i - 1}, *a${i - 1}]`).join("\n"),
  ],
  ["10^5 keys", Array.from({ length: 1e5 }, (_, i) => `k${i}:`).join("\n")],
  ["10^5 times the same key", "k: 1\n".repeat(1e5)],
  ["10^5 aliases", "- *a\n".repeat(1e5)],
  ["a key of 500 kB above 10^5 leaves", `${"k".repeat(90_000)}: [${"1,".repeat(1e5)}1]`],
  [
    "64 levels of long keys above 10^5 leaves",
    `${Array.from({ length: 60 }, (_, i) => `${" ".repeat(i)}${"k".repeat(900)}:`).join("\n")} [${"1,".repeat(4e4)}1]`,
  ],
  ["10^5 items in two lines", `[${"1,".repeat(49_000)}\n${"1,".repeat(49_000)}]`],
  ["10^5 items with odd spaces in five lines", `[${`${"-\u00a0x,".repeat(20_000)}\n`.repeat(5)}]`],
  ["10^6 line breaks", "\n".repeat(1e6)],
  ["a line break before a mistake", "\n  a\nb: 1\nc\n"],
  ["10^6 line breaks in a value", `a: b${"\n".repeat(1e6)} c`],
  ["10^5 spaces before the end", `a: ${" ".repeat(99_000)}: x`],
  ["10^5 byte order marks", "\ufeff\n".repeat(1e5)],
  ["10^5 controls", "\0".repeat(1e5)],
  ["10^5 document marks", "---\n".repeat(1e5)],
  ["10^5 missing colons", `a: 1\n${"b\n".repeat(1e5)}`],
  ["reserved keys", "__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}\nprototype: 1\n"],
];

describe("hostile files end soon, without a crash, with a diagnostic or a value", () => {
  afterEach(() => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([...bombs, ...others])("%s", (_name, source) => {
    // Time of the processor: on a busy machine a clock measures what others do.
    const start = process.cpuUsage();
    const { value, diagnostics } = parse(source);
    expect(value !== undefined || diagnostics.length > 0).toBe(true);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
  });
});
