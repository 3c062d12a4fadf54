import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { endVisit, launch, newVisitor } from "../browser.ts";
import { pagesBrowser } from "../headless-shell.ts";
import { openWatched, untilStarted, type WatchedPage } from "./watched-page.ts";

/** A page at an address, and the visitor who opened it. */
interface OpenedPage extends WatchedPage {
  readonly context: BrowserContext;
}

/** A browser for the tests of a file or of a group. */
export interface TestBrowser {
  /** Exists while tests run; to read it earlier is an error of the test. */
  readonly browser: Browser;
  /** A visitor of their own, who goes with the test. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Opens an address as a new visitor; with scripts on it waits until the client has taken over. */
  open(url: string, options?: BrowserContextOptions): Promise<OpenedPage>;
}

/** For questions about the look of pages: visitors without a worker, whose pages cost a third less. */
export const WITHOUT_WORKER = { serviceWorkers: "block" } as const satisfies BrowserContextOptions;

/**
 * Starts a browser before the tests and ends it after them; `usual`: the default properties of its visitors.
 * `find`: `findBrowser` for features that only the whole browser has, as a viewer of PDF files.
 */
export function testBrowser(usual: BrowserContextOptions = {}, find = pagesBrowser): TestBrowser {
  let running: Browser | undefined;
  beforeAll(async () => {
    running = await launch(find());
  });
  afterAll(() => running?.close());
  const browser = (): Browser => {
    if (running === undefined) throw new Error("The browser is there while tests run, not before.");
    return running;
  };
  const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await newVisitor(browser(), { ...usual, ...options });
    onTestFinished(() => endVisit(context));
    return context;
  };
  return {
    get browser() {
      return browser();
    },
    newContext,
    open: async (url, options = {}) => {
      const context = await newContext(options);
      const watched = await openWatched(context);
      await watched.page.goto(url);
      if (options.javaScriptEnabled !== false) await untilStarted(watched.page);
      return { context, ...watched };
    },
  };
}
