import type { NoAnswer } from "./deployed-file.ts";

/** Requests that a host may leave without an answer before it has given any: then it is not asked for more. */
const SILENT_REQUESTS = 2;

/** The end of a whole check, and what it waits for meanwhile. */
export class WholeTime {
  readonly #end = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #awaited = new Set<string>();
  #atEnd: readonly string[] = [];
  #reason: string | undefined;
  #answers = 0;
  #failures = 0;

  constructor(readonly milliseconds: number) {
    this.#timer = setTimeout(
      () => this.#stop(`The check ended after ${milliseconds / 1000} s.`),
      milliseconds,
    );
  }

  /** Aborted at the end. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** Why the check ended before all was asked for; undefined while it goes on. */
  get reason(): string | undefined {
    return this.#reason;
  }

  /** Addresses that were asked for and not answered yet, or had not been at the end. */
  get awaited(): readonly string[] {
    return this.#reason === undefined ? [...this.#awaited] : this.#atEnd;
  }

  /** Waits for a request, which gives what the host answers, or the reason why there is no answer. */
  async wait<T extends object>(address: string, request: Promise<T | NoAnswer>): Promise<T | NoAnswer> {
    this.#awaited.add(address);
    const result = await request;
    this.#awaited.delete(address);
    if (!("reason" in result)) this.#answers += 1;
    else if (++this.#failures >= SILENT_REQUESTS && this.#answers === 0)
      this.#stop(
        `The host has answered nothing, and was not asked for more: the last request ${result.reason}.`,
      );
    return result;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #stop(reason: string): void {
    if (this.#reason !== undefined) return;
    this.#atEnd = [...this.#awaited];
    this.#reason = reason;
    this.#end.abort();
  }
}
