import type { Page } from "playwright-core";

/** Opens the parts of a page that are folded on a phone, for questions about their content. */
export const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) fold.open = true;
  });
