import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readData } from "../read-data.ts";
import { places } from "./layout.ts";

let place = "";
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "fairlead-rule-"));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

function fill(name: string, files: Files): string {
  const folder = join(place, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const limits = { fileBytes: 1000, imageBytes: 1000 };
const page = "type: page\nid: a\ntitle: A\n";
const compose = "services:\n  web: { image: nginx }\n";

function textsIn(name: string, files: Files): string[] {
  return readData(fill(name, files), limits).value.flatMap(({ kind, path }) =>
    kind === "text" ? [path] : [],
  );
}

function found(name: string, files: Files): string[] {
  return readData(fill(name, files), limits).diagnostics.map(({ file, code, hint }) =>
    code === "record-misplaced" ? `${file} ${hint?.split(",")[0]}` : `${file} ${code}`,
  );
}

test("every type has a place", () => {
  expect(Object.fromEntries(places)).toMatchObject({
    ...{ connector: "interfaces/ID.yaml", family: "families/ID.yaml", glossary: "glossary.yaml" },
    ...{ landing: "pages/ID.yaml", product: "products/FAMILY/ID.yaml", units: "units.yaml" },
  });
});

const others: Files = {
  "docs/a.md": "# A\n",
  "compose.yaml": compose,
  "pnpm-lock.yaml": "lockfileVersion: 9\n",
  "charts/app/Chart.yaml": "type: application\nname: app\n",
  "charts/app/templates/x.yaml": "{{ .Values.x }}\n",
  "tools/lint.yml": "rules: []\n",
  "config/empty.yaml": "",
  "versions.json": '{ "go": "1" }\n',
};

test("in a folder called data every YAML file is a source", () => {
  expect(textsIn("data", others)).toEqual(Object.keys(others).sort());
});

test("YAML of other programs is no source in a folder of another name", () => {
  expect(textsIn("site", others)).toEqual(["docs/a.md"]);
  expect(found("site", others)).toEqual([]);
});

const own: Files = {
  "docs/a.md": "# A\n",
  "docs/x/_category_.yml": "label: X\n",
  "families/f.yaml": "type: family\nid: f\n",
  "glossary.yaml": "type: glossary\n",
  "interfaces/c.yaml": "type: connector\nid: c\n",
  "pages/a.yaml": page,
  "pages/untyped.yaml": "title: B\n",
  "products/f/p.yml": "type: product\nid: p\n",
  "serials/boards.csv": "serial\n",
  "site.yml": "title: X\n",
  "units.yaml": "units: []\n",
  "versioned_docs/version-1/a.md": "# A\n",
  "versions.json": '["1"]\n',
};

test.each(["data", "site"])("the layout is read in a folder called %s", (name) => {
  expect(textsIn(name, own)).toEqual(Object.keys(own).sort());
});

test.each([
  ["states a type", "type: service\n", true],
  ["misspells its type", "type: sevice\n", true],
  ["has an id alone", "id: a\n", true],
  ["says nothing of that", compose, false],
  ["states a type that is none", "type: LoadBalancer\n", false],
])("a folder of records is one whose only file %s", (_, text, isRead) => {
  const path = "services/team/a.yaml";
  expect(textsIn("site", { [path]: text })).toEqual(isRead ? [path] : []);
});

test.each(["docs/example.yaml", "docs/crd/a.yml", "static/a.yaml", "public/a.yaml"])(
  "%s is a file to show, whatever the folder is called",
  (path) => {
    for (const name of ["data", "site"]) expect(textsIn(name, { [path]: compose })).toEqual([]);
  },
);

test.each([
  ["product/p.yaml", "type: product\nid: p\n", "Move it to products/FAMILY/p.yaml"],
  ["Pages/a.yaml", page, "Move it to pages/a.yaml"],
  ["a.yaml", `# Licence\n\n${page}`, "Move it to pages/a.yaml"],
  ["a.yml", "\ufefftype: 'prodct'  # a board\r\nid: p\r\n", "Move it to products/FAMILY/a.yml"],
  ["Site.yaml", "type: site\ntitle: X\n", "Move it to site.yaml"],
  ["config/unit.yaml", "type: units\nunits: []\n", "Move it to units.yaml"],
])("%s is a record in another place", (path, text, hint) => {
  expect(found("site", { [path]: text })).toEqual([`${path} ${hint}`]);
  expect(found("data", { [path]: text })).toEqual([]);
});

test.each(["data", "site"])(
  "a record among files to show in a folder called %s is one in another place",
  (name) => {
    const files = {
      "docs/parts/a.yaml": page,
      "static/g.yml": "type: glossary\nglossary: []\n",
      "docs/b.yaml": compose,
    };
    expect(found(name, files)).toEqual([
      "docs/parts/a.yaml Move it to pages/a.yaml.",
      "static/g.yml Move it to glossary.yaml.",
    ]);
  },
);

test.each([
  ["ci/a.yaml", "type: page\nsize: 4\n"],
  ["ci/a.yaml", "kind: page\nid: a\n"],
  ["ci/a.yaml", "a:\n  type: page\n  id: a\n"],
  ["ci/a.yaml", "type: object\nid: a\n"],
])("nothing is said of %s: %j", (path, text) => {
  expect(found("site", { [path]: text })).toEqual([]);
});

test("who reads another folder than that of the data says that all of it is wanted", () => {
  const records = { "page/a.yaml": page, "static/a.yaml": page };
  const folder = fill("theirs", { ...others, ...records, "src/large.yaml": "x".repeat(1001) });
  symlinkSync(place, join(folder, "linked"), "junction");
  const { value, diagnostics } = readData(folder, { ...limits, isForeign: true });
  expect(value.flatMap(({ kind, path }) => (kind === "text" ? [path] : []))).toEqual(
    [...Object.keys(others), "page/a.yaml"].sort(),
  );
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    "linked file-outside",
    "src/large.yaml limit-file-size",
  ]);
});

test("a list of versions without their docs is one of docs all the same, so that it is reported", () => {
  expect(textsIn("site", { "versions.json": '\n["1.0"]\n' })).toEqual(["versions.json"]);
});

test("a sample with its own site.yaml is another site", () => {
  expect(found("site", { "samples/x/site.yaml": "title: X\n", "samples/x/pages/a.yaml": page })).toEqual([]);
});

test("what is wrong with a file concerns the site where the layout has it", () => {
  const large = "x".repeat(1001);
  const files = { "docs/a.png": large, "pages/a.yaml": page, "pages/b.png": large, "src/a.png": large };
  const folder = fill("site", files);
  symlinkSync(place, join(folder, "up"), "junction");
  symlinkSync(place, join(folder, "tools"), "junction");
  const { value, diagnostics } = readData(folder, limits);
  expect(diagnostics.map(({ file }) => file)).toEqual(["docs/a.png", "pages/b.png", "tools"]);
  expect(value.flatMap((file) => (file.kind === "unusable" ? [[file.path, file.fault.code]] : []))).toEqual([
    ["src/a.png", "limit-image-size"],
    ["up", "file-outside"],
  ]);
});
