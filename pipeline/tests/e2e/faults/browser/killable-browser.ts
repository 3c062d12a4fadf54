import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { FLAGS, findBrowser } from "../../browser.ts";
import { restOf } from "../../engines/rest.ts";
import { newFolder } from "../../support/temp-folder.ts";
import { until } from "../../support/until.ts";

const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) kill(child);
});

/** A browser of its own process and kept profile: killing it is the nearest that a test comes to a power cut. */
export class KillableBrowser {
  readonly #profile = newFolder();
  #child: ChildProcess | undefined;
  #browser: Browser | undefined;

  /** Starts the browser, with what earlier runs of it have stored. */
  async start(): Promise<BrowserContext> {
    for (const name of ["SingletonLock", "SingletonCookie", "SingletonSocket", "DevToolsActivePort"])
      rmSync(join(this.#profile, name), { force: true });
    const executablePath = findBrowser();
    if (executablePath === undefined) throw new Error("There is no browser.");
    const args = [
      ...FLAGS,
      "--headless=new",
      "--remote-debugging-port=0",
      `--user-data-dir=${this.#profile}`,
    ];
    // A process group of its own, so that its helpers die with it.
    const child = spawn(executablePath, [...args, "about:blank"], { detached: true, stdio: "ignore" });
    child.unref();
    children.add(child);
    this.#child = child;
    const port = await until("the browser's start", () => readPort(this.#profile));
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = this.#browser.contexts();
    if (context === undefined) throw new Error("The browser has no context.");
    return context;
  }

  /**
   * Waits until what workers and caches hold is on the disk: the browser says that it has stored something before it has
   * closed the file, and drops a file that was not closed.
   */
  async stored(): Promise<void> {
    await restOf(join(this.#profile, "Default", "Service Worker"));
  }

  /** Ends all processes of the browser at once; nothing gets to finish. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const closed = new Promise((resolve) => child.once("close", resolve));
    kill(child);
    await closed;
    children.delete(child);
    this.#child = undefined;
    await this.#browser?.close().catch(() => {});
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

function readPort(profile: string): string | undefined {
  try {
    return /^\d+/.exec(readFileSync(join(profile, "DevToolsActivePort"), "utf8"))?.[0];
  } catch {
    return undefined;
  }
}
