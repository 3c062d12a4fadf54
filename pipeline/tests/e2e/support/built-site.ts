import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { LinkIndex } from "../../../../schema/generated/types.ts";
import { serveTree, type TreeServer } from "../../../commands/shared/server/serve-tree.ts";
import { readSitePolicy } from "../../../outputs/hosts/site-policy.ts";
import { fairlead, repository } from "./command.ts";
import { oneAtATime } from "./one-at-a-time.ts";

/** Data folders that tests build. */
export const dataFolders = {
  fleet: join(repository, "pipeline/tests/fixtures/fleet"),
  small: join(repository, "pipeline/tests/fixtures/e2e"),
  "docs-only": join(repository, "pipeline/tests/fixtures/docs-only"),
  manual: join(repository, "pipeline/manual"),
  versions: join(repository, "pipeline/tests/fixtures/versions"),
  catalogue: join(repository, "pipeline/tests/fixtures/catalogue"),
  samples: join(repository, "pipeline/tests/fixtures/samples"),
  "sample-board": join(repository, "pipeline/tests/fixtures/sample-board"),
  settings: join(repository, "pipeline/tests/fixtures/settings"),
} as const;

export interface SiteChoice {
  readonly data: keyof typeof dataFolders;
  readonly client?: "production" | "development";
  readonly base?: string;
}

/** The output of a fixture, built once a run and shared by all tests: no test may change it. */
export async function builtSite({ data, client = "production", base = "/" }: SiteChoice): Promise<string> {
  const folder = join(inject("runFolder"), `${data} ${client} ${base.replaceAll("/", " ").trim()}`.trim());
  return oneAtATime(`${folder} lock`, async () => {
    if (existsSync(folder)) return folder;
    const fresh = `${folder} new`;
    const { code, stdout, stderr } = await fairlead(
      ["build", "--data", dataFolders[data], "--out", fresh, "--base", base, "--cache", "none"],
      { env: { FAIRLEAD_CLIENT: client } },
    );
    if (code !== 0) throw new Error(`The site ${data} was not built.\n${stdout}${stderr}`);
    renameSync(fresh, folder);
    return folder;
  });
}

/** Serves an output on a free port as a host does that sends the headers of the site. */
export function serveSite(out: string, base = "/"): Promise<TreeServer> {
  const { aliases } = JSON.parse(readFileSync(join(out, "links.json"), "utf8")) as LinkIndex;
  const redirects = Object.entries(aliases).map(([from, to]) => ({ from, to }));
  const policy = readSitePolicy(out);
  return serveTree({ root: out, base, redirects, ...(policy === undefined ? {} : { policy }) });
}
