import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cleanEnvironment } from "../../support/environment.ts";
import { newFolder } from "../../support/temp-folder.ts";
import type { BrowserWishes, Engine, EngineBrowser, Tab } from "../engine.ts";
import { ProcessGroup } from "../process-group.ts";
import { restOf } from "../rest.ts";
import { withoutNoise } from "../said.ts";
import { HttpTransport } from "../webdriver/http-transport.ts";
import { Session, type SessionWindow, TIMEOUTS } from "../webdriver/session.ts";
import { type Extras, WebDriverTab } from "../webdriver/webdriver-tab.ts";
import { findPython, findWebKitDriver, findXvfb, missingWebKit } from "./find-webkit.ts";
import { Screen } from "./screen.ts";
import { troubleOf } from "./trouble-lines.ts";

const QUIT_MS = 15_000;
const WINDOW = join(import.meta.dirname, "window.py");

/** Messages about requests that failed. */
const NETWORK = /^error: NETWORK |Failed to load resource|could not connect|Fetch API cannot load/i;

/** WebKitGTK over W3C WebDriver, in a window of our own that keeps its profile. */
export const webkit: Engine = {
  name: "webkit",
  missing: missingWebKit,
  cannot: {
    "emulate being offline": "WebKitGTK has no such switch; the server goes away instead",
    "stop workers": "WebKitGTK has no such command",
  },
  start: (wishes = {}) => WebKit.start(wishes),
};

interface Running {
  readonly group: ProcessGroup;
  readonly transport: HttpTransport;
  readonly session: Session;
  readonly version: string;
}

class WebKit implements EngineBrowser {
  readonly name = "webkit";
  readonly #profile = newFolder();
  readonly #wishes: BrowserWishes;
  readonly #screen: Screen;
  #running: Running | undefined;
  #trouble: string[] = [];

  private constructor(wishes: BrowserWishes, screen: Screen) {
    this.#wishes = wishes;
    this.#screen = screen;
  }

  static async start(wishes: BrowserWishes): Promise<WebKit> {
    const browser = new WebKit(wishes, await Screen.start(findXvfb() ?? ""));
    await browser.#start();
    return browser;
  }

  get version(): string {
    return this.#now.version;
  }

  async openTab(): Promise<Tab> {
    const { session } = this.#now;
    // The window that every start has is left alone: the last one to be closed would end the session.
    return new WebDriverTab(session, await session.newWindow(), extras);
  }

  async restart(): Promise<void> {
    const running = this.#running;
    if (running !== undefined) {
      const end = { name: "", method: "DELETE", path: "" } as const;
      await running.session.inTurn(() => running.transport.send(end).catch(() => {}));
      running.group.signal("SIGTERM");
      await running.group.end(QUIT_MS);
    }
    await this.#start();
  }

  async kill(): Promise<void> {
    await this.#running?.group.kill();
    this.#running?.transport.close();
    this.#running = undefined;
  }

  stored(): Promise<void> {
    return restOf(this.#profile);
  }

  async close(): Promise<void> {
    await this.kill();
    this.#screen.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  async takeTrouble({ withNetwork = false } = {}): Promise<string[]> {
    return withoutNoise(this.#trouble.splice(0), withNetwork ? undefined : NETWORK);
  }

  processorSeconds(): number {
    return this.#now.group.processorSeconds();
  }

  bytesWritten(): number {
    return this.#now.group.bytesWritten();
  }

  get #now(): Running {
    if (this.#running === undefined) throw new Error("WebKit is not running.");
    return this.#running;
  }

  async #start(): Promise<void> {
    const port = await freePort();
    const group = new ProcessGroup(findWebKitDriver() ?? "", [`--port=${port}`], this.#environment());
    group.onLine((line) => this.#trouble.push(...troubleOf(line)));
    const options = { binary: findPython(), args: [WINDOW] };
    const capabilities = { "webkitgtk:browserOptions": options, timeouts: TIMEOUTS };
    const origin = `http://127.0.0.1:${port}`;
    await listening(origin, group);
    const [transport, { browserVersion }] = await HttpTransport.start(origin, capabilities);
    this.#running = { group, transport, session: new Session(transport), version: browserVersion };
  }

  /** The profile is the home too, and no part of a desktop is looked for. */
  #environment(): NodeJS.ProcessEnv {
    return {
      ...cleanEnvironment(),
      DISPLAY: this.#screen.display,
      FAIRLEAD_PROFILE: this.#profile,
      FAIRLEAD_WISHES: JSON.stringify(this.#wishes),
      GDK_BACKEND: "x11",
      GIO_USE_VFS: "local",
      GSETTINGS_BACKEND: "memory",
      HOME: this.#profile,
      NO_AT_BRIDGE: "1",
      XDG_CACHE_HOME: join(this.#profile, "cache"),
      XDG_DATA_HOME: join(this.#profile, "data"),
    };
  }
}

/** The answer of the window to a page's question. */
async function ask(window: SessionWindow, question: object): Promise<string> {
  const script = `const tell = arguments[arguments.length - 1];
    webkit.messageHandlers.fairleadTests.postMessage(arguments[0]).then(tell, (error) => tell("Error: " + error));`;
  return (await window.scriptUntilTold(script, [JSON.stringify(question)])) as string;
}

const extras: Extras = {
  source: (window) => ask(window, { ask: "source" }),
  resize: async (window, { width, height }) => {
    await ask(window, { ask: "resize", width, height });
  },
  setColourScheme: async (window, scheme) => {
    await ask(window, { ask: "scheme", scheme });
  },
  setOffline: () => Promise.reject(new Error("WebKitGTK cannot emulate being offline.")),
  stopWorkers: () => Promise.reject(new Error("WebKitGTK cannot stop workers.")),
  clear: async (window, kinds) => {
    await ask(window, { ask: "clear", kinds });
  },
};

/** A port that nothing listens on just now: the driver takes none by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Waits until the driver answers. */
async function listening(origin: string, group: ProcessGroup): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(25);
  }
  throw new Error(`WebKitWebDriver did not start. It said:\n${group.output}`);
}
