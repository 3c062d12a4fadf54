import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { onTestFinished } from "vitest";
import { FLAGS, findBrowser } from "../../browser.ts";
import { newFolder } from "../../support/temp-folder.ts";

const BLOCK = 2;

/**
 * A visitor whose browser refuses to store site data: registering a worker, caches, IndexedDB and even reading
 * `localStorage` fail with the browser's own errors. Browser and profile go away with the test that asked for them.
 */
export async function blockedVisitor(): Promise<BrowserContext> {
  const profile = newFolder();
  mkdirSync(join(profile, "Default"));
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCK } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error("There is no browser.");
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: FLAGS,
    headless: true,
  });
  onTestFinished(async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  return context;
}
