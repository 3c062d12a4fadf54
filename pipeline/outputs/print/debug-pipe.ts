import { type ChildProcess, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";

/** A message that the browser sends by itself. */
interface BrowserEvent {
  readonly method: string;
  readonly sessionId?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The browser cannot be started, or does not print: a matter of the machine, not a bug. */
export class PrintError extends Error {}

type Result = Readonly<Record<string, unknown>>;
interface Waiting {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

const FLAGS = [
  "--headless",
  "--remote-debugging-pipe",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-extensions",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
  "--font-render-hinting=none",
];

/**
 * A browser that is controlled over two pipes, as the Chrome DevTools Protocol describes: JSON, ended by NUL.
 */
export class DebugPipe {
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(event: BrowserEvent) => void>();
  readonly #child: ChildProcess;
  readonly #input: Writable;
  #ended: Error | undefined;
  #count = 0;
  #rest = "";

  /** `profile` is an empty folder of its own. */
  constructor(executable: string, profile: string) {
    // Chromium's sandbox refuses to run as root, as in containers; the pages are our own and run no script.
    const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    this.#child = spawn(executable, [...FLAGS, ...root, `--user-data-dir=${profile}`, "about:blank"], {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    this.#input = this.#child.stdio[3] as Writable;
    const output = this.#child.stdio[4] as Readable;
    output.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    // A pipe breaks because the browser has ended, which is reported below.
    for (const pipe of [this.#input, output]) pipe.on("error", () => {});
    this.#child.on("error", (error) =>
      this.#fail(new PrintError(`the browser does not start (${error.message})`)),
    );
    this.#child.on("exit", (code) => this.#fail(new PrintError(`the browser ended with code ${code}`)));
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) {
        reject(this.#ended);
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      const session = sessionId === undefined ? {} : { sessionId };
      this.#input.write(`${JSON.stringify({ id, method, params, ...session })}\0`);
    });
  }

  /** Calls back for every event; the result ends that. */
  listen(heard: (event: BrowserEvent) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** Ends the browser, by force where it does not go. */
  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    if (this.#child.exitCode !== null || this.#child.signalCode !== null || this.#child.pid === undefined)
      return;
    this.send("Browser.close").catch(() => {});
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), 5000);
    await ended;
    clearTimeout(timer);
  }

  #read(text: string): void {
    const messages = (this.#rest + text).split("\0");
    this.#rest = messages.pop() ?? "";
    for (const message of messages) this.#take(JSON.parse(message));
  }

  #take(
    message: { id?: number; result?: Result; error?: { message: string } } & Partial<BrowserEvent>,
  ): void {
    if (message.id === undefined) {
      const { method = "", params = {}, sessionId } = message;
      for (const heard of this.#listeners)
        heard({ method, params, ...(sessionId === undefined ? {} : { sessionId }) });
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error !== undefined) waiting?.reject(new Error(message.error.message));
    else waiting?.resolve(message.result ?? {});
  }

  #fail(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
