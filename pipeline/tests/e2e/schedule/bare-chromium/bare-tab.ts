import { setTimeout as sleep } from "node:timers/promises";
import { EVICTED, evaluateIn, type Send } from "../../engines/chromium/in-session.ts";
import type { StorageKind } from "../../engines/engine.ts";
import type { TroubleNotes } from "../../faults/browser/trouble.ts";
import type { DrivenTab } from "../driven.ts";
import { within } from "../within.ts";
import type { Protocol } from "./protocol.ts";

const LOAD_MS = 20_000;
const STEP_MS = 20;

interface Lifecycle {
  readonly frameId: string;
  readonly loaderId: string;
  readonly name: string;
}
interface Said {
  readonly type: string;
  readonly args: readonly { readonly value?: unknown; readonly description?: string }[];
}
interface Thrown {
  readonly exceptionDetails: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

/** A tab that is driven by its own session alone: no frame, no worker and no load is held up for the driver. */
export class BareTab implements DrivenTab {
  readonly #browser: Send;
  readonly #send: Send;
  readonly #target: string;
  readonly #trouble: TroubleNotes;
  /** Names the document that is shown, as the browser does, and whether all of it has loaded. */
  #document = "";
  #isLoaded = false;

  private constructor(protocol: Protocol, target: string, session: string, trouble: TroubleNotes) {
    this.#browser = protocol.sender();
    this.#send = protocol.sender(session);
    this.#target = target;
    this.#trouble = trouble;
    protocol.listen(session, (method, params) => this.#see(method, params));
  }

  static async open(protocol: Protocol, trouble: TroubleNotes): Promise<BareTab> {
    const browser = protocol.sender();
    const { targetId } = await browser("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await browser("Target.attachToTarget", { targetId, flatten: true });
    const tab = new BareTab(protocol, targetId, sessionId, trouble);
    await Promise.all([
      tab.#send("Page.enable"),
      tab.#send("Page.setLifecycleEventsEnabled", { enabled: true }),
      tab.#send("Runtime.enable"),
      // Without it the bytes of documents are not kept.
      tab.#send("Network.enable"),
    ]);
    return tab;
  }

  async goto(url: string): Promise<void> {
    const before = this.#document;
    const answer = await within(LOAD_MS, this.#send("Page.navigate", { url }));
    if (answer?.loaderId !== undefined && answer.errorText === undefined) await this.#loaded(before);
  }

  async reload(): Promise<void> {
    const before = this.#document;
    await this.#send("Page.reload");
    await this.#loaded(before);
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  evaluate<Answer, Argument = undefined>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument?: Argument,
  ): Promise<Answer> {
    return evaluateIn(this.#send, run, argument);
  }

  async source(): Promise<string> {
    // The request of a document has the name of the document.
    const { body, base64Encoded } = await this.#send("Network.getResponseBody", {
      requestId: this.#document,
    });
    return base64Encoded ? Buffer.from(body, "base64").toString() : body;
  }

  async clear(kinds: readonly StorageKind[]): Promise<void> {
    const origin = await this.evaluate(() => location.origin);
    const storageTypes = kinds.map((kind) => EVICTED[kind]).join(",");
    await this.#send("Storage.clearDataForOrigin", { origin, storageTypes });
  }

  async close(): Promise<void> {
    await this.#browser("Target.closeTarget", { targetId: this.#target });
  }

  /** Waits until another document has loaded, at most some seconds: what is shown then is what a visitor sees. */
  async #loaded(before: string): Promise<void> {
    const deadline = performance.now() + LOAD_MS;
    while (performance.now() < deadline && (this.#document === before || !this.#isLoaded))
      await sleep(STEP_MS);
  }

  #see(method: string, params: unknown): void {
    if (method === "Page.lifecycleEvent") {
      const { frameId, loaderId, name } = params as Lifecycle;
      if (frameId !== this.#target) return;
      if (loaderId !== this.#document) this.#isLoaded = false;
      this.#document = loaderId;
      if (name === "load") this.#isLoaded = true;
    } else if (method === "Runtime.consoleAPICalled") {
      const { type, args } = params as Said;
      this.#trouble.note(type, args.map(({ value, description }) => value ?? description).join(" "));
    } else if (method === "Runtime.exceptionThrown") {
      const { text, exception } = (params as Thrown).exceptionDetails;
      this.#trouble.thrown(exception?.description ?? text);
    }
  }
}
