import { type Command, type Transport, WebDriverError } from "./session.ts";

/** Carries commands of W3C WebDriver over HTTP to a driver on this machine. */
export class HttpTransport implements Transport {
  readonly #session: string;
  readonly #ended = new AbortController();

  private constructor(session: string) {
    this.#session = session;
  }

  /** Starts a session; `origin` is where the driver listens. Gives what the driver says of its browser too. */
  static async start(
    origin: string,
    capabilities: object,
  ): Promise<[HttpTransport, Started["capabilities"]]> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const started = (await ask("POST", `${origin}/session`, body)) as Started;
    return [new HttpTransport(`${origin}/session/${started.sessionId}`), started.capabilities];
  }

  send({ method, path, body }: Command): Promise<unknown> {
    return ask(method, this.#session + path, body, this.#ended.signal);
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

async function ask(method: string, url: string, body?: object, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}
