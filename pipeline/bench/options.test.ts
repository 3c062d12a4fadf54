import { expect, test } from "vitest";
import { benchOptions } from "./options.ts";

test("without options, builds of two sizes are measured three times", () => {
  expect(benchOptions([])).toEqual({
    what: "builds",
    sizes: [100, 1000],
    runs: 3,
    inBrowser: false,
    json: undefined,
  });
});

test("one thing alone can be measured", () => {
  expect(benchOptions(["--sizes", "0"])).toMatchObject({ what: "builds", sizes: [] });
  expect(benchOptions(["--profile", "1000"])).toEqual({ what: "profile", docs: 1000 });
  expect(benchOptions(["--dev", "1000", "--saves", "170"])).toEqual({ what: "dev", docs: 1000, saves: 170 });
  expect(benchOptions(["--help"])).toEqual({ what: "help" });
});

test.each([
  [["--sizes", "100,1k"], '--sizes takes whole numbers above 0, not "1k".'],
  [["--sizes", "100,"], '--sizes takes whole numbers above 0, not "".'],
  [["--runs", "0"], '--runs takes whole numbers above 0, not "0".'],
  [["--dev", "10", "--saves", "-1"], "'--saves' argument is ambiguous"],
  [["--profile"], "'--profile <value>' argument missing"],
  [["--size", "100"], "Unknown option '--size'"],
])("%j is refused and not measured as something else", (args, message) => {
  expect(() => benchOptions(args)).toThrow(message);
});
