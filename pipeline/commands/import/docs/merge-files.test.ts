import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ImportPlace, type Texts } from "../../../tests/support/commands/import/import-place.ts";

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `Line ${at + 1}.`).join("\n\n");
const picture = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"></svg>\n`;

const files: Texts = {
  "mkdocs.yml": "site_name: Board\n",
  "docs/index.md": `# Board\n\n${lines(12)}\n`,
  "docs/a.md": "---\nhide: [toc]\n---\n\n# A\n\n![x](x.svg)\n",
  "docs/b.md": "# B\n",
  "docs/c.md": "# C\n",
  "docs/d.md": "# D\n",
  "docs/x.svg": picture(1),
};

async function imported(): Promise<ImportPlace> {
  const place = new ImportPlace(files);
  expect(await place.run()).toBe(0);
  return place;
}

/** Changes a file of a folder. */
function edit(folder: string, path: string, change: (text: string) => string): void {
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), "utf8")));
}

/** All files with what they hold, hidden ones included. */
function state(place: ImportPlace): Record<string, string> {
  return Object.fromEntries(place.paths(true).map((path) => [path, place.read(path)]));
}

test("the same source again writes nothing", async () => {
  const place = await imported();
  const before = state(place);
  expect(await place.run()).toBe(0);
  expect(place.output).toContain("is as the source says; nothing was written.");
  expect(state(place)).toEqual(before);
});

test("ten changes of the source come into a folder in which nobody has written", async () => {
  const place = await imported();
  const { source } = place;
  edit(source, "docs/index.md", (text) => text.replace("Line 1.", "Line one.").replace("Line 9.\n\n", ""));
  edit(source, "docs/a.md", (text) => text.replace("[toc]", "[navigation]").replace("# A", "# The A"));
  edit(source, "docs/b.md", (text) => `${text}\n[dead](nowhere.md)\n`);
  edit(source, "mkdocs.yml", (text) => text.replace("Board", "New board"));
  writeFileSync(join(source, "docs/x.svg"), picture(2));
  writeFileSync(join(source, "docs/e.md"), "# E\n");
  rmSync(join(source, "docs/c.md"));
  rmSync(join(source, "docs/d.md"));
  expect(await place.run()).toBe(0);
  expect(place.output).toContain(": 2 added, 6 replaced, 2 removed.");
  expect(place.paths()).toEqual([
    "baseline.yaml",
    "docs/a.md",
    "docs/b.md",
    "docs/e.md",
    "docs/index.md",
    "docs/x.svg",
    "mkdocs.yml",
    "site.yaml",
  ]);
  const fresh = new ImportPlace();
  Object.assign(fresh, { source });
  await fresh.run();
  expect(state(fresh)).toEqual(state(place));
});

test("what people have changed, added and taken away stays when the source is the same", async () => {
  const place = await imported();
  edit(place.data, "docs/index.md", (text) => text.replace("Line 5.", "Line five."));
  edit(place.data, "site.yaml", (text) => text.replace("title: Board", "title: My board # By hand"));
  rmSync(join(place.data, "docs/c.md"));
  writeFileSync(join(place.data, "docs/own.md"), "# Own\n");
  const before = state(place);
  expect(await place.run()).toBe(0);
  expect(place.output).toContain("nothing was written");
  expect(state(place)).toEqual(before);
});

