import type { Duplex } from "node:stream";
import type { Send } from "../../engines/chromium/in-session.ts";

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Called with the name and the parameters of what has happened. */
type Listener = (method: string, params: unknown) => void;

/**
 * Chromium's protocol over its two pipes: JSON with a zero byte after each message
 * (https://chromedevtools.github.io/devtools-protocol/).
 */
export class Protocol {
  readonly #to: Duplex;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Listener>();
  #rest = Buffer.alloc(0);
  #last = 0;

  constructor(to: Duplex, from: Duplex) {
    this.#to = to;
    from.on("data", (bytes: Buffer) => this.#receive(bytes));
    for (const stream of [to, from]) {
      stream.on("error", (error: Error) => this.#fail(error.message));
      stream.on("close", () => this.#fail("The browser has closed the connection."));
    }
  }

  /** Commands to the browser itself, or to one target that it is attached to. */
  sender(sessionId?: string): Send {
    return ((method: string, params: object = {}) => this.#send({ method, params, sessionId })) as Send;
  }

  /** Calls `listener` with all that happens in an attached target. */
  listen(sessionId: string, listener: Listener): void {
    this.#listeners.set(sessionId, listener);
  }

  #send(command: { method: string; params: object; sessionId: string | undefined }): Promise<unknown> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      if (this.#to.destroyed) {
        reject(new Error("The browser is gone."));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#to.write(`${JSON.stringify({ id, ...command })}\0`);
    });
  }

  #receive(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (let end = this.#rest.indexOf(0); end !== -1; end = this.#rest.indexOf(0)) {
      const message = JSON.parse(this.#rest.subarray(0, end).toString()) as Message;
      this.#rest = this.#rest.subarray(end + 1);
      this.#take(message);
    }
  }

  #take({ id, sessionId = "", method, params, result, error }: Message): void {
    if (id === undefined) {
      this.#listeners.get(sessionId)?.(method ?? "", params);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error.message));
  }

  #fail(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}
