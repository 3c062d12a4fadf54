import { expect, onTestFinished, test, vi } from "vitest";
import { drawTask } from "../../outputs/offline/archive/archive-tasks.ts";
import { picturesTask } from "../../outputs/open-graph/pictures-task.ts";
import { renderTask } from "../../render/render-task.ts";
import { parseTask } from "../../sources/site/parse-task.ts";
import { eraseLine, print, printAsIs, showLine, tellLine } from "./output.ts";
import { Progress, progressOf } from "./progress.ts";

/** A progress with a clock that the test sets, and the lines that it has shown. */
function watched() {
  const lines: string[] = [];
  const clock = { now: 0 };
  const progress = new Progress({ show: (line) => lines.push(line), now: () => clock.now });
  return { progress, lines, clock };
}

test("a line names the step, what is done and how much there is", () => {
  const { progress, lines, clock } = watched();
  clock.now = 500;
  progress.count("render", 1200, 4000);
  clock.now = 600;
  progress.stage("Round 2");
  progress.count("parse", 7, 1234567);
  clock.now = 700;
  progress.line("Waits for a host.");
  expect(lines).toEqual([
    "Rendering 1,200 of 4,000 pages",
    "Round 2: Parsing 7 of 1,234,567 files",
    "Round 2: Waits for a host.",
  ]);
});

test("quick work shows no line, and long work at most ten a second", () => {
  const { progress, lines, clock } = watched();
  for (clock.now = 0; clock.now < 1500; clock.now += 5) progress.count("render", clock.now, 1500);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("Rendering 500 of 1,500 pages");
});

test("every step that counts has words, and a step without words shows nothing", () => {
  const { progress, lines, clock } = watched();
  const names = [parseTask, renderTask, picturesTask, drawTask].map(({ name }) => name);
  for (const name of [...names, "print", "write", "constructor"]) {
    clock.now += 1000;
    progress.count(name, 1, 2);
  }
  expect(lines).toHaveLength(6);
});

const terminal = { stream: { isTTY: true }, env: {} };

test.each([
  ["a pipe", { stream: {}, env: {} }, {}],
  ["a CI with a terminal", { ...terminal, env: { CI: "true" } }, {}],
  ["a terminal that cannot erase", { ...terminal, env: { TERM: "dumb" } }, {}],
  ["a form for programs", terminal, { format: "json" }],
  ["--quiet", terminal, { quiet: true }],
] as const)("%s gets no progress", (_, place, options) => {
  expect(progressOf({ format: "pretty", quiet: false }, terminal)).toBeInstanceOf(Progress);
  expect(progressOf({ format: "pretty", quiet: false, ...options }, place)).toBeUndefined();
});

/** All that is written to both streams, in its order. */
function written(write: () => void, columns = 80): string {
  let text = "";
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((more) => {
      text += String(more);
      return true;
    });
  const before = process.stderr.columns;
  process.stderr.columns = columns;
  onTestFinished(() => {
    vi.restoreAllMocks();
    process.stderr.columns = before;
  });
  write();
  return text;
}

const ERASE = "\r\u001b[K";

test.each([
  ["print", () => print("Built.\n")],
  ["tellLine", () => tellLine("Built.")],
  ["printAsIs", () => printAsIs("Built.\n", "stderr")],
])("a line gives way to what %s writes, once", (_, tell) => {
  const text = written(() => {
    showLine("Writing 1 of 3 files");
    showLine("Writing 2 of 3 files");
    tell();
    tell();
    eraseLine();
  });
  expect(text).toBe(`${ERASE}Writing 1 of 3 files${ERASE}Writing 2 of 3 files${ERASE}Built.\nBuilt.\n`);
});

test("a line fits into the terminal and holds no controls of others", () => {
  expect(written(() => showLine("https://example.org/\u001b[2Ja/long/path"), 24)).toBe(
    `${ERASE}https://example.org/\\x1`,
  );
  expect(written(() => eraseLine())).toBe(ERASE);
});
