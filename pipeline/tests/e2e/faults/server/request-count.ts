import { isTarget, type Target } from "./fault.ts";

export interface SeenRequest {
  readonly method: string;
  /** Path of the URL, without query. */
  readonly pathname: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Zero until headers were sent. */
  status: number;
  /** Bytes of the body, as sent so far. */
  bytes: number;
}

/** The requests to a server since the last reset. */
export class RequestCount {
  entries: SeenRequest[] = [];
  #open = 0;
  #most = 0;

  add(request: SeenRequest): void {
    this.entries.push(request);
    this.#open += 1;
    this.#most = Math.max(this.#most, this.#open);
  }

  finish(request: SeenRequest, status: number, bytes: number): void {
    request.status = status;
    request.bytes = bytes;
    this.#open -= 1;
  }

  /** Requests that were open at the same time, at most. */
  get mostAtOnce(): number {
    return this.#most;
  }

  /** Requests that are open now. */
  get openNow(): number {
    return this.#open;
  }

  of(target?: Target): SeenRequest[] {
    return this.entries.filter(({ pathname }) => target === undefined || isTarget(target, pathname));
  }

  count(target?: Target): number {
    return this.of(target).length;
  }

  bytes(target?: Target): number {
    return this.of(target).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Sorted paths without repeats. */
  paths(target?: Target): string[] {
    return [...new Set(this.of(target).map(({ pathname }) => pathname))].sort();
  }

  reset(): void {
    this.entries = [];
    this.#most = this.#open;
  }
}
