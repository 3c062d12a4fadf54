import type { BrowserContext, Page } from "playwright-core";
import { isStarted } from "../engines/in-page.ts";

/** A page whose troubles are written down. */
export interface WatchedPage {
  readonly page: Page;
  /** Takes what went wrong since the last call. */
  readonly takeTroubles: () => string[];
}

/** Opens a page that notes errors and warnings of the console, uncaught errors, failed requests and failures of the client. */
export async function openWatched(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  let troubles: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type()))
      troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left ends its own requests.
    if (reason !== "net::ERR_ABORTED") troubles.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      troubles.push(`status ${response.status()}: ${new URL(response.url()).pathname}`);
  });
  // Visitors' consoles stay quiet when a part of the client fails; tests want to know.
  await page.addInitScript(() =>
    document.addEventListener("fairlead:failure", (event) => {
      const { part, error } = (event as CustomEvent<{ part: string; error: unknown }>).detail;
      console.error("fairlead:failure", part, String(error));
    }),
  );
  const takeTroubles = () => {
    const taken = troubles;
    troubles = [];
    return taken;
  };
  return { page, takeTroubles };
}

/** Waits until the client has taken over. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(isStarted);
}

/** Clicks a link to an address of the site, as a reader would, whether or not the page has one. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement("a");
    link.href = target;
    link.textContent = "test";
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Scrolls as a wheel does, in steps that each make an event of their own. */
export async function wheel(page: Page, distance: number): Promise<void> {
  await page.mouse.move(640, 400);
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.wheel(0, distance / 4);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
}
