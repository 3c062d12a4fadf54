interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** Bytes of the body as sent, compressed or not. */
  readonly bytes: number;
}

/** The requests to a server. Tests count requests and bytes with it; the list keeps the last 10,000. */
export class RequestLog {
  readonly #limit = 10_000;
  entries: LoggedRequest[] = [];
  count = 0;
  bytes = 0;

  add(request: LoggedRequest): void {
    this.count++;
    this.bytes += request.bytes;
    this.entries.push(request);
    if (this.entries.length > 2 * this.#limit) this.entries = this.entries.slice(-this.#limit);
  }

  reset(): void {
    this.entries = [];
    this.count = 0;
    this.bytes = 0;
  }
}
