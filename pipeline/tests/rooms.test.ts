import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";

const pipeline = join(import.meta.dirname, "..");

/** The rooms of the README's table, from the ground up. */
const ROOMS = [
  ...["core", "domain", "engine", "write", "sources", "model", "exports", "pages", "checks", "render"],
  ...["outputs", "changes", "commands", "bin", "tests", "bench", "manual"],
];
/** The files at the top make the site of what lies up to the outputs, and commands run them. */
const TOP = "site.ts, build.ts, tasks.ts";
const ORDER = [...ROOMS.slice(0, 11), TOP, ...ROOMS.slice(11)];

/** An import of one file by another; a target outside the pipeline begins with `../`. */
interface Arrow {
  readonly from: string;
  readonly to: string;
}

const isTest = (path: string): boolean => path.endsWith(".test.ts");

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(pipeline, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.[tj]s$/.test(path) && !path.endsWith(".d.ts") ? [path] : [];
  });
}

const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*["'](\.{1,2}\/[^"']+)["']/gm;

function importsOf(from: string): Arrow[] {
  const text = readFileSync(join(pipeline, from), "utf8");
  return [...text.matchAll(IMPORT)].map(([, to = ""]) => ({ from, to: posix.join(dirname(from), to) }));
}

const leavesPipeline = ({ to }: Arrow): boolean => to.startsWith("../");
const arrowsOf = (from: string): Arrow[] => importsOf(from).filter((arrow) => !leavesPipeline(arrow));

function roomOf(path: string): string {
  const [room = "", rest] = path.split("/");
  return rest === undefined ? TOP : room;
}

const sources = ["", ...ROOMS].flatMap((room) =>
  room === ""
    ? readdirSync(pipeline).filter((name) => name.endsWith(".ts"))
    : sourcesBelow(room).filter((path) => !isTest(path) && !path.includes("/fixtures/")),
);
const arrows = sources.flatMap(arrowsOf).filter(({ from, to }) => roomOf(from) !== roomOf(to));

function graph(): string {
  const lines = ORDER.map((room) => {
    const counts = new Map<string, number>();
    for (const { from, to } of arrows)
      if (roomOf(from) === room) counts.set(roomOf(to), (counts.get(roomOf(to)) ?? 0) + 1);
    return `${room} -> ${[...counts].map(([name, count]) => `${name} (${count})`).join(", ") || "nothing"}`;
  });
  return lines.join("\n");
}

test("the pipeline has its rooms and no other folder, and five files at most", () => {
  const entries = readdirSync(pipeline, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...ROOMS].sort());
  expect(folders.length).toBeLessThanOrEqual(17);
  expect(entries.length - folders.length).toBeLessThanOrEqual(5);
});

test("no room imports one that stands below it in the table, so that there is no circle of rooms", () => {
  console.info(graph());
  expect(arrows.length).toBeGreaterThan(1000);
  const upwards = arrows.filter(({ from, to }) => ORDER.indexOf(roomOf(to)) > ORDER.indexOf(roomOf(from)));
  expect(upwards).toEqual([]);
});

/**
 * The imports of the pipeline from the other folders: the contract, and the code that it shares with the
 * renderer.
 */
const OUTSIDE = [
  ...["generated", "authored", "published"].map((folder) => `../schema/${folder}/`),
  "../renderer/shared/",
];
/** Tests and measurements may look at anything. */
const FREE = ["tests", "bench"];
const isAllowedOutside = (to: string): boolean => OUTSIDE.some((folder) => to.startsWith(folder));

test("of the folders beside it the pipeline imports the schemas and what the renderer shares, and no other", () => {
  const outside = sources.flatMap(importsOf).filter(leavesPipeline);
  expect(new Set(outside.map(({ to }) => OUTSIDE.find((folder) => to.startsWith(folder))))).toContain(
    "../renderer/shared/",
  );
  const wrong = outside.filter(({ from, to }) => !FREE.includes(roomOf(from)) && !isAllowedOutside(to));
  expect(wrong).toEqual([]);
});

test.each([
  ["../schema/generated/types.ts", true],
  ["../renderer/shared/compose/escape.ts", true],
  ["../renderer/compose/escape.ts", false],
  ["../renderer/offline/store/stores.ts", false],
  ["../renderer/shared.ts", false],
  ["../data/site.yaml", false],
])("an import of %s from a room is allowed: %s", (to, isAllowed) => {
  expect(isAllowedOutside(to)).toBe(isAllowed);
});

