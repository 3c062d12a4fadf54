import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { mavlinkTable, readDialects } from "./mavlink-table.ts";

const TABLE = "pipeline/domain/definitions/mavlink.json";
/** The largest dialect, which includes all others of the table. */
const DIALECT = "ardupilotmega";

/** Makes the table of MAVLink messages anew from a clone of its definitions: `npm run mavlink -- FOLDER [REVISION]`. */
export function main([folder, revision = "HEAD"]: readonly string[]): number {
  if (folder === undefined) {
    process.stderr.write(
      "Usage: npm run mavlink -- FOLDER [REVISION], where FOLDER is a clone of mavlink/mavlink.\n",
    );
    return 2;
  }
  const git = (...args: string[]): string =>
    execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", maxBuffer: 2 ** 27 });
  const commit = git("rev-parse", "--verify", `${revision}^{commit}`).trim();
  const dialects = readDialects(DIALECT, (name) => git("show", `${commit}:message_definitions/v1.0/${name}`));
  writeFileSync(TABLE, mavlinkTable(commit, dialects));
  process.stdout.write(`wrote ${TABLE}\n`);
  return 0;
}
