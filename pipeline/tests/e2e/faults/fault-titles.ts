import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../support/command.ts";
import { listFiles } from "../support/tree.ts";

/** A test that names a fault. */
interface FaultTitle {
  /** As it is written, with the placeholders of tables. */
  readonly title: string;
  /** Path below the repository. */
  readonly file: string;
  /** A real browser, or the engine over fakes of network, storage and clock. */
  readonly where: "browser" | "fakes";
  /** Whether `npm run test:long` alone runs it. */
  readonly isLong: boolean;
}

const FOLDERS = [
  "pipeline/tests/e2e",
  "renderer/offline",
  "renderer/islands/offline-panel",
  "pipeline/outputs/offline",
];
const TITLE = /(?<=[([]\s*)"((?:F\d\d(?:, )?)+:? (?:[^"\\]|\\.)*)"/g;
const STARTER = /\b(longTest|test|describe)(?:\.each)?\b/g;

/** Ids of the faults that a title begins with: `F15, F16: a download …`. */
export function idsOf(title: string): string[] {
  return /^(?:F\d\d(?:, )?)+/.exec(title)?.[0].match(/F\d\d/g) ?? [];
}

/** All titles of tests that begin with the id of a fault, by reading the source of the tests. */
export function faultTitles(): FaultTitle[] {
  return FOLDERS.flatMap((folder) =>
    listFiles(join(repository, folder))
      .filter((path) => /\.test\.tsx?$/.test(path))
      .flatMap((path) => titlesOf(`${folder}/${path}`)),
  );
}

function titlesOf(file: string): FaultTitle[] {
  const source = readFileSync(join(repository, file), "utf8");
  return [...source.matchAll(TITLE)].map(({ 1: title = "", index }) => ({
    title,
    file,
    where: file.startsWith("pipeline/tests/e2e/") ? "browser" : "fakes",
    isLong: [...source.slice(0, index).matchAll(STARTER)].at(-1)?.[1] === "longTest",
  }));
}
