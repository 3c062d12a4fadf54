import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ability, EngineName } from "../engines/engine.ts";
import { engines } from "../engines/engines.ts";
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
  /** The engines that it is shown in; none for fakes. */
  readonly engines: readonly EngineName[];
}

const FOLDERS = [
  "pipeline/tests/e2e",
  "renderer/offline",
  "renderer/islands/offline-panel",
  "pipeline/outputs/offline",
];
const TITLE = /(?<=[([]\s*)"((?:F\d\d(?:, )?)+:? (?:[^"\\]|\\.)*)"/g;
const STARTER = /\b(longEngineTest|engineTest|longTest|test|describe)(?:\.each)?\b/g;
/**
 * The needs of a test of all engines, between its title and its body: abilities, and engines that it leaves
 * out.
 */
const NEEDS = /^",\s*\{(.*?)\},/s;

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
  const where = file.startsWith("pipeline/tests/e2e/") ? "browser" : "fakes";
  return [...source.matchAll(TITLE)].map(({ 0: { length }, 1: title = "", index }) => {
    const starter = [...source.slice(0, index).matchAll(STARTER)].at(-1)?.[1] ?? "";
    const needs = NEEDS.exec(source.slice(index + length - 1))?.[1] ?? "";
    return {
      title,
      file,
      where,
      isLong: starter.startsWith("long"),
      engines: enginesOf(where, starter, needs),
    };
  });
}

/** Tests that are not written for all engines are Chromium's. */
function enginesOf(where: FaultTitle["where"], starter: string, needs: string): EngineName[] {
  if (where === "fakes") return [];
  if (!starter.endsWith("ngineTest")) return ["chromium"];
  const abilities = [...(/abilities: \[(.*?)\]/s.exec(needs)?.[1] ?? "").matchAll(/"(.*?)"/g)].map(
    ([, name]) => name as Ability,
  );
  const excepted = /except: \{(.*)/s.exec(needs)?.[1] ?? "";
  return engines
    .filter(({ name }) => !new RegExp(`\\b${name}:`).test(excepted))
    .filter(({ cannot }) => abilities.every((ability) => cannot[ability] === undefined))
    .map(({ name }) => name);
}
