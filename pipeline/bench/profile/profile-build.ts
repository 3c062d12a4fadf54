import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeCorpus } from "../corpus/write-corpus.ts";
import { measure } from "../measure.ts";
import { makeWorkplace } from "../workplace.ts";
import { type CpuProfile, stepTimes } from "./step-times.ts";

/** Builds a corpus cold under V8's profiler and says how long each step of the main thread took, in all and per doc. */
export async function profileBuild(docs: number): Promise<string> {
  const corpus = makeWorkplace();
  const data = join(corpus.folder, "data");
  const place = makeWorkplace(data);
  try {
    writeCorpus(data, docs);
    const folder = join(corpus.folder, "profile");
    await measure({ runs: 1, argv: place.command("build") });
    place.clear();
    await measure({
      runs: 1,
      argv: ["--cpu-prof", "--cpu-prof-dir", folder, ...place.command("build")],
    });
    const rows = [...stepTimes(mainProfile(folder))].map(
      ([step, time]) => `| ${step} | ${Math.round(time)} | ${(time / docs).toFixed(2)} |`,
    );
    return `| step | ms | ms a doc |\n| --- | ---: | ---: |\n${rows.join("\n")}\n`;
  } finally {
    place.remove();
    corpus.remove();
  }
}

/** That of the main thread is the largest; each thread writes one of its own. */
function mainProfile(folder: string): CpuProfile {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const [largest = ""] = paths.sort((a, b) => statSync(b).size - statSync(a).size);
  return JSON.parse(readFileSync(largest, "utf8")) as CpuProfile;
}
