import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { commands } from "../../tests/offline/commands.ts";
import { type FakeRelease, fakeRelease } from "../../tests/offline/fake-release.ts";
import { Run } from "../../tests/offline/model.ts";

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** `npm run test:long` asks for more. */
const RUNS = process.env.FAIRLEAD_LONG === "1" ? 10_000 : 150;

const texts = (section: string, release: number) =>
  Object.fromEntries(
    // Page 0 differs in every release, page 1 in every second, the others never.
    [0, 1, 2, 3, 4].map((at) => [
      `/${section}/${at}`,
      `${section} ${at}, text ${at === 0 ? release : at === 1 ? release >> 1 : 0}`,
    ]),
  );

let releases: FakeRelease[];
beforeAll(async () => {
  releases = await Promise.all(
    [1, 2, 3, 4, 5].map((release) =>
      fakeRelease(release, { docs: texts("docs", release), boards: texts("boards", release) }, 3),
    ),
  );
});

test(`the invariants I2 to I6 hold in ${RUNS} random sequences of what can happen`, {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands(commands, { maxCommands: 20, size: "max" }),
      fc.nat({ max: 2 ** 31 }),
      async (steps, seed) => {
        const run = new Run(releases, seed);
        await fc.asyncModelRun(() => ({ model: {}, real: run }), steps);
        await run.heal();
      },
    ),
    { numRuns: RUNS },
  );
  expect(releases).toHaveLength(5);
});
