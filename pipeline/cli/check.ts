import type { Launch } from "./main.ts";
import type { Options } from "./options.ts";
import { openSession, report, say } from "./session.ts";

/** Judges everything that needs no rendering. */
export async function check(options: Options, launch: Launch): Promise<number> {
  const started = performance.now();
  const session = openSession(options, launch);
  const site = await session.site();
  session.store.close({ keepUnused: true });
  if (report(options, site)) return 1;
  say(options, `Checked ${site.records.length} pages in ${seconds(started)}.`);
  return 0;
}

/** Time since a moment, for people: "0.8 s". */
export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(2)}\u00A0s`;
}
