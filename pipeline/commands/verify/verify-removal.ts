import { SITE_FACTS } from "../../../renderer/shared/offline-format/site-facts.ts";
import { parseContract } from "../../checks/contract/contract.ts";
import { decodeAsWritten } from "../../model/resolve/doc-path.ts";
import type { DeployedSite } from "./deployed-site.ts";
import { verifyNotFound, verifyPage } from "./verify-page.ts";
import { verifySearch } from "./verify-search.ts";
import { workerScript } from "./worker-script.ts";

/** How the pages of a build that takes the worker away say so, to scripts and to us. */
const OFF = /<html\s[^>]*\sdata-offline-off[\s>]/;

/** Whether the home page is of a build that takes the worker and all copies away. */
export async function isRemoval(site: DeployedSite): Promise<boolean> {
  const answer = await site.ask("");
  return "bytes" in answer && OFF.test(Buffer.from(answer.bytes).toString("utf8"));
}

/** Such a build has no manifests: its pages are those of its link index, and hold what their records say; its worker must be the one that removes. */
export async function verifyRemoval(site: DeployedSite): Promise<void> {
  const index = await site.get("links.json");
  const links = parseContract(Buffer.from(index ?? "").toString("utf8"));
  if ("problem" in links) {
    if (index !== undefined) site.tell("deploy-file-differs", "links.json", links.problem);
  } else
    await site.each(Object.keys(links.pages), (pathname) =>
      verifyPage(site, { pathname: decodeAsWritten(pathname) }),
    );
  await verifyNotFound(site, {});
  await verifySearch(site);
  const script = await workerScript(site);
  if (script === "") site.tell("deploy-file-differs", "sw.js", "The worker is empty, and removes nothing.");
  if (script?.includes(SITE_FACTS))
    site.tell(
      "deploy-file-differs",
      "sw.js",
      "The worker keeps copies, while the pages are of a build that takes it away.",
    );
}
