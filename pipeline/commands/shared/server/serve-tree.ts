import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Redirect, wholeBase } from "../../../core/http/redirect.ts";
import type { SitePolicy } from "../../../core/http/response-headers.ts";
import { answer, type Site } from "./answer.ts";
import { listenAtFirst } from "./listen-at-first.ts";
import { movedTo } from "./moved-to.ts";
import { ServedTree } from "./served-tree.ts";
import { servedUrl } from "./served-url.ts";

export interface ServeOptions {
  readonly root: string;
  readonly base?: string;
  /** 0 or absent: any free one; of several, the first one that is free. */
  readonly port?: number | readonly number[];
  readonly host?: string;
  /** The written files, relative with "/"; absent: what lies below `root`, listed again after each swap. */
  readonly files?: Iterable<string>;
  readonly redirects?: readonly Redirect[];
  readonly policy?: SitePolicy;
}

export interface TreeServer {
  /** Address of the home page, with the base and a final slash. */
  readonly url: string;
  readonly requests: RequestLog;
  close(): Promise<void>;
}

/** Serves a written site as the nginx snippet does. Rejects with the system's error when the port is taken. */
export async function serveTree(options: ServeOptions): Promise<TreeServer> {
  const { host = "127.0.0.1", port = 0 } = options;
  const site = siteOf(options);
  const requests = new RequestLog();
  const server = createServer((request, response) => respond(request, response, { site, requests }));
  const actual = await listenAtFirst(server, [port].flat(), host);
  return {
    url: servedUrl(host, actual, site.base),
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The inputs of the answers. */
export function siteOf({ root, base = "/", files, redirects = [], policy }: ServeOptions): Site {
  const tree = new ServedTree(root, files);
  return { tree, base: wholeBase(base), policy, movedTo: movedTo(redirects, base) };
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { site, requests }: { site: Site; requests: RequestLog },
): void {
  const { method = "", url = "" } = request;
  const { status, headers, body } = answer({ method, url, headers: request.headers }, site);
  const length = status === 304 ? {} : { "Content-Length": String(body.byteLength) };
  response.writeHead(status, { ...headers, ...length });
  const isSent = method !== "HEAD" && status !== 304;
  response.end(isSent ? body : undefined);
  requests.add({ method, url, status, bytes: isSent ? body.byteLength : 0 });
}

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** Bytes of the body as sent, compressed or not. */
  readonly bytes: number;
}

/** The requests to a server. Tests count requests and bytes with it; the list keeps the last 10,000. */
class RequestLog {
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
