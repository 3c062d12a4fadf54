import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Whether an address names this machine alone. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

export interface Guard {
  readonly port: number;
  /** Made anew in each run, known to the pages of this server alone. */
  readonly token: string;
}

interface GuardedRequest {
  readonly headers: IncomingHttpHeaders;
  /** Address that the connection comes from. */
  readonly remote: string | undefined;
}

/**
 * Why a request is refused; undefined where it may pass. A page of another site cannot set the token or read
 * it; a name that was rebound to this machine (DNS rebinding) is not the name of this server, whatever
 * address it resolves to.
 */
export function refusalOf({ headers, remote }: GuardedRequest, { port, token }: Guard): string | undefined {
  if (remote === undefined || !isLoopback(remote.replace(/^::ffff:/, "")))
    return "The form is for this machine alone.";
  if (!isOwnHost(headers.host, port)) return "The request names another host.";
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`)
    return "The request comes from another site.";
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return "The request comes from another site.";
  return isSame(headers["x-fairlead-token"], token)
    ? undefined
    : "The request does not have the token of this run.";
}

/** Whether the name by which a server was asked is its own: an address of the loopback, or localhost. */
export function isOwnHost(host: string | undefined, port: number): boolean {
  const match = /^(\[[0-9a-f:]+\]|[^:[\]]+):(\d+)$/i.exec(host ?? "");
  if (match === null) return port === 80 && isLoopback((host ?? "").replace(/^\[|\]$/g, ""));
  return Number(match[2]) === port && isLoopback((match[1] ?? "").replace(/^\[|\]$/g, "").toLowerCase());
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== "string" || given.length !== token.length) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
