import type { FaultServer } from "../faults/server/fault-server.ts";
import type { DrivenBrowser, DrivenTab } from "./driven.ts";
import { Promised } from "./promise.ts";
import type { Published } from "./published.ts";
import { hold, Violation } from "./violation.ts";
import { within } from "./within.ts";

/** For so long an answer is waited for, in milliseconds, and then for any sign of life. */
const DEAD_MS = 20_000;
const ALIVE_MS = 60_000;
const MOST_TABS = 3;

/** All that steps act on: a server that fails, a browser with its tabs, and what is expected of the device. */
export class World {
  readonly promised = new Promised();
  tabs: DrivenTab[] = [];
  /** Whether documents end in their middle at present: browsers show errors of their own then, and no site can help it. */
  cutsPages = false;
  /** Whether the schedule has a server at present. */
  isServerUp = true;
  #shown = 0;

  constructor(
    readonly server: FaultServer,
    readonly browser: DrivenBrowser,
    readonly releases: readonly Published[],
  ) {}

  /** The tab that is looked at. */
  get tab(): DrivenTab {
    const tab = this.tabs[this.#shown % Math.max(1, this.tabs.length)];
    if (tab === undefined) throw new Violation("no tab", "the schedule has lost its last tab");
    return tab;
  }

  address(pathname: string): string {
    return this.server.url + pathname.slice(1);
  }

  release(name: string): Published {
    const release = this.releases.find((one) => one.name === name);
    if (release === undefined) throw new Error(`The site has no release "${name}".`);
    return release;
  }

  async killServer(): Promise<void> {
    this.isServerUp = false;
    await this.server.kill();
  }

  async startServer(): Promise<void> {
    this.isServerUp = true;
    await this.server.start();
  }

  /** The network works again as it should. */
  heal(): void {
    this.server.heal();
    this.server.network = {};
    this.cutsPages = false;
  }

  async openTab(): Promise<void> {
    if (this.tabs.length >= MOST_TABS) return;
    this.tabs.push(await this.browser.openTab());
    this.#shown = this.tabs.length - 1;
  }

  async closeTab(): Promise<void> {
    if (this.tabs.length < 2) return;
    const { tab } = this;
    this.tabs = this.tabs.filter((one) => one !== tab);
    this.#shown = 0;
    await closed(tab);
  }

  turnTo(place: number): void {
    this.#shown = place;
  }

  /** One new tab in the place of all. */
  async freshTab(): Promise<DrivenTab> {
    const former = this.tabs;
    this.tabs = [await this.browser.openTab()];
    this.#shown = 0;
    for (const tab of former) await closed(tab);
    return this.tab;
  }

  /** Asks the shown tab; undefined where the page went away under the question. */
  async ask<Answer, Argument = undefined>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument?: Argument,
  ): Promise<Answer | undefined> {
    const { tab } = this;
    const nothing = Symbol("no answer");
    const question = tab.evaluate(run, argument).catch(() => undefined);
    const answer = await within(
      DEAD_MS,
      question.then((value) => ({ value })),
    ).then((found) => found ?? nothing);
    if (answer === nothing) await this.#accuse(run.name);
    return typeof answer === "symbol" ? undefined : answer.value;
  }

  /** Drivers wait for loads that hang, which is no fault of the page: without a server such a load ends, and it answers. */
  async #accuse(question: string): Promise<void> {
    const { tab } = this;
    await this.server.kill();
    const isAlive = await within(
      ALIVE_MS,
      tab.evaluate(() => true).catch(() => true),
    );
    if (this.isServerUp) await this.server.start();
    hold(isAlive === true, "a tab is dead", `${question} took more than ${DEAD_MS / 1000} s`);
  }

  /** The same, until an answer is something; undefined after some milliseconds without one. */
  async askUntil<Answer, Argument = undefined>(
    ms: number,
    run: (argument: Argument) => Answer | null | false,
    argument?: Argument,
  ): Promise<Answer | undefined> {
    const deadline = performance.now() + ms;
    for (;;) {
      const found = await this.ask(run, argument);
      if (found !== undefined && found !== null && found !== false) return found;
      if (performance.now() > deadline) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A tab that does not let itself be closed is left alone. */
async function closed(tab: DrivenTab): Promise<void> {
  await within(
    5000,
    tab.close().catch(() => {}),
  );
}
