import { join } from "node:path";
import { inject } from "vitest";
import { repository } from "../e2e/support/command.ts";
import type { SiteFolders } from "./laws/site-folders.ts";

/** The data folder of this repository's site. */
export const ownData = join(repository, "data");

/** The site of this repository. The run has built it once, and all tests share the output: they only read it. */
export const ownSite = (): SiteFolders => ({ data: ownData, out: inject("siteOutput") });
