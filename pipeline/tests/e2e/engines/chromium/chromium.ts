import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium as playwright } from "playwright-core";
import { findBrowser } from "../../browser.ts";
import { type TakeTrouble, watchTrouble } from "../../faults/browser/trouble.ts";
import { newFolder } from "../../support/temp-folder.ts";
import { until } from "../../support/until.ts";
import type { BrowserWishes, Engine, EngineBrowser, Tab } from "../engine.ts";
import type { ProcessGroup } from "../process-group.ts";
import { startChromium, storedBy } from "./chromium-process.ts";
import { ChromiumTab } from "./chromium-tab.ts";

const QUIT_MS = 15_000;

/** Chromium over its own protocol, as all other tests drive it. */
export const chromium: Engine = {
  name: "chromium",
  missing: () => (findBrowser() === undefined ? "there is no Chromium" : undefined),
  cannot: {},
  start: (wishes = {}) => Chromium.start(wishes),
};

interface Running {
  readonly group: ProcessGroup;
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly takeTrouble: TakeTrouble;
}

class Chromium implements EngineBrowser {
  readonly name = "chromium";
  readonly #profile = newFolder();
  readonly #wishes: BrowserWishes;
  #running: Running | undefined;

  private constructor(wishes: BrowserWishes) {
    this.#wishes = wishes;
  }

  static async start(wishes: BrowserWishes): Promise<Chromium> {
    const browser = new Chromium(wishes);
    await browser.#start();
    return browser;
  }

  get version(): string {
    return this.#now.browser.version();
  }

  async openTab(): Promise<Tab> {
    const page = await this.#now.context.newPage();
    return new ChromiumTab(page, this.#wishes.quota);
  }

  async restart(): Promise<void> {
    const running = this.#running;
    if (running !== undefined) {
      const session = await running.browser.newBrowserCDPSession();
      await session.send("Browser.close").catch(() => {});
      await running.group.end(QUIT_MS);
      await running.browser.close().catch(() => {});
    }
    await this.#start();
  }

  async kill(): Promise<void> {
    await this.#running?.group.kill();
    await this.#running?.browser.close().catch(() => {});
    this.#running = undefined;
  }

  stored(): Promise<void> {
    return storedBy(this.#profile);
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  async takeTrouble(options: { readonly withNetwork?: boolean } = {}): Promise<string[]> {
    return this.#now.takeTrouble(options);
  }

  processorSeconds(): number {
    return this.#now.group.processorSeconds();
  }

  bytesWritten(): number {
    return this.#now.group.bytesWritten();
  }

  get #now(): Running {
    if (this.#running === undefined) throw new Error("Chromium is not running.");
    return this.#running;
  }

  async #start(): Promise<void> {
    const group = startChromium(this.#profile, ["--remote-debugging-port=0"], this.#wishes);
    const port = await until("the start of Chromium", () => readPort(this.#profile)).catch((error: Error) => {
      throw new Error(`${error.message} It said:\n${group.output}`);
    });
    const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error("The browser has no context.");
    this.#running = { group, browser, context, takeTrouble: watchTrouble(context) };
  }
}

function readPort(profile: string): string | undefined {
  try {
    return /^\d+/.exec(readFileSync(join(profile, "DevToolsActivePort"), "utf8"))?.[0];
  } catch {
    return undefined;
  }
}
