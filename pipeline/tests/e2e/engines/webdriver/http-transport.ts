import { type Command, type Transport, WebDriverError } from "./session.ts";

/** More than any command takes, in milliseconds; a driver that hangs is reported by name. */
const COMMAND_MS = 90_000;
/** The time that scripts may take beyond the limit of the session. */
const GRACE_MS = 2000;

/** Carries commands of W3C WebDriver over HTTP to a driver on this machine. */
export class HttpTransport implements Transport {
  readonly #session: string;
  readonly #ended = new AbortController();

  readonly #scriptMs: number;

  private constructor(session: string, scriptMs: number) {
    this.#session = session;
    this.#scriptMs = scriptMs;
  }

  /** Starts a session; `origin` is where the driver listens. Gives what the driver says of its browser too. */
  static async start(
    origin: string,
    capabilities: { readonly timeouts: { readonly script: number } },
  ): Promise<[HttpTransport, Started["capabilities"]]> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const started = (await ask("POST", `${origin}/session`, { body })) as Started;
    const session = `${origin}/session/${started.sessionId}`;
    return [new HttpTransport(session, capabilities.timeouts.script), started.capabilities];
  }

  send({ method, path, body }: Command): Promise<unknown> {
    // A script that reaches a page as it goes is never answered, and the driver keeps no limit then.
    const ms = path.startsWith("/execute/") ? this.#scriptMs + GRACE_MS : COMMAND_MS;
    return ask(method, this.#session + path, { body, ended: this.#ended.signal, ms });
  }

  /** Ends what still waits: a browser that was killed answers nothing. */
  close(): void {
    this.#ended.abort();
  }
}

interface Started {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

interface Asking {
  readonly body?: object | undefined;
  readonly ended?: AbortSignal;
  readonly ms?: number;
}

async function ask(method: string, url: string, { body, ended, ms = COMMAND_MS }: Asking): Promise<unknown> {
  const late = AbortSignal.timeout(ms);
  const answered = fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: ended === undefined ? late : AbortSignal.any([late, ended]),
  });
  const response = await answered.catch((error: unknown) => {
    const path = new URL(url).pathname.replace(/^\/session\/[^/]+/, "");
    throw late.aborted ? new Error(`The driver did not answer ${method} ${path}.`) : error;
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}
