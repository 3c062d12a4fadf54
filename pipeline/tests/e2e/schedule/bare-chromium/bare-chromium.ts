import { rmSync } from "node:fs";
import { chromium } from "../../engines/chromium/chromium.ts";
import { startChromium, storedBy } from "../../engines/chromium/chromium-process.ts";
import type { ProcessGroup } from "../../engines/process-group.ts";
import { TroubleNotes } from "../../faults/browser/trouble.ts";
import { newFolder } from "../../support/temp-folder.ts";
import type { DrivenBrowser, DrivenEngine, DrivenTab } from "../driven.ts";
import { BareTab } from "./bare-tab.ts";
import { Protocol } from "./protocol.ts";

const QUIT_MS = 15_000;

/**
 * Chromium without a driver that attaches itself to every worker: such a worker does not end, its events have no limit of
 * time, and a navigation can wait for it for ever. No visitor has that.
 */
export const bareChromium: DrivenEngine = {
  ...chromium,
  cannot: { "see the consoles of workers": "whoever attaches to a worker changes how long it lives" },
  start: async () => new BareChromium(),
};

interface Running {
  readonly group: ProcessGroup;
  readonly protocol: Protocol;
}

class BareChromium implements DrivenBrowser {
  readonly #profile = newFolder();
  #running = this.#start();
  readonly #trouble = new TroubleNotes();

  openTab(): Promise<DrivenTab> {
    return BareTab.open(this.#running.protocol, this.#trouble);
  }

  async restart(): Promise<void> {
    const { group, protocol } = this.#running;
    await protocol
      .sender()("Browser.close")
      .catch(() => {});
    await group.end(QUIT_MS);
    this.#running = this.#start();
  }

  kill(): Promise<void> {
    return this.#running.group.kill();
  }

  stored(): Promise<void> {
    return storedBy(this.#profile);
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  async takeTrouble(): Promise<string[]> {
    return this.#trouble.take();
  }

  #start(): Running {
    const group = startChromium(this.#profile, ["--remote-debugging-pipe"]);
    return { group, protocol: new Protocol(group.pipe(3), group.pipe(4)) };
  }
}
