import type { CDPSession, Page, Response } from "playwright-core";
import { evict, limitQuota, stopWorkers } from "../../faults/browser/storage.ts";
import type { Ask, ByRole, StorageKind, Tab, Viewport } from "../engine.ts";
import { waitFor } from "../wait-for.ts";
import { EVICTED, evaluateIn } from "./in-session.ts";

const LOAD_MS = 60_000;

/** A tab of Chromium. */
export class ChromiumTab implements Tab {
  readonly #page: Page;
  readonly #quota: number | undefined;
  #session: Promise<CDPSession> | undefined;
  #shown: Response | null = null;
  #limited: string | undefined;

  constructor(page: Page, quota: number | undefined) {
    page.setDefaultTimeout(LOAD_MS);
    this.#page = page;
    this.#quota = quota;
  }

  async goto(url: string): Promise<void> {
    await this.#limit(new URL(url).origin);
    await this.#loading(() => this.#page.goto(url));
  }

  async reload(): Promise<void> {
    await this.#loading(() => this.#page.reload());
  }

  async back(): Promise<void> {
    // The tool would wait for a load, which a page that the browser has kept does not have.
    this.#shown = null;
    // It never learns of such a page either, and each question would wait for ever: from now on they are asked without it.
    this.#session ??= this.#page.context().newCDPSession(this.#page);
    await this.evaluate(() => history.back());
  }

  click({ role, name }: ByRole): Promise<void> {
    const exact = typeof name === "string" ? { exact: true } : {};
    return this.#page
      .getByRole(role, { name, ...exact })
      .first()
      .click();
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  async text(selector: string): Promise<string | undefined> {
    const ask = (wanted: string) => document.querySelector<HTMLElement>(wanted)?.innerText ?? null;
    // The browser's own page about an error comes a moment after the navigation has failed.
    const again = (): Promise<string | null> => this.evaluate(ask, selector);
    return (await again().catch(again)) ?? undefined;
  }

  async evaluate<Answer, Argument = undefined>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument?: Argument,
  ): Promise<Answer> {
    if (this.#session === undefined)
      return this.#page.evaluate(run as (argument: unknown) => Answer, argument);
    const session = await this.#session;
    return evaluateIn(session.send.bind(session), run, argument);
  }

  waitFor<Answer, Argument = undefined>(
    what: string,
    ask: Ask<Answer, Argument>,
    argument?: Argument,
  ): Promise<Answer> {
    return waitFor(this, what, ask, argument);
  }

  async source(): Promise<string> {
    if (this.#shown === null) throw new Error("Chromium has not received this document.");
    return this.#shown.text();
  }

  resize(viewport: Viewport): Promise<void> {
    return this.#page.setViewportSize(viewport);
  }

  setColourScheme(scheme: "light" | "dark"): Promise<void> {
    return this.#page.emulateMedia({ colorScheme: scheme });
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.#page.context().setOffline(isOffline);
  }

  stopWorkers(): Promise<void> {
    return stopWorkers(this.#page);
  }

  clear(kinds: readonly StorageKind[]): Promise<void> {
    const types = kinds.map((kind) => EVICTED[kind]);
    return evict(this.#page, new URL(this.#page.url()).origin, types);
  }

  close(): Promise<void> {
    return this.#page.close();
  }

  async #limit(origin: string): Promise<void> {
    if (this.#quota === undefined || this.#limited === origin) return;
    this.#limited = origin;
    await limitQuota(this.#page, origin, this.#quota);
  }

  /** A load that ends on a page of the browser's own, or in too long a time, has ended: what is shown is to be looked at. */
  async #loading(go: () => Promise<Response | null>): Promise<void> {
    this.#shown = await go().catch((error: unknown) => {
      if (/Timeout|net::ERR_|interrupted/.test(String(error))) return null;
      throw error;
    });
  }
}
