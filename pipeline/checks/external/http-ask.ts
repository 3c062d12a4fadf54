import { type LookupAddress, lookup as systemLookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Answer, Ask } from "./outcome.ts";
import { isPublicAddress, PrivateAddressError } from "./public-address.ts";

interface HttpOptions {
  /** Milliseconds for one request, name lookup and handshake included. */
  readonly timeout: number;
  readonly userAgent: string;
  /** Whether a connection to an IP address may be opened. Tests open their own machine. */
  readonly isAllowed?: (address: string) => boolean;
}

/** Asks by HTTP and reads no more of the answer than its head. */
export function httpAsk({ timeout, userAgent, isAllowed = isPublicAddress }: HttpOptions): Ask {
  const lookup = guardedLookup(isAllowed);
  return (url, method) =>
    new Promise<Answer>((resolve, reject) => {
      const host = url.hostname.replace(/^\[|\]$/g, "");
      // The lookup is not asked for what is an IP address already.
      if (isIP(host) !== 0 && !isAllowed(host)) return reject(new PrivateAddressError(host, host));
      const { request } = url.protocol === "https:" ? https : http;
      const sent = request(
        url,
        {
          method,
          lookup,
          agent: false,
          signal: AbortSignal.timeout(timeout),
          headers: { "User-Agent": userAgent, Accept: "*/*" },
        },
        (response) => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, location: headers.location, retryAfter: headers["retry-after"] });
          response.destroy();
        },
      );
      sent.on("error", reject);
      sent.end();
    });
}

/**
 * The addresses of a name are checked where the connection takes them from: a name that resolves to others
 * the second time (DNS rebinding) gains nothing.
 */
function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    systemLookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) return callback(error, []);
      const bad = addresses.find(({ address }) => !isAllowed(address));
      const [first] = addresses;
      if (bad !== undefined) return callback(new PrivateAddressError(host, bad.address), []);
      if (first === undefined) return callback(new Error(`${host} has no address`), []);
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
