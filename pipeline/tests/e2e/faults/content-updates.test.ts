import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { launch } from "../browser.ts";
import { pagesBrowser } from "../headless-shell.ts";
import { openPanel, SAVED, saveByPanel, updateByPanel } from "./browser/save-by-panel.ts";
import { assertInvariants, assertOneOf, pagesBelow } from "./invariants.ts";
import { type OfflineVisit, visitWithWorker } from "./offline-visit.ts";
import { buildReleases, editFile, type Release } from "./releases.ts";
import type { FaultServer } from "./server/fault-server.ts";
import { isLong, longTest, startFaultServer } from "./testing.ts";

/** A page is changed, and changed back by a release with a higher number. */
const releases: readonly Release[] = [
  { name: "content 1", number: 1, edit: () => {} },
  { name: "content 2", number: 2, edit: editFile("docs/Alpha/service.md", "Read about", "First read about") },
  { name: "content 3", number: 3, edit: editFile("docs/Alpha/service.md", "First read about", "Read about") },
];

let browser: Browser;
let builds: Record<string, string>;
beforeAll(async () => {
  browser = await launch(pagesBrowser());
  builds = isLong ? await buildReleases({ data: "small", releases }) : {};
});
afterAll(() => browser?.close());

const outOf = (number: number) => builds[`content ${number}`] ?? "";
const docsOf = (number: number) => ({ out: outOf(number), pages: pagesBelow(outOf(number), "docs") });

async function visitWithCopy(): Promise<OfflineVisit & { readonly server: FaultServer }> {
  const server = await startFaultServer({ builds });
  const visit = await visitWithWorker(browser, server);
  await saveByPanel(visit.page, server, "docs");
  return { ...visit, server };
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const outcome = (page: Page, text: string) => page.locator(".copy-outcome", { hasText: text }).waitFor();

longTest(
  "F34 a release whose lists arrive before its files: the copy waits, says so, and takes it when it is whole",
  async () => {
    const visit = await visitWithCopy();
    const { page, server, context } = visit;
    server.deploy("content 2", { mode: "manifest-first" });
    await openPanel(page, server);
    await press(page, "Update now");
    await outcome(page, "perhaps a new release is being published just now");
    await server.kill();
    const reader = await context.newPage();
    await assertOneOf(reader, server, [outOf(1)]);
    await reader.close();
    await server.start();
    server.deploy("content 2");
    await press(page, "Go on now");
    await page.getByText(SAVED).waitFor();
    await assertInvariants(visit, server, docsOf(2));
  },
);

longTest(
  "F35 an update that cannot be had: the panel says why, the copy serves, and nothing is asked without end",
  async () => {
    const visit = await visitWithCopy();
    const { page, server } = visit;
    server.deploy("content 2");
    await openPanel(page, server);
    server.fault(/\/packs\//, { kind: "status", status: 500 });
    server.requests.reset();
    await press(page, "Update now");
    await outcome(page, "The server answered with status 500.");
    await press(page, "Go on now");
    await outcome(page, "The server answered with status 500.");
    expect(await page.locator(".copy-facts").textContent()).toContain(
      "Complete and readable without a network",
    );
    expect(server.requests.count(/\/packs\//)).toBeLessThan(20);
    await assertInvariants(visit, server, docsOf(1));
  },
);

longTest(
  "F37 a rollback that is a release of its own: the copy follows, for the price of the lists",
  async () => {
    const visit = await visitWithCopy();
    const { page, server } = visit;
    server.deploy("content 2");
    await updateByPanel(page, server);
    server.deploy("content 3");
    server.requests.reset();
    await updateByPanel(page, server);
    expect(server.requests.bytes(/\/(?:packs\/|latest\.json)/)).toBeLessThan(20_000);
    await assertInvariants(visit, server, docsOf(3));
  },
);

longTest(
  "F38 an edge that goes back to the release before: no update is offered, and the copy stays",
  async () => {
    const visit = await visitWithCopy();
    const { page, server } = visit;
    server.deploy("content 2");
    await updateByPanel(page, server);
    server.fault("/latest.json", { kind: "older", build: "content 1" });
    await openPanel(page, server);
    await press(page, "Check for updates");
    await page.getByRole("button", { name: "Check for updates" }).and(page.locator(":enabled")).waitFor();
    expect(await page.getByRole("button", { name: "Update now" }).count()).toBe(0);
    await assertInvariants(visit, server, docsOf(2));
  },
);
