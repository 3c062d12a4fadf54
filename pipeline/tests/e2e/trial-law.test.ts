import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { randomFrom } from "../fixtures/random.ts";
import { randomDocs } from "../fuzz/random-docs.ts";
import { randomHtml } from "../fuzz/random-html.ts";
import { randomRecords } from "../fuzz/random-records.ts";
import { withFolder } from "../fuzz/temporary-folder.ts";
import type { Files } from "../support/pages/site-of.ts";
import { fairlead } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
const SEED = isLong ? Date.now() % 1_000_000 : 20251129;

/** Names of files that no disk, host or address can hold. */
const oddNames: Files = Object.fromEntries(
  [
    "a.",
    "b ",
    "con",
    "-x",
    "%",
    "%41",
    "a?b",
    "index",
    "...",
    "x".repeat(200),
    "\u00fc",
    " c",
    "NUL.x",
    "404",
  ].map((name) => [`docs/${name}.md`, "# A\n\n[broken](gone.md)\n"]),
);

const sites: readonly (readonly [name: string, make: (random: () => number) => Files, count: number])[] = [
  ["odd names", () => oddNames, 1],
  [
    "old HTML",
    (random) => ({ "docs/a.md": `# A\n\n[broken](gone.md)\n\n${randomHtml(random)}` }),
    isLong ? 300 : 2,
  ],
  [
    "docs",
    (random) => ({ ...randomDocs(random), "docs/z.md": "# Z\n\n[broken](gone.md)\n" }),
    isLong ? 300 : 1,
  ],
  [
    "records",
    (random) => ({ ...randomRecords(random), "docs/z.md": "# Z\n\n[broken](gone.md)\n" }),
    isLong ? 300 : 1,
  ],
];

test.each(sites)(
  "a trial of a site with mistakes ends with 1 and has pages: %s",
  async (_, make, count) => {
    for (let seed = SEED; seed < SEED + count; seed++) {
      const out = join(tempFolder(), "trial");
      const files = make(randomFrom(seed));
      const { code, stderr } = await withFolder({ files }, (data) =>
        fairlead(["build", "--trial", "--data", data, "--out", out, "--cache", "none"]),
      );
      expect([seed, code, stderr]).toEqual([seed, 1, stderr]);
      expect(existsSync(join(out, "docs/mistakes-of-this-trial/index.html"))).toBe(true);
    }
  },
  60 * 60_000,
);
