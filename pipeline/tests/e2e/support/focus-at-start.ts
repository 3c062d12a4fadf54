import type { Page } from "playwright-core";

/** Waits until the page that was gone to has taken the focus to its start, which it does once it is shown: a key before that goes on from the former place. */
export async function focusAtStart(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches(".skip-region"));
}
