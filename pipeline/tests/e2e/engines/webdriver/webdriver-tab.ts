import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../../support/until.ts";
import type { Ask, ByRole, StorageKind, Tab, Viewport } from "../engine.ts";
import { findByRole, type Sought } from "../in-page.ts";
import { waitFor } from "../wait-for.ts";
import { keyOf } from "./keys.ts";
import { type Session, type SessionWindow, WebDriverError } from "./session.ts";

/** Commands that the standard leaves to each browser. */
export interface Extras {
  source(window: SessionWindow): Promise<string>;
  resize(window: SessionWindow, viewport: Viewport): Promise<void>;
  setColourScheme(window: SessionWindow, scheme: "light" | "dark"): Promise<void>;
  setOffline(window: SessionWindow, isOffline: boolean): Promise<void>;
  stopWorkers(window: SessionWindow): Promise<void>;
  clear(window: SessionWindow, kinds: readonly StorageKind[]): Promise<void>;
}

/** A click that failed because the page moved under it is tried again, and what a page that goes away asks too. */
const PASSING = [
  "element click intercepted",
  "element not interactable",
  "stale element reference",
  "no such element",
];
const STEP_MS = 50;
/** Marks a page that is being left. */
const LEFT = "fairlead-left";
/** A page that has not come for so long after the end of its load, in milliseconds, does not come. */
const COMMIT_MS = 3000;

/** A tab of a browser that speaks W3C WebDriver. */
export class WebDriverTab implements Tab {
  readonly #session: Session;
  readonly #handle: string;
  readonly #extras: Extras;

  constructor(session: Session, handle: string, extras: Extras) {
    this.#session = session;
    this.#handle = handle;
    this.#extras = extras;
  }

  /** The driver of WebKit takes the end of a load before for the end of this one now and then. */
  async goto(url: string): Promise<void> {
    const mark = (name: string) => document.documentElement.setAttribute(name, "");
    await this.evaluate(mark, LEFT).catch(() => {});
    await this.#loading((window) => window.navigate(url));
    const deadline = performance.now() + COMMIT_MS;
    while (performance.now() < deadline && !(await this.evaluate(isNewPage, LEFT).catch(() => false)))
      await sleep(STEP_MS);
  }

  /** By the page itself: the reload of Firefox's driver goes past workers. */
  async reload(): Promise<void> {
    const leave = (name: string) => {
      document.documentElement.setAttribute(name, "");
      setTimeout(() => location.reload());
    };
    await this.evaluate(leave, LEFT);
    await this.waitFor("a reload", isNewPage, LEFT);
  }

  async back(): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.back()));
  }

  async click({ role, name }: ByRole): Promise<void> {
    const sought: Sought = {
      role,
      name: typeof name === "string" ? name : { source: name.source, flags: name.flags },
    };
    await until(`a ${role} that is called ${name}, and a click on it`, async () => {
      const isClicked = await this.#in(async (window) => {
        const id = await window.element(`return (${findByRole.toString()})(...arguments)`, [sought]);
        if (id !== undefined) await window.click(id);
        return id !== undefined;
      }).catch(passing);
      if (isClicked !== true) await sleep(STEP_MS);
      return isClicked;
    });
  }

  type(text: string): Promise<void> {
    return this.#in((window) => window.keys([...text]));
  }

  press(key: string): Promise<void> {
    return this.#in((window) => window.keys([keyOf(key)]));
  }

  async text(selector: string): Promise<string | undefined> {
    const ask = (wanted: string) => document.querySelector<HTMLElement>(wanted)?.innerText ?? null;
    return (await this.evaluate(ask, selector)) ?? undefined;
  }

  async evaluate<Answer, Argument = undefined>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument?: Argument,
  ): Promise<Answer> {
    const script = `const tell = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${run.toString()})(...JSON.parse(arguments[0]))).then(
        (value) => tell(JSON.stringify({ value })),
        (error) => tell(JSON.stringify({ error: String(error) })));`;
    const args = [JSON.stringify(argument === undefined ? [] : [argument])];
    const answer = await this.#in((window) => window.scriptUntilTold(script, args));
    const { value, error } = JSON.parse(answer as string) as { value: Answer; error?: string };
    if (error !== undefined) throw new Error(`In the page: ${error}`);
    return value;
  }

  waitFor<Answer, Argument = undefined>(
    what: string,
    ask: Ask<Answer, Argument>,
    argument?: Argument,
  ): Promise<Answer> {
    return waitFor(this, what, ask, argument);
  }

  source(): Promise<string> {
    return this.#in((window) => this.#extras.source(window));
  }

  resize(viewport: Viewport): Promise<void> {
    return this.#in((window) => this.#extras.resize(window, viewport));
  }

  setColourScheme(scheme: "light" | "dark"): Promise<void> {
    return this.#in((window) => this.#extras.setColourScheme(window, scheme));
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.#in((window) => this.#extras.setOffline(window, isOffline));
  }

  stopWorkers(): Promise<void> {
    return this.#in((window) => this.#extras.stopWorkers(window));
  }

  clear(kinds: readonly StorageKind[]): Promise<void> {
    return this.#in((window) => this.#extras.clear(window, kinds));
  }

  close(): Promise<void> {
    return this.#session.closeWindow(this.#handle);
  }

  /** A load that ends on a page of the browser's own, or in too long a time, has ended: what is shown is to be looked at. */
  async #loading(go: (window: SessionWindow) => Promise<unknown>): Promise<void> {
    await this.#in(go).catch((error: unknown) => {
      if (!(error instanceof WebDriverError) || error.code === "no session") throw error;
    });
  }

  #in<T>(use: (window: SessionWindow) => Promise<T>): Promise<T> {
    return this.#session.in(this.#handle, use);
  }
}

function passing(error: unknown): undefined {
  if (error instanceof WebDriverError && PASSING.includes(error.code)) return undefined;
  throw error;
}

function isNewPage(mark: string): boolean {
  return document.readyState !== "loading" && !document.documentElement.hasAttribute(mark);
}
