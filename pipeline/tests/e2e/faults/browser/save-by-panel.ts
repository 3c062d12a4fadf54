import type { Page } from "playwright-core";
import { untilStarted } from "../../support/watched-page.ts";
import type { FaultServer } from "../server/fault-server.ts";

/** The text of the panel when all that it had stored was verified. */
export const SAVED = "Done. Every file was checked.";

/** The page about the copy with its panel, once that knows what is stored. `page` may show anything before. */
export async function openPanel(page: Page, server: FaultServer): Promise<void> {
  await page.goto(`${server.url}offline`);
  await untilStarted(page);
  await page.locator(".copy-panel[aria-busy=false]").waitFor();
}

/** Saves what the panel offers by itself, all docs, or all that there is, as a visitor does: by a press, after `pressing`. */
export async function saveByPanel(
  page: Page,
  server: FaultServer,
  what: "docs" | "all",
  pressing: () => void = () => {},
): Promise<void> {
  await openPanel(page, server);
  const boxes = page.locator(".copy-sections tbody tr:not(.copy-group) input[type=checkbox]");
  await boxes.first().waitFor();
  if (what === "all") for (const box of await boxes.all()) await box.check();
  pressing();
  await page.getByRole("button", { name: /^Save \d+ parts? / }).click();
  await page.getByText(SAVED).waitFor();
}

/** Fetches and applies the newer release that the panel offers. */
export async function updateByPanel(page: Page, server: FaultServer): Promise<void> {
  await openPanel(page, server);
  await page.getByRole("button", { name: "Update now" }).click();
  await page.getByText(SAVED).waitFor();
}
