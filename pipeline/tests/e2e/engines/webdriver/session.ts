/** The transport of WebDriver commands to a browser. */
export interface Transport {
  /** Rejects with a `WebDriverError` where the browser refuses. */
  send(command: Command): Promise<unknown>;
  close(): void;
}

/** A command as W3C WebDriver has it; `name` is how Marionette calls the same. */
export interface Command {
  readonly name: string;
  readonly method: "GET" | "POST" | "DELETE";
  /** Below the session. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The error of a browser that refuses a command; `code` as in the standard. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/**
 * When a driver gives up, in milliseconds. A load that takes longer has ended, for tests. A script whose page
 * is exchanged meanwhile is never answered; its caller asks again.
 */
export const TIMEOUTS = { pageLoad: 20_000, script: 10_000, implicit: 0 };

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** An element of a page, as WebDriver names it. */
type ElementId = string & { readonly kind: "element" };

/** The commands that tests need, one at a time: a session has one current window. */
export class Session {
  readonly #transport: Transport;
  #turn: Promise<unknown> = Promise.resolve();
  #current: string | undefined;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Runs commands in a window, with nothing of another window in between. */
  in<T>(handle: string, use: (window: SessionWindow) => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      if (this.#current !== handle) await this.#post("SwitchToWindow", "/window", { handle, focus: true });
      this.#current = handle;
      return use(new SessionWindow(this.#transport));
    });
  }

  /** Runs what is about no window, or about all. */
  inTurn<T>(use: () => Promise<T>): Promise<T> {
    const answer = this.#turn.then(use);
    this.#turn = answer.catch(() => {});
    return answer;
  }

  /** Opens a tab and gives its handle. */
  newWindow(): Promise<string> {
    return this.inTurn(async () => {
      const { handle } = (await this.#post("NewWindow", "/window/new", { type: "tab" })) as {
        handle: string;
      };
      return handle;
    });
  }

  /** Closes a tab and turns to one that is left: the next one cannot be opened from nowhere. */
  closeWindow(handle: string): Promise<void> {
    return this.in(handle, async (window) => {
      const [left] = (await window.close()) as string[];
      this.#current = left;
      if (left !== undefined) await this.#post("SwitchToWindow", "/window", { handle: left, focus: true });
    });
  }

  #post(name: string, path: string, body: Command["body"]): Promise<unknown> {
    return this.#transport.send({ name: `WebDriver:${name}`, method: "POST", path, ...(body && { body }) });
  }
}

/** Commands about the current window. */
export class SessionWindow {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  navigate(url: string): Promise<unknown> {
    return this.#post("Navigate", "/url", { url });
  }

  /** Gives the handles of the tabs that are left. */
  close(): Promise<unknown> {
    return this.#transport.send({ name: "WebDriver:CloseWindow", method: "DELETE", path: "/window" });
  }

  setRect(rect: { readonly width: number; readonly height: number }): Promise<unknown> {
    return this.#post("SetWindowRect", "/window/rect", { ...rect });
  }

  /** Runs the body of a function; it gives what the standard can carry. */
  async script(script: string, args: readonly unknown[] = []): Promise<unknown> {
    return this.#post("ExecuteScript", "/execute/sync", { script, args });
  }

  /** Runs the body of a function, whose last argument takes the answer. */
  async scriptUntilTold(script: string, args: readonly unknown[] = []): Promise<unknown> {
    return this.#post("ExecuteAsyncScript", "/execute/async", { script, args });
  }

  /** An element that a script gives. */
  async element(script: string, args: readonly unknown[]): Promise<ElementId | undefined> {
    const found = (await this.script(script, args)) as Record<string, string> | null;
    return found?.[ELEMENT] as ElementId | undefined;
  }

  click(id: ElementId): Promise<unknown> {
    return this.#post("ElementClick", `/element/${id}/click`, { id });
  }

  /** Presses and releases keys one after another. */
  async keys(keys: readonly string[]): Promise<void> {
    const pressed = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    const actions = [{ type: "key", id: "keyboard", actions: pressed }];
    await this.#post("PerformActions", "/actions", { actions });
  }

  #post(name: string, path: string, body: NonNullable<Command["body"]>): Promise<unknown> {
    return this.#transport.send({ name: `WebDriver:${name}`, method: "POST", path, body });
  }
}
