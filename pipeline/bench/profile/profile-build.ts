import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { withCorpus } from "../corpus/with-corpus.ts";
import { measure } from "../measure.ts";
import { type CpuProfile, stepTimes } from "./step-times.ts";

/** Builds a corpus cold under V8's profiler and says how long each step of the main thread took, in all and per doc. */
export function profileBuild(docs: number): Promise<string> {
  return withCorpus(docs, async ({ folder, workplace }) => {
    const profile = join(folder, "profile");
    await measure({ runs: 1, argv: workplace.command("build") });
    workplace.clear();
    await measure({
      runs: 1,
      argv: ["--cpu-prof", "--cpu-prof-dir", profile, ...workplace.command("build")],
    });
    const rows = [...stepTimes(mainProfile(profile))].map(
      ([step, time]) => `| ${step} | ${Math.round(time)} | ${(time / docs).toFixed(2)} |`,
    );
    return `| step | ms | ms a doc |\n| --- | ---: | ---: |\n${rows.join("\n")}\n`;
  });
}

/** That of the main thread is the largest; each thread writes one of its own. */
function mainProfile(folder: string): CpuProfile {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const [largest = ""] = paths.sort((a, b) => statSync(b).size - statSync(a).size);
  return JSON.parse(readFileSync(largest, "utf8")) as CpuProfile;
}
