import { rmSync } from "node:fs";
import { newFolder } from "../../support/temp-folder.ts";
import { until } from "../../support/until.ts";
import type { BrowserWishes, Engine, EngineBrowser, Tab } from "../engine.ts";
import { restOf } from "../rest.ts";
import { withoutNoise } from "../said.ts";
import { Session } from "../webdriver/session.ts";
import { type Extras, WebDriverTab } from "../webdriver/webdriver-tab.ts";
import { findFirefox } from "./find-firefox.ts";
import { type FirefoxProcess, startFirefox } from "./firefox-process.ts";
import {
  CLEAR,
  RESIZE,
  SET_OFFLINE,
  SET_SCHEME,
  SOURCE,
  STOP_WORKERS,
  TAKE_TROUBLE,
  WATCH,
} from "./in-browser.ts";
import { type Received, textOf } from "./received-document.ts";

/** How long Firefox may take to end in order before it is killed. */
const QUIT_MS = 15_000;

const EXPECTED = [
  // A face that is asked for ahead on wide windows alone is left out on others: that is what its `media` is for.
  /^warning: DOM: Preload of \S+\.woff2 was ignored/,
  // Firefox reports access to storage that the visitor has switched off, even if the page handles the error.
  /^warning: cookieBlocked/,
  /^error: Failed to get service worker’s client\(s\): Storage access is restricted/,
];

/** Messages about requests that failed. */
const NETWORK = /NS_ERROR_|NetworkError|Loading failed for the|failed to load/i;

/** Debian's Firefox, or another, over Marionette. */
export const firefox: Engine = {
  name: "firefox",
  missing: () => (findFirefox() === undefined ? "there is no Firefox" : undefined),
  cannot: {},
  start: (wishes = {}) => Firefox.start(wishes),
};

class Firefox implements EngineBrowser {
  readonly name = "firefox";
  readonly #profile = newFolder();
  readonly #wishes: BrowserWishes;
  #running: (FirefoxProcess & { readonly session: Session }) | undefined;

  private constructor(wishes: BrowserWishes) {
    this.#wishes = wishes;
  }

  static async start(wishes: BrowserWishes): Promise<Firefox> {
    const browser = new Firefox(wishes);
    await browser.#start();
    return browser;
  }

  get version(): string {
    return this.#now.version;
  }

  async openTab(): Promise<Tab> {
    const { session } = this.#now;
    // The tab that every start has is left alone: the last one to be closed would end the browser.
    return new WebDriverTab(session, await session.newWindow(), this.#extras);
  }

  async restart(): Promise<void> {
    const running = this.#running;
    if (running !== undefined) {
      await this.takeTrouble();
      await running.session.inTurn(async () => {
        await running.marionette.call("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
      });
      await running.group.end(QUIT_MS);
      running.marionette.close();
    }
    await this.#start();
  }

  async kill(): Promise<void> {
    await this.#running?.group.kill();
    this.#running?.marionette.close();
    this.#running = undefined;
  }

  stored(): Promise<void> {
    return restOf(`${this.#profile}/storage`);
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  async takeTrouble({ withNetwork = false } = {}): Promise<string[]> {
    const taken = (await this.#inBrowser(TAKE_TROUBLE)) as string[];
    const messages = taken.filter((text) => !EXPECTED.some((one) => one.test(text)));
    return withoutNoise(messages, withNetwork ? undefined : NETWORK);
  }

  processorSeconds(): number {
    return this.#now.group.processorSeconds();
  }

  bytesWritten(): number {
    return this.#now.group.bytesWritten();
  }

  get #now(): FirefoxProcess & { readonly session: Session } {
    if (this.#running === undefined) throw new Error("Firefox is not running.");
    return this.#running;
  }

  async #start(): Promise<void> {
    const started = await startFirefox(findFirefox() ?? "", this.#profile, this.#wishes);
    this.#running = { ...started, session: new Session(started.marionette) };
    await this.#inBrowser(WATCH);
  }

  #inBrowser(script: string, args: readonly unknown[] = []): Promise<unknown> {
    return this.#now.session.inTurn(() => this.#asBrowser(script, args));
  }

  /** Runs a script in the browser itself; the caller has the turn. */
  async #asBrowser(script: string, args: readonly unknown[] = []): Promise<unknown> {
    const { marionette } = this.#now;
    await marionette.call("Marionette:SetContext", { value: "chrome" });
    try {
      const body = `return (async function () { ${script} }).apply(null, arguments);`;
      const answer = await marionette.call("WebDriver:ExecuteScript", { script: body, args, sandbox: null });
      return (answer as { value: unknown }).value;
    } finally {
      await marionette.call("Marionette:SetContext", { value: "content" });
    }
  }

  readonly #extras: Extras = {
    source: async () => {
      const received = (await this.#asBrowser(SOURCE)) as Received | null;
      if (received === null) throw new Error("Firefox has not received this document.");
      return textOf(received);
    },
    resize: async (window, { width, height }) => {
      await this.#asBrowser(RESIZE, [width, height]);
      const isResized = `return innerWidth === ${width}`;
      await until(`a width of ${width} pixels`, async () => (await window.script(isResized)) === true);
    },
    setColourScheme: async (_, scheme) => {
      await this.#asBrowser(SET_SCHEME, [scheme]);
    },
    setOffline: async (_, isOffline) => {
      await this.#asBrowser(SET_OFFLINE, [isOffline]);
    },
    stopWorkers: async () => {
      await this.#asBrowser(STOP_WORKERS);
    },
    clear: async (_, kinds) => {
      await this.#asBrowser(CLEAR, [kinds]);
    },
  };
}
