import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildReleases, type Release, twoReleases } from "../faults/releases.ts";

/** Sites that a schedule runs on: both are built for other tests too; the fleet is the one with many pages. */
export type SiteName = "small" | "fleet";

/** Texts that each release of the fleet has anew; every second release has other scripts too. */
const EDITED = ["intro.md", "Serial-Relay-Hub/Introduction.md", "Serial-Relay-Hub/serial-protocol.md"];
const RELEASES = 4;

/** Folders of a site's releases by name: `v1` and so on. */
export async function releasesOf(site: SiteName): Promise<Record<string, string>> {
  if (site === "small") return twoReleases();
  const releases = Array.from({ length: RELEASES }, (_, at) => releaseOf(at + 1));
  return buildReleases({ data: "fleet", releases });
}

function releaseOf(number: number): Release {
  const edit = (data: string): void => {
    for (const path of EDITED) markEdition(join(data, "docs", path), number);
  };
  return { name: `v${number}`, number, edit, client: number % 2 === 0 ? "development" : "production" };
}

/** The last line of a text says the release, and so does its name in the sidebar, where it has one of its own. */
function markEdition(file: string, number: number): void {
  const text = readFileSync(file, "utf8").replace(/\nEdition \d+\.\n$/, "");
  const named = text.replace(/^(sidebar_label: .*?)(?: \(\d+\))?$/m, `$1 (${number})`);
  writeFileSync(file, `${named}\nEdition ${number}.\n`);
}
