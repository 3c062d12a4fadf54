import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathProblem } from "../../core/paths/path-problem.ts";
import { TreePaths } from "../../core/paths/tree-paths.ts";
import { assetAddress, assignAssetPaths, distinctAssets } from "./asset-path.ts";

const fileOf = (path: string, hash = "0123456789abcdef0123456789abcdef") => ({
  ...{ path, hash },
  absolute: "",
  bytes: 1,
});
const outputs = (...files: Parameters<typeof assignAssetPaths>[0]): string[] =>
  assignAssetPaths(files).map(({ output }) => output);

describe("the path of an asset in the output", () => {
  test.each([
    ["files/a.html.gz", "assets/a-html.0123456789.gz"],
    ["files/v1.2.tar.GZ", "assets/v1.2-tar.0123456789.gz"],
    ["files/a.php5.zip", "assets/a-php5.0123456789.zip"],
  ])("of %s has one ending", (path, output) => expect(outputs(fileOf(path))).toEqual([output]));

  test.each([
    ["docs/板.pdf", "assets/板.0123456789.pdf"],
    ["docs/Pläne (2).pdf", "assets/Pläne--2-.0123456789.pdf"],
    ["docs/Pla\u0308ne.pdf", "assets/Pläne.0123456789.pdf"],
    ["docs/Схема_١.zip", "assets/Схема_١.0123456789.zip"],
    ["docs/हिन्दी.txt", "assets/हिन्दी.0123456789.txt"],
    ["docs/a😀b%20c#d?e&f.pdf", "assets/a-b-20c-d-e-f.0123456789.pdf"],
    ["docs/\u202egpj.pdf", "assets/-gpj.0123456789.pdf"],
  ])("of %s keeps the letters and digits of its name", (path, output) =>
    expect(outputs(fileOf(path))).toEqual([output]),
  );

  test("is percent-encoded in addresses", () => {
    expect(assignAssetPaths([fileOf("docs/板.pdf")]).map(assetAddress)).toEqual([
      "/assets/%E6%9D%BF.0123456789.pdf",
    ]);
  });

  test.each(["con.png", "AUX.pdf", "com1.zip"])("of %s is no device of Windows", (path) => {
    expect(pathProblem(outputs(fileOf(path))[0] ?? "")).toBeUndefined();
  });

  test.each([
    [`${"x".repeat(250)}.png`, `assets/${"x".repeat(240)}.0123456789.png`],
    [`${"板".repeat(83)}.pdf`, `assets/${"板".repeat(80)}.0123456789.pdf`],
    [`${"𠮷".repeat(62)}.pdf`, `assets/${"𠮷".repeat(60)}.0123456789.pdf`],
  ])("of a long name is cut between characters", (path, output) => {
    expect(outputs(fileOf(path))).toEqual([output]);
  });
});

describe("assets of equal bytes", () => {
  test("are one file of the output where they have one name, in any case and form", () => {
    const names = ["a/p.png", "b/p.png", "c/P.PNG", "ü.png", "u\u0308.png", "b/other.png"];
    const assigned = assignAssetPaths(names.map((name) => fileOf(name)));
    expect(assigned.map(({ output }) => output)).toEqual([
      ...["p", "p", "p", "ü", "ü", "other"].map((stem) => `assets/${stem}.0123456789.png`),
    ]);
    expect(distinctAssets(assigned).map(({ path }) => path)).toEqual(["a/p.png", "ü.png", "b/other.png"]);
  });

  test("are told from others of the name by more of their hash where the beginning is the same", () => {
    const [one, other] = [`0123456789${"a".repeat(20)}`, `0123456789${"b".repeat(20)}`];
    const files = [fileOf("a/p.png", one), fileOf("b/p.png", other), fileOf("c/p.png", other)];
    expect(outputs(...files)).toEqual([
      "assets/p.0123456789.png",
      "assets/p.0123456789bbbbbbbbbb.png",
      "assets/p.0123456789bbbbbbbbbb.png",
    ]);
  });
});

test("any names give paths that every system can hold beside each other", () => {
  const name = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.constantFrom("p", "P", "ü", "u\u0308", "con", "..", "a.b", "ẞ", "ß", "İ", "ſ"),
  );
  const file = fc
    .tuple(name, fc.constantFrom(".png", ".PDF", ".gz"), fc.constantFrom("0123456789a", "abcdef01234"))
    .map(([stem, ending, hash]) => fileOf(`docs/${stem.replaceAll("/", "")}${ending}`, hash));
  fc.assert(
    fc.property(fc.array(file), (files) => {
      const paths = new TreePaths();
      for (const { output, path } of distinctAssets(assignAssetPaths(files)))
        expect(paths.add(output), path).toBeUndefined();
    }),
  );
});
