import { parseContract } from "../../checks/contract/contract.ts";
import { parsedJson } from "../../core/parsed-json.ts";
import type { DeployedSite } from "./deployed-site.ts";

/** The pattern with which a file of a kind must begin. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  "robots.txt": /^User-agent: /,
  "llms.txt": /^# /,
  "notices.txt": /^(?!\s*<)/,
};

/** Files that every build writes and no manifest names: that they are there, and no page of a host in their place. */
export async function verifyUnnamed(site: DeployedSite): Promise<void> {
  for (const [path, beginning] of Object.entries(BEGINNINGS)) {
    const text = await textOf(site, path);
    if (text !== undefined && !beginning.test(text)) differs(site, path);
    if (path === "robots.txt" && /^Sitemap: /m.test(text ?? "")) await verifySitemap(site);
  }
  const links = await textOf(site, "links.json");
  if (links !== undefined && "problem" in parseContract(links)) differs(site, "links.json");
  await verifySchemas(site);
}

async function verifySitemap(site: DeployedSite): Promise<void> {
  const text = await textOf(site, "sitemap.xml");
  if (text !== undefined && !(text.startsWith("<?xml ") && text.endsWith("</urlset>\n")))
    differs(site, "sitemap.xml");
}

/** The schemas that `versions.json` names. */
async function verifySchemas(site: DeployedSite): Promise<void> {
  const versions = objectOf(await textOf(site, "schema/versions.json"));
  if (versions === undefined) return;
  if (versions === "other") {
    differs(site, "schema/versions.json");
    return;
  }
  await site.each(Object.keys(versions), async (name) => {
    const path = `schema/${name}.schema.json`;
    if (objectOf(await textOf(site, path)) === "other") differs(site, path);
  });
}

/** The object that a text is; undefined where there is no text. */
function objectOf(text: string | undefined): Record<string, unknown> | "other" | undefined {
  if (text === undefined) return undefined;
  const value = parsedJson(text);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : "other";
}

async function textOf(site: DeployedSite, path: string): Promise<string | undefined> {
  const bytes = await site.get(path);
  return bytes && Buffer.from(bytes).toString("utf8");
}

function differs(site: DeployedSite, path: string): void {
  site.tell("deploy-file-differs", path, "The file is not what Fairlead writes there.");
}
