import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { fileOf, inCopyOf, requests } from "../../tests/support/commands/new-requests.ts";
import { testLaunch } from "../../tests/support/commands/test-launch.ts";
import { siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { main } from "../main.ts";

afterEach(() => vi.restoreAllMocks());

/** The output of the command, as one text with the folder's own name taken out, and its exit code. */
async function run(data: string, ...words: (string | undefined)[]): Promise<{ code: number; text: string }> {
  let text = "";
  const write = (chunk: unknown): boolean => {
    text += String(chunk);
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(write);
  vi.spyOn(process.stderr, "write").mockImplementation(write);
  const given = words.filter((word) => word !== undefined);
  const code = await main(["new", "--data", data, ...given], testLaunch);
  vi.restoreAllMocks();
  return { code, text: text.replaceAll(relative(process.cwd(), data).replaceAll("\\", "/"), "data") };
}

/** The new family is a second one, so that a product has to say which it belongs to. */
const familyFor = (type: string): string[] => (type === "product" ? ["--family", "boards"] : []);

const errorsOf = async (data: string) =>
  (await siteOfFolder(data)).diagnostics.filter(({ severity }) => severity === "error");

test("fairlead new parameter adds a line to the dictionary, and twice it is refused", async () => {
  await inCopyOf("new/before", async (data) => {
    expect(await run(data, "parameter", "first-speed")).toMatchObject({ code: 0 });
    const before = readFileSync(join(data, "parameters.yaml"), "utf8");
    expect(await run(data, "parameter", "top-speed")).toMatchObject({ code: 0 });
    const after = readFileSync(join(data, "parameters.yaml"), "utf8");
    expect(after.startsWith(before.trimEnd())).toBe(true);
    expect(after.trimEnd().split("\n").at(-1)).toContain("{ id: top-speed, name: Top speed,");
    expect((await errorsOf(data)).map(({ code }) => code)).toEqual([]);
    expect((await run(data, "parameter", "top-speed")).code).toBe(2);
    expect(readFileSync(join(data, "parameters.yaml"), "utf8")).toBe(after);
  });
});

describe("fairlead new", () => {
  it.each(requests)("%s leaves a folder without errors", async (type, id) => {
    await inCopyOf("new/before", async (data) => {
      expect(await run(data, type, id)).toMatchObject({
        code: 0,
        text: expect.stringMatching(/^Wrote data\/.*\nNext: /),
      });
      expect(await errorsOf(data)).toEqual([]);
    });
  });

  it("leaves a folder that has everything without errors, for all types at once", async () => {
    await inCopyOf("samples", async (data) => {
      for (const [type, id] of requests)
        if (id !== undefined)
          expect(await run(data, type, id, ...familyFor(type))).toMatchObject({ code: 0 });
      expect(await errorsOf(data)).toEqual([]);
    });
  });

  it("makes a folder for a first product, with what it refers to, and leaves what is there as it is", async () => {
    await inCopyOf("new/before", async (data) => {
      const site = join(data, "site");
      mkdirSync(site);
      writeFileSync(join(site, "sources.yml"), "type: sources\nsources: []\n");
      const { code, text } = await run(site, "product", "pump");
      expect({ code, text }).toEqual({
        code: 0,
        text: [
          "Wrote data/parameters.yaml.",
          "Wrote data/families/products.yaml.",
          "Wrote data/products/products/pump.yaml.",
          'Next: Fill in what is known, look at the page with fairlead dev --review --data data, and write "state: published" when it is ready.',
          "",
        ].join("\n"),
      });
      expect(await errorsOf(site)).toEqual([]);
      expect(await run(join(data, "new/site"), "product", "pump")).toMatchObject({ code: 0 });
      expect(await errorsOf(join(data, "new/site"))).toEqual([]);
    });
  });

  it.each(requests)("%s offers examples and a version that pass as they are", async (type, id) => {
    await inCopyOf("new/before", async (data) => {
      await run(data, type, id);
      const file = join(data, fileOf(type, id).path);
      const text = readFileSync(file, "utf8");
      writeFileSync(file, text.replace(/^( *)# (examples|schemaVersion): /gm, "$1$2: "));
      const { diagnostics } = await siteOfFolder(data);
      const found = diagnostics.filter(({ code }) => /^(example-|schema-version)/.test(code));
      expect(found).toEqual([]);
    });
  });

  it("publishes no page by itself", async () => {
    await inCopyOf("new/before", async (data) => {
      const pages = async () => (await siteOfFolder(data)).records.map(({ pathname }) => pathname);
      const before = await pages();
      for (const [type, id] of requests)
        expect(await run(data, type, id, ...familyFor(type))).toMatchObject({ code: 0 });
      expect(await pages()).toEqual(before);
    });
  });

  it("prints where the file is and what to do next", async () => {
    await inCopyOf("new/before", async (data) => {
      expect(await run(data, "product", "clim")).toEqual({
        code: 0,
        text: 'Wrote data/products/boards/clim.yaml.\nNext: Fill in what is known, look at the page with fairlead dev --review --data data, and write "state: published" when it is ready.\n',
      });
      expect(await run(data, "doc", "CLIM/Calibration")).toMatchObject({
        text: expect.stringMatching(/^Wrote data\/docs\/CLIM\/Calibration\.md\.\n/),
      });
      expect(await run(data, "units")).toEqual({
        code: 0,
        text: "Wrote data/units.yaml.\nNext: Replace each … by what is known, add what else there is to say, and run fairlead check --data data.\n",
      });
      expect(await run(data, "page", "quiet", "--quiet")).toEqual({ code: 0, text: "" });
      expect(existsSync(join(data, "pages/quiet.yaml"))).toBe(true);
    });
  });
});

describe("fairlead new refuses", () => {
  const types =
    "cable, can-message-set, category, connector, doc, enum, family, glossary, landing, legal, message-support, notice, page, parameter, parameters, product, prose-rules, register-map, serial-check, serial-protocol, service, site, sources, tool, unit, units";
  it("lists in its help the types that it takes", async () => {
    const { code, text } = await run("data", "--help");
    expect(code).toBe(0);
    expect(text.replaceAll("\n", " ")).toContain(`Types are ${types}.`);
  });

  const idHint = 'Use letters, digits, "-" and "_", and begin with a letter or digit.';
  const cases: [words: string, files: Record<string, string>, text: string][] = [
    ["", {}, `No type is given.\nhint: Types are ${types}.\n`],
    ["prodct clim", {}, 'There is no type "prodct".\nhint: Did you mean product?\n'],
    ["paramter speed", {}, 'There is no type "paramter".\nhint: Did you mean parameter or parameters?\n'],
    ["datasheet clim", {}, `There is no type "datasheet".\nhint: Types are ${types}.\n`],
    ["page", {}, "The type page needs an id.\nhint: Write fairlead new page ID.\n"],
    ["doc", {}, "The type doc needs a path below docs.\nhint: Write fairlead new doc Folder/Name.\n"],
    [
      "units v",
      {},
      "A site has one file of type units, and it takes no id.\nhint: Write fairlead new units.\n",
    ],
    ["page a b", {}, 'The command new takes no "b".\nhint: See fairlead new --help.\n'],
    ["page ../a", {}, `"../a" cannot be an id.\nhint: ${idHint}\n`],
    ["page -- -a", {}, `"-a" cannot be an id.\nhint: ${idHint}\n`],
    ["page a.yaml", {}, `"a.yaml" cannot be an id.\nhint: ${idHint}\n`],
    ["page con", {}, '"con" cannot be an id.\nhint: "con.yaml" is the name of a device on Windows.\n'],
    [
      `page ${"a".repeat(81)}`,
      {},
      `The id "${"a".repeat(81)}" is too long.\nhint: Use at most 80 characters.\n`,
    ],
    ["doc a/../b", {}, `"a/../b" cannot be an id.\nhint: ${idHint}\n`],
    ["doc /a", {}, `"/a" cannot be an id.\nhint: ${idHint}\n`],
    ["category _a", {}, `"_a" cannot be an id.\nhint: ${idHint}\n`],
    ["page a --family boards", {}, "The type page takes no family.\nhint: Leave --family out.\n"],
    ["product a --family bords", {}, 'There is no family "bords".\nhint: Did you mean boards?\n'],
    ["product a --family x", {}, 'There is no family "x".\nhint: Families are boards.\n'],
    [
      "product a",
      { "families/air.yaml": "type: family\nid: air # two\n" },
      "A product needs a family.\nhint: Add --family FAMILY. Families are air, boards.\n",
    ],
    [
      "product a",
      { "products/boards/a.yaml": "mine\n" },
      "data/products/boards/a.yaml exists already.\nhint: Edit that file, or choose another id.\n",
    ],
    [
      "product a",
      { "products/other/b.yaml": 'id: "a"\ntype: product\n' },
      'The product id "a" is already used by products/other/b.yaml.\nhint: Choose another id, or edit that file.\n',
    ],
    [
      "units",
      { "units.yml": "" },
      "data/units.yml exists already.\nhint: Edit that file, or choose another id.\n",
    ],
    [
      "category A",
      { "docs/A/_category_.json": "{}" },
      "data/docs/A/_category_.json exists already.\nhint: Edit that file, or choose another id.\n",
    ],
    [
      "doc A/b",
      { "docs/A/B.mdx": "" },
      "data/docs/A/B.mdx exists already.\nhint: Edit that file, or choose another id.\n",
    ],
    [
      "doc A/b",
      { "docs/A": "a file" },
      "data/docs/A is no folder.\nhint: Give it another name: a folder is needed there.\n",
    ],
  ];
  it.each(cases)("new %s with %j", async (words, files, text) => {
    await inCopyOf("new/before", async (data) => {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(data, path)), { recursive: true });
        writeFileSync(join(data, path), content);
      }
      const given = words.split(" ").filter((word) => word !== "");
      const found = await run(data, ...given);
      expect(found).toEqual({ code: 2, text });
      for (const [path, content] of Object.entries(files))
        expect(readFileSync(join(data, path), "utf8")).toBe(content);
    });
  });

  it("a file in place of the folder", async () => {
    await inCopyOf("new/before", async (data) => {
      expect(await run(join(data, "docs/intro.md"), "page", "a")).toEqual({
        code: 2,
        text: '"data" is a file and no data folder.\nhint: Name a folder with --data DIR.\n',
      });
      // Which types there are is no question of a folder.
      expect(await run(join(data, "none"))).toEqual({
        code: 2,
        text: `No type is given.\nhint: Types are ${types}.\n`,
      });
    });
  });
});

describe("a data folder with links to itself", () => {
  it("is read once, by its own names", async () => {
    await inCopyOf("new/before", async (data) => {
      for (const target of [".", ".."]) {
        mkdirSync(join(data, "families/within"), { recursive: true });
        symlinkSync(target, join(data, "families/within", `to-${target.length}`));
      }
      const { code, text } = await run(data, "family", "ends");
      expect({ code, text }).toEqual({
        code: 0,
        text: expect.stringContaining("Wrote data/families/ends.yaml."),
      });
    });
  });
});

describe("other commands", () => {
  it("take no family", async () => {
    let text = "";
    vi.spyOn(process.stderr, "write").mockImplementation((chunk) => {
      text += String(chunk);
      return true;
    });
    expect(await main(["check", "--family", "a"], testLaunch)).toBe(2);
    expect(text).toBe(
      "The command check has no option --family.\nhint: Leave it out: --family is an option of new.\n",
    );
  });
});
