import { compose } from "../../../renderer/shared/compose/compose.ts";
import type { Navigation, Template } from "../../../renderer/shared/compose/types.ts";
import type { RootManifest } from "../../../schema/generated/types.ts";
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
    const tree = name === undefined ? undefined : await site.whole(path, hash);
    if (name !== undefined && tree !== undefined) sidebars[name] = parsed<Navigation>(tree);
  }
  if (shell === undefined) return undefined;
  const whole = { ...parsed<Omit<Template, "sidebars">>(shell), sidebars };
  return ({ hash, record, parts }) => compose(whole, { ...record, hash }, parts);
}

/** Of bytes whose hash was verified: they are what a build wrote. */
function parsed<T>(bytes: Uint8Array): T {
  return JSON.parse(Buffer.from(bytes).toString("utf8")) as T;
}
