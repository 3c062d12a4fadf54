import type { Published } from "./published.ts";
import { readShown, type Shown } from "./seen.ts";
import { hold } from "./violation.ts";
import type { World } from "./world.ts";

/** Headings of what the client and the worker show in the place of a page. */
const INSTEAD = /^(?:This page could not be loaded|This page is not saved here)$/;
const DAMAGED = "The saved copy of this page cannot be read";

/** After every step: what the tab shows is of one release, and a page that is saved is not missing. */
export async function checkShown(world: World): Promise<void> {
  const tab = await world.ask(readShown);
  if (tab === undefined || tab.origin !== world.server.origin || tab.pathname === null) return;
  if (tab.heading === null) return;
  checkHeading(world, tab);
  if (!INSTEAD.test(tab.heading) && tab.heading !== DAMAGED) checkRelease(world, tab);
}

function checkHeading({ promised, releases }: World, { heading, href }: Shown): void {
  const pathname = decodeURIComponent(new URL(href).pathname);
  const isSaved = releases.every(({ sections }) =>
    promised.parts.some((id) => sections.get(id)?.pathnames.includes(pathname)),
  );
  const isMissing = heading !== null && (INSTEAD.test(heading) || heading === DAMAGED);
  hold(!isSaved || !isMissing, "a saved page is not shown", `${href}: ${heading}`);
}

function checkRelease(
  { releases }: World,
  { pathname, record, pinned, editions, href, heading }: Shown,
): void {
  const has = (one: Published): boolean => one.records.get(record ?? "")?.includes(pathname ?? "") ?? false;
  const own = releases.filter(has);
  hold(own.length > 0, "a page of no release", `${href}: ${pathname} with the mark ${record}, "${heading}"`);
  hold(editions.main.length < 2, "a page of two releases", `${href}: ${editions.main.join(", ")}`);
  if (pinned === null) return;
  const mine = releases.find(({ root }) => root === pinned);
  hold(mine !== undefined, "a release that never was", `${href} is of ${pinned}`);
  hold(
    mine === undefined || has(mine),
    "a page of another release than its tab",
    `${href}: of ${own[0]?.name} in ${mine?.name}`,
  );
  hold(editions.page.length < 2, "a page of two releases", `${href}: ${editions.page.join(", ")}`);
}
