import type { HostPace } from "./host-pace.ts";
import type { Answer, Ask, Outcome } from "./outcome.ts";
import { PrivateAddressError } from "./public-address.ts";

export interface AskTools {
  readonly ask: Ask;
  readonly pace: HostPace;
  /** Requests for one address that failed for a passing reason, before it is given up. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  readonly backoff: number;
  /** Milliseconds that a host may ask for by Retry-After; one that asks for more is given up. */
  readonly longestWait: number;
  /** Now, in milliseconds since 1970. */
  readonly now: () => number;
}

const mostRedirects = 5;

/** Asks for an address until the answer says something: HEAD first, GET where a server does not know HEAD. */
export async function askLink(address: string, tools: AskTools): Promise<Outcome> {
  let last: Outcome = { kind: "unsure", why: "it was not asked for" };
  for (let attempt = 1; attempt <= tools.attempts; attempt++) {
    const { outcome, wait } = await attemptAt(address, tools);
    last = outcome;
    if (outcome.kind !== "unsure" || wait === undefined || attempt === tools.attempts) return outcome;
    const milliseconds = wait.milliseconds ?? tools.backoff * 2 ** (attempt - 1);
    if (milliseconds > tools.longestWait)
      return {
        kind: "unsure",
        why: `${outcome.why}, and it asks to wait ${Math.round(milliseconds / 1000)} seconds`,
      };
    tools.pace.hold(wait.host, milliseconds);
  }
  return last;
}

interface Attempt {
  readonly outcome: Outcome;
  /** Present where asking again may help: the host, and the milliseconds that it asked for. */
  readonly wait?: { readonly host: string; readonly milliseconds?: number | undefined };
}

async function attemptAt(address: string, tools: AskTools): Promise<Attempt> {
  let url = new URL(address);
  for (let step = 0; step <= mostRedirects; step++) {
    const { host } = url;
    if (url.username !== "" || url.password !== "")
      return { outcome: { kind: "broken", why: "it holds a name or password, which are not sent" } };
    let answer: Answer;
    try {
      answer = await askOnce(url, tools);
    } catch (error) {
      return failure(error, host);
    }
    const next = redirectOf(answer, url);
    if (next === undefined) return check(answer, host, tools.now());
    if (next === "none") return { outcome: { kind: "broken", why: "it redirects to no web address" } };
    url = next;
  }
  return { outcome: { kind: "broken", why: `it redirects more than ${mostRedirects} times` } };
}

/** Many servers refuse HEAD in one way or another; only what GET gives counts against a page. */
async function askOnce(url: URL, { ask, pace }: AskTools): Promise<Answer> {
  const head = await pace
    .run(url.host, () => ask(url, "HEAD"))
    .catch((error: unknown) => {
      if (isFinal(error)) throw error;
      return undefined;
    });
  if (head !== undefined && (head.status < 400 || head.status === 429 || head.status === 503)) return head;
  return pace.run(url.host, () => ask(url, "GET"));
}

function redirectOf({ status, location }: Answer, url: URL): URL | "none" | undefined {
  if (![301, 302, 303, 307, 308].includes(status)) return undefined;
  if (location === undefined || !URL.canParse(location, url.href)) return "none";
  const next = new URL(location, url);
  return /^https?:$/.test(next.protocol) ? next : "none";
}

function check({ status, retryAfter }: Answer, host: string, now: number): Attempt {
  const why = `the answer is ${status}`;
  if (status >= 200 && status < 400) return { outcome: { kind: "found" } };
  if (status === 404 || status === 410) return { outcome: { kind: "broken", why } };
  if (status === 429 || status >= 500)
    return { outcome: { kind: "unsure", why }, wait: { host, milliseconds: waitOf(retryAfter, now) } };
  return { outcome: { kind: "unsure", why } };
}

/** Milliseconds of a Retry-After header, which gives seconds or a date. */
function waitOf(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function failure(error: unknown, host: string): Attempt {
  if (error instanceof PrivateAddressError) return { outcome: { kind: "private", why: error.message } };
  const { code = "", name, message } = error as NodeJS.ErrnoException;
  if (code === "ENOTFOUND") return { outcome: { kind: "broken", why: `there is no host ${host}` } };
  if (isCertificate(code))
    return { outcome: { kind: "broken", why: `its certificate is not valid (${code})` } };
  const isLate = name === "TimeoutError" || name === "AbortError" || code === "ABORT_ERR";
  const why = isLate ? "it did not answer in time" : `the connection failed (${code || message})`;
  return { outcome: { kind: "unsure", why }, wait: { host } };
}

/** Whether asking in another way would end the same. */
function isFinal(error: unknown): boolean {
  const { code = "" } = error as NodeJS.ErrnoException;
  return error instanceof PrivateAddressError || code === "ENOTFOUND" || isCertificate(code);
}

function isCertificate(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/.test(code);
}
