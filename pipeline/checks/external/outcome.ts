/** The result of a request to an external address. `why` ends a sentence: "the answer is 404". */
export type Outcome =
  | { readonly kind: "found" }
  /** It is not there, and asking again would not change that. */
  | { readonly kind: "broken"; readonly why: string }
  /** It may be there: the host was slow, busy, or does not answer programs. */
  | { readonly kind: "unsure"; readonly why: string }
  /** It leads into a private network and was not asked for. */
  | { readonly kind: "private"; readonly why: string };

/** The part of an HTTP answer that says whether a page is there. */
export interface Answer {
  readonly status: number;
  readonly location?: string | undefined;
  readonly retryAfter?: string | undefined;
}

/** One request. Rejects with the system's error, or with a PrivateAddressError. */
export type Ask = (url: URL, method: "HEAD" | "GET") => Promise<Answer>;
