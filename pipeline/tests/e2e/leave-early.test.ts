import { expect, onTestFinished, test } from "vitest";
import { testSite } from "./support/test-site.ts";
import { followLink, openWatched, untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "fleet", client: "development" });

test("a page that is left before its islands are alive leaves no word behind", async () => {
  const { page, takeTroubles } = await openWatched(await site.newContext());
  onTestFinished(() => expect(takeTroubles()).toEqual([]));
  // React does its work in messages to itself. They come late here, as on a device that is busy.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 400);
    };
  });
  await page.goto(site.at("/"));
  const isAlive = (): Promise<boolean> =>
    page.evaluate(() =>
      Object.keys(document.querySelector("[data-island=scene-motion]") ?? {}).some((key) =>
        key.startsWith("__reactContainer$"),
      ),
    );
  await expect.poll(isAlive, { interval: 5, timeout: 120_000 }).toBe(true);
  await followLink(page, "/about");
  await page.waitForFunction(() => document.documentElement.dataset.pathname === "/about");
  await untilStarted(page);
  expect(await page.locator("h1").textContent()).toContain("About");
});
