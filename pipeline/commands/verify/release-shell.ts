import { compose } from "../../../renderer/shared/compose/compose.ts";
import type { Navigation, Template } from "../../../renderer/shared/compose/types.ts";
import type { RootManifest } from "../../../schema/generated/types.ts";
import { parsedJson } from "../../core/parsed-json.ts";
import { OBJECTS } from "../../core/release-paths.ts";
import type { DeployedSite } from "./deployed-site.ts";
import type { DeployedPage } from "./page-data.ts";

/** Puts the HTML of a page together as the build does. */
export type ComposePage = (page: DeployedPage) => string;

/** Reads what is around the pages of a release; undefined where it is not there as it was built. */
export async function releaseShell(
  site: DeployedSite,
  { template, shared }: RootManifest,
): Promise<ComposePage | undefined> {
  const shell = await site.whole(OBJECTS + template.hash, template.hash);
  const sidebars: Record<string, Navigation> = {};
  for (const { path, hash } of shared) {
    const name = /^navigation\/(.+)\.json$/.exec(path)?.[1];
    const bytes = name === undefined ? undefined : await site.whole(path, hash);
    const tree = bytes && objectIn<Navigation>(bytes);
    if (bytes !== undefined && tree === undefined) differs(site, path);
    if (name !== undefined && tree !== undefined) sidebars[name] = tree;
  }
  if (shell === undefined) return undefined;
  const frame = objectIn<Omit<Template, "sidebars">>(shell);
  if (frame === undefined) {
    differs(site, OBJECTS + template.hash);
    return undefined;
  }
  const whole = { ...frame, sidebars };
  return ({ hash, record, parts }) => compose(whole, { ...record, hash }, parts);
}

/** The object in bytes that have the hash of their manifest; undefined where the manifest names something else. */
function objectIn<T>(bytes: Uint8Array): T | undefined {
  const value = parsedJson(bytes);
  return typeof value === "object" && value !== null ? (value as T) : undefined;
}

function differs(site: DeployedSite, path: string): void {
  site.tell("deploy-file-differs", path, "The file is not what Fairlead writes there.");
}
