/** How many tests of a step passed and failed, and which ones did not run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
  /** The tests that failed and passed when they were tried again, each with the first line of its error. */
  readonly triedAgain: readonly string[];
}

/** The part of vitest's JSON report that is read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Also those of tries before the last one. */
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/**
 * Counts the tests of a report. `ok` is what the exit code says: where it says no and no test failed, something around
 * the tests did, and that counts as one. A test that did not run in a file that failed has failed too.
 */
export function countTests(json: string | undefined, ok: boolean): Counts {
  if (json === undefined) return { passed: 0, failed: 1, skipped: [], triedAgain: [] };
  let passed = 0;
  let failed = 0;
  const skipped: string[] = [];
  const triedAgain: string[] = [];
  for (const { name, status, assertionResults } of (JSON.parse(json) as Report).testResults) {
    const before = failed;
    const hasFailed = status === "failed";
    const isSetUp = assertionResults.every((test) => test.status !== "failed");
    for (const test of assertionResults) {
      const [error] = test.failureMessages ?? [];
      if (test.status === "passed" && error !== undefined)
        triedAgain.push(`${test.fullName.trim()}: ${error.split("\n", 1).join()}`);
      if (test.status === "passed") passed += 1;
      else if (test.status === "failed" || (hasFailed && isSetUp)) failed += 1;
      else skipped.push(test.fullName.trim() === "" ? name : test.fullName.trim());
    }
    if (hasFailed && failed === before) failed += 1;
  }
  return { passed, failed: !ok && failed === 0 ? 1 : failed, skipped, triedAgain };
}

const NOT_RUN = /\[(\w+), not run: (.*)\]$/;

/** How many of the skipped tests an engine was left out of, a line an engine and reason: what `engineTest` names so. */
export function notRunByEngine(skipped: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of skipped) {
    const [, engine, reason] = NOT_RUN.exec(name) ?? [];
    if (engine === undefined) continue;
    const line = `${engine}, ${reason}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].sort().map(([line, count]) => `Not run in ${line}: ${count}`);
}
