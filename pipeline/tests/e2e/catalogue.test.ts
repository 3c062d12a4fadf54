import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { builtSite, dataFolders } from "./support/built-site.ts";
import { listFiles } from "./support/tree.ts";

// A made-up site with every form of value and every status: pipeline/tests/fixtures/catalogue.
/** Numbers are written in groups on pages and without in files. */
const SECRET =
  /unverifiedword|draftword|withdrawnword|archivedword|7\W?070\W?707|8\W?080\W?808|9\W?090\W?909/giu;
/** Numbers that the data folder hides, so that this search cannot pass by looking for nothing. */
const HIDDEN = [
  "7070707",
  "8080808",
  "9090909",
  "archivedword",
  "draftword",
  "unverifiedword",
  "withdrawnword",
] as const;

let out: string;
beforeAll(async () => {
  out = await builtSite({ data: "catalogue" });
});

const secretsIn = (texts: Iterable<string>): string[] => [
  ...new Set(
    [...texts]
      .flatMap((text) => text.match(SECRET) ?? [])
      .map((word) => word.toLowerCase().replaceAll(/\W/gu, "")),
  ),
];
const page = (path: string): string => readFileSync(join(out, path, "index.html"), "utf8");

/** The texts of a file: its bytes, and what is packed in it. */
function textsOf(path: string): string[] {
  const bytes = readFileSync(join(out, path));
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return [gunzipSync(bytes).toString()];
  if (path.endsWith(".zip"))
    return Object.entries(unzipSync(bytes)).flatMap(([name, inner]) => [name, Buffer.from(inner).toString()]);
  return [bytes.toString()];
}

describe("what must not be published", () => {
  test("is written in the data", () => {
    const sources = readdirSync(dataFolders.catalogue, { recursive: true, encoding: "utf8" }).filter((path) =>
      /\.(yaml|md)$/.test(path),
    );
    const texts = sources.map((path) => readFileSync(join(dataFolders.catalogue, path), "utf8"));
    expect(secretsIn(texts).sort()).toEqual([...HIDDEN]);
  });

  test("is in no file of the output, packed or not, and in no name of one", () => {
    const files = listFiles(out);
    expect(secretsIn(files)).toEqual([]);
    const found = files.flatMap((path) => secretsIn(textsOf(path)).map((word) => `${path}: ${word}`));
    expect(found).toEqual([]);
    // Packed files are among those that were read.
    expect(files.some((path) => path.endsWith(".pack"))).toBe(true);
  });
});

describe("what is preliminary", () => {
  test("is marked in the tables and key values of its page, and a limit that may change is warned of", () => {
    const html = page("products/sample-buoy");
    expect(html.match(/status status-preliminary/g)).toHaveLength(11);
    expect(html).toContain("Preliminary ratings");
  });

  test("is told to no search engine", () => {
    const propertyIds = [...page("products/sample-buoy").matchAll(/"propertyID":"([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(propertyIds).toEqual(["output-current", "fused"]);
  });

  test("is no ground for a filter or a verdict", () => {
    const ranking = /"(?:low|high|words|better)":/;
    const preliminary = listFiles(out)
      .filter((path) => path.endsWith("index.json"))
      .flatMap((path) => rowsIn(JSON.parse(readFileSync(join(out, path), "utf8"))))
      .filter(({ status }) => status === "preliminary");
    expect(preliminary.length).toBeGreaterThan(20);
    expect(preliminary.filter((row) => ranking.test(JSON.stringify(row)))).toEqual([]);
  });
});

/** Every value that a record shows, wherever it is. */
function rowsIn(value: unknown): { status?: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "display" in value && "status" in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(rowsIn)];
}