describe("changes on both sides", () => {
  test("of different lines are merged", async () => {
    const place = await imported();
    edit(place.data, "docs/index.md", (text) =>
      text.replace("Line 2.", "Line two.").replace("Line 12.", "Line twelve."),
    );
    edit(place.data, "docs/a.md", (text) => text.replace("# A", "# A\n\nBy hand."));
    edit(place.data, "site.yaml", (text) => text.replace("  route: /\n", "  route: /\n  label: Manual\n"));
    edit(place.source, "docs/index.md", (text) =>
      text.replace("Line 6.", "Line six.").replace("Line 9.\n\n", ""),
    );
    edit(place.source, "docs/a.md", (text) => text.replace("[toc]", "[navigation]"));
    edit(place.source, "mkdocs.yml", () => "site_name: New board\n");
    expect(await place.run()).toBe(0);
    expect(place.output).toContain(": 1 replaced, 3 merged.");
    expect(place.output).not.toContain("  kept  ");
    const index = place.read("docs/index.md");
    for (const text of ["Line two.", "Line six.", "Line twelve."]) expect(index).toContain(text);
    expect(index).not.toContain("Line 9.");
    expect(place.read("docs/a.md")).toBe(
      "---\nimported:\n  hide: [ navigation ]\n---\n\n# A\n\nBy hand.\n\n![x](x.svg)\n",
    );
    expect(place.read("site.yaml")).toContain("title: New board\n");
    expect(place.read("site.yaml")).toContain("  label: Manual\n");
  });

  test("of the same lines leave what people have written, and say where to decide", async () => {
    const place = await imported();
    edit(place.data, "docs/index.md", (text) => text.replace("Line 2.", "Line two.\n\nAnd more."));
    edit(place.source, "docs/index.md", (text) =>
      text.replace("Line 2.", "Second line.").replace("Line 9.", "Line nine."),
    );
    expect(await place.run()).toBe(0);
    expect(place.read("docs/index.md")).toContain("Line two.\n\nAnd more.");
    expect(place.read("docs/index.md")).toContain("Line nine.");
    expect(place.output).toMatch(
      /data\/docs\/index\.md:5 {2}kept {2}The source now says "Second line\." here \(1 lines\); what people have written stays\./,
    );
    expect(await place.run()).toBe(0);
    expect(place.output).toContain("nothing was written");
  });

  test("that are the same are no change", async () => {
    const place = await imported();
    for (const folder of [place.source, place.data])
      edit(folder, "docs/index.md", (text) => text.replace("Line 2.", "Line two."));
    expect(await place.run()).toBe(0);
    expect(place.output).toContain("nothing was written");
  });

  const cases: [name: string, change: (place: ImportPlace) => void, path: string, message: string][] = [
    [
      "a picture that both have changed",
      ({ source, data }) => {
        writeFileSync(join(source, "docs/x.svg"), picture(2));
        writeFileSync(join(data, "docs/x.svg"), picture(3));
      },
      "docs/x.svg",
      "The source has changed this file, and so has somebody here; that of the data folder stays.",
    ],
    [
      "a page that is gone from the source and was changed here",
      ({ source, data }) => {
        rmSync(join(source, "docs/b.md"));
        writeFileSync(join(data, "docs/b.md"), "# Mine\n");
      },
      "docs/b.md",
      "The source has this file no more; what people have written in it stays.",
    ],
    [
      "a page that was taken away here and has changed in the source",
      ({ source, data }) => {
        writeFileSync(join(source, "docs/b.md"), "# New\n");
        rmSync(join(data, "docs/b.md"));
      },
      "docs/b.md",
      "The source has changed this file, which was taken away here; it does not come back.",
    ],
    [
      "a new page whose name somebody has taken",
      ({ source, data }) => {
        writeFileSync(join(source, "docs/new.md"), "# New\n");
        writeFileSync(join(data, "docs/new.md"), "# Mine\n");
      },
      "docs/new.md",
      "The source has changed this file, and so has somebody here; that of the data folder stays.",
    ],
  ];
  test.each(cases)("of %s are told", async (_, change, path, message) => {
    const place = await imported();
    change(place);
    const before = place.paths().includes(path) ? place.read(path) : undefined;
    expect(await place.run()).toBe(0);
    expect(place.output).toContain(`data/${path}  kept  ${message}\n`);
    expect(place.paths().includes(path) ? place.read(path) : undefined).toBe(before);
  });
});

test("a link that somebody puts into the data folder is not followed", async () => {
  const place = await imported();
  mkdirSync(join(place.folder, "elsewhere"));
  writeFileSync(join(place.folder, "elsewhere/b.md"), "# Mine\n");
  rmSync(join(place.data, "docs"), { recursive: true });
  symlinkSync(join(place.folder, "elsewhere"), join(place.data, "docs"));
  edit(place.source, "docs/b.md", () => "# Changed\n");
  expect(await place.run()).toBe(0);
  expect(readFileSync(join(place.folder, "elsewhere/b.md"), "utf8")).toBe("# Mine\n");
  expect(place.output).toContain("A link or a folder has the name of this file; it is left unchanged.");
});

test("a page of many equal lines is not compared for long: what people have written stays", async () => {
  const place = await imported();
  const many = `# B\n${"same\n".repeat(6000)}`;
  for (const folder of [place.source, place.data]) writeFileSync(join(folder, "docs/b.md"), many);
  expect(await place.run()).toBe(0);
  writeFileSync(join(place.source, "docs/b.md"), `${many}source\n`);
  writeFileSync(join(place.data, "docs/b.md"), `here\n${many}`);
  expect(await place.run()).toBe(0);
  expect(place.output).toContain("which takes too long to compare; it stays.");
  expect(place.read("docs/b.md")).toBe(`here\n${many}`);
});
