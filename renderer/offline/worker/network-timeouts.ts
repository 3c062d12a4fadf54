const FIRST_MS = 3000;
const AGAIN_MS = 30_000;
/** Within this time a reader who opens the same page again, by Retry or a reload, is one who waits for it. */
const SOON_MS = 60_000;
/** Within this time the client asks once more for a record that did not come. */
const AT_ONCE_MS = 2000;

/**
 * How long the network may take until its headers, in milliseconds; 0: it need not be asked. Little, so that there is a
 * message soon; long for a reader who asks for the same again. Programs that try again have seen the silence already.
 */
export class NetworkTimeouts {
  /** When the network last failed a page, by pathname. */
  readonly #pages = new Map<string, number>();
  /** When it was last silent about a page's record. */
  readonly #records = new Map<string, number>();
  #waitsUntil = 0;

  /** `now` only ever goes forward. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Asked in any case: where a record hangs the page may be there, and the page of last resort would take its place. */
  forPage(pathname: string): number {
    if (!this.#isWithin(SOON_MS, this.#pages.get(pathname))) return FIRST_MS;
    this.#waitsUntil = this.now() + SOON_MS;
    return AGAIN_MS;
  }

  /** By the cache mode it is seen who asks: `reload` is the second try of the client, `no-cache` the press of Retry. */
  forRecord(pathname: string, cache: RequestCache): number {
    if (cache === "no-cache") return AGAIN_MS;
    return cache === "reload" && this.#isWithin(AT_ONCE_MS, this.#records.get(pathname)) ? 0 : FIRST_MS;
  }

  /** Who waits for a page waits for its pictures. */
  forFile(): number {
    return this.now() < this.#waitsUntil ? AGAIN_MS : FIRST_MS;
  }

  notePage(pathname: string, hasAnswered: boolean): void {
    if (hasAnswered) this.#pages.delete(pathname);
    else this.#pages.set(pathname, this.now());
  }

  noteRecord(pathname: string, isSilent: boolean): void {
    if (isSilent) this.#records.set(pathname, this.now());
    else this.#records.delete(pathname);
  }

  #isWithin(ms: number, since: number | undefined): boolean {
    return since !== undefined && this.now() - since < ms;
  }
}
