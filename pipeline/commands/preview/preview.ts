import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LinkIndex } from "../../../schema/generated/types.ts";
import { UsageError } from "../../core/usage-error.ts";
import { readSitePolicy } from "../../outputs/hosts/site-policy.ts";
import { listenProblem } from "../shared/listen-problem.ts";
import type { OptionsOf } from "../shared/options.ts";
import { portsToTry } from "../shared/server/listen-at-first.ts";
import { serveTree } from "../shared/server/serve-tree.ts";
import { say } from "../shared/session.ts";
import { readTrialMark, type TrialMark } from "../shared/trial-mark.ts";

/** Serves the built output as a host would, until it is interrupted. */
export async function preview(options: OptionsOf<"preview">): Promise<number> {
  const { redirects, policy } = readTrialMark(options.out) ?? readBuilt(options);
  const server = await serveTree({
    root: options.out,
    ...(policy === undefined ? {} : { policy }),
    base: options.base,
    port: portsToTry(options.port),
    host: options.host,
    redirects,
  }).catch((error: unknown) => {
    throw listenProblem(error, options);
  });
  say(options, `Serving ${server.url}`);
  await new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  await server.close();
  return 0;
}

/** The facts that the output of a build has about its addresses and about what its pages may load. */
function readBuilt({
  out,
}: OptionsOf<"preview">): Partial<Pick<TrialMark, "policy">> & Pick<TrialMark, "redirects"> {
  const links = join(out, "links.json");
  if (!existsSync(links))
    throw new UsageError(
      "There is no built site to preview.",
      "Run fairlead build first, or name its folder with --out DIR.",
    );
  const { aliases } = JSON.parse(readFileSync(links, "utf8")) as LinkIndex;
  const policy = readSitePolicy(out);
  const redirects = Object.entries(aliases).map(([from, to]) => ({ from, to }));
  return { redirects, ...(policy === undefined ? {} : { policy }) };
}
