import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Test files that take longest, the longest first, as the ends of their paths. */
const LONGEST: readonly string[] = [
  "pipeline/tests/mutation/mutation.test.ts",
  "pipeline/tests/growth/growth.test.ts",
  "pipeline/write/kill.test.ts",
  "markdown/pathological.test.ts",
  "diagram/render-diagram.test.ts",
  "renderer/offline/sync/sync-model.test.ts",
  "e2e/engines/offline.test.ts",
  "e2e/routes.test.ts",
  "e2e/reach.test.ts",
  "e2e/axe.test.ts",
  "site/axe.test.ts",
  "faults/serving.test.ts",
  "e2e/reading.test.ts",
  "e2e/offline-panel.test.ts",
  "e2e/search.test.ts",
  "e2e/node-versions.test.ts",
  "faults/whole-copy.test.ts",
  "faults/shell.test.ts",
  "faults/storage.test.ts",
  "faults/update.test.ts",
  "e2e/new-record-type.test.ts",
  "e2e/print.test.ts",
  "e2e/hostile.test.ts",
  "e2e/random-edits.test.ts",
  "e2e/same-bytes.test.ts",
];

/**
 * Begins with the files that have processes of their own, so that the others find one another's, and among both with the
 * longest, so that no worker is left alone with one at the end; the rest in the usual order.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShared = ({ project }: TestSpecification): number => Number(!project.config.isolate);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((end) => moduleId.endsWith(`/${end}`));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => isShared(a) - isShared(b) || rank(a) - rank(b));
  }
}
