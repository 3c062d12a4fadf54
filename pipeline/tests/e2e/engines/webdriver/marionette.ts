import { connect, type Socket } from "node:net";
import { type Command, type Transport, WebDriverError } from "./session.ts";

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}
type Reply = readonly [1, number, { readonly error: string; readonly message: string } | null, unknown];

/**
 * Firefox's own carrier of WebDriver's commands, which geckodriver speaks to it: `length:[0, id, name, parameters]` over
 * TCP. Unlike WebDriver BiDi it needs no WebSocket, and reaches the browser itself beside its pages.
 */
export class Marionette implements Transport {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #received = Buffer.alloc(0);
  #last = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (bytes: Buffer) => this.#receive(bytes));
    socket.on("close", () => this.#fail("The browser has closed the connection."));
    socket.on("error", (error) => this.#fail(error.message));
    socket.unref();
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, "127.0.0.1");
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("error", reject);
    });
    return new Marionette(socket);
  }

  async send({ name, body = {} }: Command): Promise<unknown> {
    const answer = await this.call(name, body);
    const isWrapped = typeof answer === "object" && answer !== null && Object.keys(answer).join() === "value";
    return isWrapped ? (answer as { value: unknown }).value : answer;
  }

  /** Sends a command by its name here, and gives the whole answer. */
  call(name: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.#last;
    const text = JSON.stringify([0, id, name, parameters]);
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new WebDriverError("no session", "The browser is gone."));
      this.#waiting.set(id, { resolve, reject });
      this.#socket.ref();
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const colon = this.#received.indexOf(":");
      if (colon === -1) return;
      const end = colon + 1 + Number(this.#received.subarray(0, colon).toString());
      if (this.#received.length < end) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      // The first message greets.
      if (Array.isArray(message)) this.#answer(message as unknown as Reply);
    }
  }

  #answer([, id, error, value]: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#socket.unref();
    if (error === null) waiting?.resolve(value);
    else waiting?.reject(new WebDriverError(error.error, error.message));
  }

  #fail(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new WebDriverError("no session", reason));
    this.#waiting.clear();
  }
}