test("what the pipeline and the renderer share imports the types of the schemas and itself", () => {
  const shared = "../renderer/shared";
  const imports = sourcesBelow(shared)
    .filter((path) => !isTest(path))
    .flatMap(importsOf);
  const own = [`${shared}/`, "../schema/generated/"];
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter(({ to }) => !own.some((folder) => to.startsWith(folder)))).toEqual([]);
});

test("a room is a TypeScript project that names the rooms it imports and no other", () => {
  const built = ROOMS.slice(0, 13);
  for (const room of built) {
    const config = JSON.parse(readFileSync(join(pipeline, room, "tsconfig.json"), "utf8")) as {
      readonly references: readonly { readonly path: string }[];
    };
    const named = config.references
      .map(({ path }) => posix.join(room, path))
      .flatMap((path) => (path === "." ? [TOP] : path.startsWith("..") ? [] : [path]));
    const used = arrows.filter(({ from }) => roomOf(from) === room).map(({ to }) => roomOf(to));
    expect({ room, named: named.sort() }).toEqual({ room, named: [...new Set(used)].sort() });
  }
  expect(built.length).toBeGreaterThanOrEqual(10);
});

/** Imports between the folders of a room; `common` are open to all of them. */
function betweenFolders(room: string, common: readonly string[]): Arrow[] {
  const folderOf = (path: string): string => path.split("/")[1] ?? "";
  return sources
    .filter((path) => path.startsWith(`${room}/`) && path.split("/").length > 2)
    .flatMap(arrowsOf)
    .filter(({ to }) => roomOf(to) === room && !common.includes(folderOf(to)))
    .filter(({ from, to }) => folderOf(from) !== folderOf(to));
}

test("no producer imports another one", () => {
  expect(betweenFolders("outputs", [])).toEqual([]);
});

test("no command imports another one", () => {
  expect(betweenFolders("commands", ["shared"])).toEqual([]);
});

test("nothing that is not a test imports tests, measurements or the manual", () => {
  const lower = arrows.filter(
    ({ from, to }) => !["tests", "bench"].includes(roomOf(from)) && /^(?:tests|bench|manual)\//.test(to),
  );
  expect(lower).toEqual([]);
});

test("what the README's walks lead through is there", () => {
  const readme = readFileSync(join(pipeline, "README.md"), "utf8");
  const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, to = ""]) => to);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((to) => !existsSync(join(pipeline, to)))).toEqual([]);
});

/** Every folder of the rooms that says what lives there, below its own name. */
const readmes = ["", ...ROOMS].flatMap(function below(folder: string): string[] {
  return readdirSync(join(pipeline, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return folder === "" || entry.name === "fixtures" ? [] : below(path);
    return entry.name === "README.md" ? [path] : [];
  });
});

test("a README is headed by the name of its folder", () => {
  const titles = readmes.map((path) => [
    path,
    /^# (.*)/.exec(readFileSync(join(pipeline, path), "utf8"))?.[1],
  ]);
  expect(titles.length).toBeGreaterThan(60);
  const folderOf = (path = ""): string => posix.basename(posix.dirname(posix.join("pipeline", path)));
  expect(titles.filter(([path, title]) => title !== folderOf(path))).toEqual([]);
});

/** Whether a folder, the pipeline or the project has a file; a folder may name what lies below it by the name alone. */
function isThere(name: string, folder: string): boolean {
  const roots = [join(pipeline, folder), pipeline, join(pipeline, "..")];
  if (roots.some((root) => existsSync(join(root, name)))) return true;
  return readdirSync(join(pipeline, folder), { recursive: true, encoding: "utf8" }).some((path) =>
    path.replaceAll("\\", "/").endsWith(`/${name}`),
  );
}

test("the files that a README names are there", () => {
  const others = ["renderer", "schema"].flatMap((folder) =>
    readdirSync(join(pipeline, "..", folder), { recursive: true, encoding: "utf8" })
      .filter((path) => posix.basename(path.replaceAll("\\", "/")) === "README.md")
      .map((path) => posix.join("..", folder, path.replaceAll("\\", "/"))),
  );
  expect(others.length).toBeGreaterThan(20);
  const missing = [...readmes, ...others].flatMap((path) =>
    [...readFileSync(join(pipeline, path), "utf8").matchAll(/`([\w./-]+\.tsx?)`/g)].flatMap(
      ([, name = ""]) => (isThere(name, dirname(path)) ? [] : [`${path}: ${name}`]),
    ),
  );
  expect(missing).toEqual([]);
});
