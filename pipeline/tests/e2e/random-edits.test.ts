import { join } from "node:path";
import { expect, test } from "vitest";
import { randomEdit } from "../fixtures/edits/random-edit.ts";
import { randomFrom } from "../fixtures/random.ts";
import { fairlead } from "./support/command.ts";
import { differingPaths, readTree } from "./support/tree.ts";
import { succeed, workplace } from "./support/workplace.ts";

const isLong = process.env.FAIRLEAD_SEED === "random";
/** The variables are for a run that has failed: the message names its seed. */
const EDITS = Number(process.env.FAIRLEAD_EDITS ?? (isLong ? 250 : 10));
const SEED = isLong ? Date.now() % 1_000_000 : Number(process.env.FAIRLEAD_SEED ?? 20251121);
/** Edits from one clean build to the next. */
const CLEAN_EVERY = 5;

test(
  `after ${EDITS} random edits, and between them, the output is that of a clean build`,
  async () => {
    const { build, data, out, folder } = workplace();
    await succeed(build());
    const random = randomFrom(SEED);
    const edits: string[] = [];
    for (let round = 1; round <= EDITS; round++) {
      edits.push(randomEdit(data, round, random));
      await succeed(build());
      // A difference may be gone after the next edit, so that one at the end alone would tell less.
      if (round % CLEAN_EVERY !== 0) continue;
      await succeed(fairlead(["build", "--out", "clean", "--cache", "none"], { cwd: folder }));
      const differing = differingPaths(readTree(join(folder, "clean")), readTree(out));
      expect(differing, `seed ${SEED}\n${edits.join("\n")}`).toEqual([]);
    }
  },
  EDITS * 20_000,
);
