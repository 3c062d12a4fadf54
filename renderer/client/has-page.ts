/**
 * Whether the server has a page at an address, by its headers alone, within `ms` milliseconds. Asked before a readable page is
 * left for the browser to open another one: where that cannot be had, the browser would show an error of its own, and the
 * site would be gone.
 */
export async function hasPage(href: string, ms: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ms);
    return (await fetch(href, { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

/** Data that take longer are asked about; the answer may take as long. In milliseconds. */
const LONG_MS = 2000;
/** The same where the reader has pressed Retry, and waits. */
const AGAIN_MS = 30_000;

/**
 * Asks whether the server has a page while the data of the page are still loading, if they take long: both requests run
 * at the same time.
 */
export class PageProbe {
  readonly #ms: number;
  readonly #timer = setTimeout(() => void this.ask(), LONG_MS);
  #answer: Promise<boolean> | undefined;

  constructor(
    private readonly href: string,
    { cache }: RequestInit,
  ) {
    this.#ms = cache === "no-cache" ? AGAIN_MS : LONG_MS;
  }

  ask(): Promise<boolean> {
    this.end();
    this.#answer ??= hasPage(this.href, this.#ms);
    return this.#answer;
  }

  /** The data are there. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
