import type { IncomingMessage, ServerResponse } from "node:http";
import type { Redirect } from "../../core/http/redirect.ts";
import { systemCode } from "../../sources/read/data-folder.ts";
import { answer, type Site as ServedSite } from "../shared/server/answer.ts";
import { type MovedTo, movedTo } from "../shared/server/moved-to.ts";
import type { DevSite } from "./dev-site.ts";
import { isOwnHost } from "./edit/request-guard.ts";
import type { EditEndpoint } from "./edit-endpoint.ts";
import type { ManualPages } from "./manual-pages.ts";
import { fileHeaders, ownHeaders } from "./own-headers.ts";
import type { UpdateEvent, UpdateEvents } from "./update-events.ts";

/** A name that was rebound to this machine (DNS rebinding) would let another site read what is not published. */
const OTHER_HOST = "This server answers to localhost and its own address alone. Name another with --host.";

/** The folder of the server's own addresses, below the base path. No site has one of its kind. */
export const OWN_FOLDER = "__fairlead/";

const NONE: readonly Redirect[] = [];

interface DevServerParts {
  readonly base: string;
  readonly port: number;
  readonly site: DevSite;
  readonly events: UpdateEvents;
  readonly manual: ManualPages;
  /**
   * Undefined if other machines reach the server: then the form is off, and the server has no name to answer
   * to.
   */
  readonly form: EditEndpoint | undefined;
  /** Takes an error of ours. */
  readonly failed: (error: unknown) => void;
}

/** Answers requests for the site, for the manual, and for what the pages of `dev` ask of it. */
export class DevServer {
  readonly #parts: DevServerParts;
  readonly #served: ServedSite;
  #moved: { readonly redirects: readonly Redirect[]; readonly find: MovedTo } = {
    redirects: NONE,
    find: () => undefined,
  };

  constructor(parts: DevServerParts) {
    const { site, base } = parts;
    this.#parts = parts;
    this.#served = {
      tree: site.tree,
      base,
      fileHeaders,
      movedTo: (pathname, search) => this.#movedTo()(pathname, search),
      get policy() {
        return site.policy;
      },
    };
  }

  /** Former addresses of the site as it is now; they are looked at anew where a pass has made other ones. */
  #movedTo(): MovedTo {
    const redirects = this.#parts.site.current?.redirects ?? NONE;
    if (this.#moved.redirects !== redirects)
      this.#moved = { redirects, find: movedTo(redirects, this.#parts.base) };
    return this.#moved.find;
  }

  /** A page is rendered when it is asked for: what fails then must not end the server. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#respond(request, response);
    } catch (error) {
      const reason = systemCode(error);
      // A picture, say, whose file was removed after it was read. The watch of the folder reports it.
      if (reason !== undefined) return this.#refuse(response, 404, `The file cannot be read (${reason}).`);
      this.#parts.failed(error);
      this.#refuse(response, 500, error instanceof Error ? error.message : String(error));
    }
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { base, port, form, site, manual } = this.#parts;
    if (form !== undefined && !isOwnHost(request.headers.host, port))
      return this.#refuse(response, 421, OTHER_HOST);
    const url = request.url ?? "/";
    const path = url.replace(/\?.*$/s, "");
    const own = base + OWN_FOLDER;
    if (path.startsWith(own)) {
      const name = path.slice(own.length);
      if (name === "events") return this.#listen(url, response);
      const headers = ownHeaders(site.policy);
      if (await form?.respond(name, request, { response, port, headers })) return;
      send(request, response, await manual.prepare(url));
      return;
    }
    await site.requests.prepare(url);
    send(request, response, this.#served);
  }

  #listen(url: string, response: ServerResponse): void {
    const { events, site } = this.#parts;
    const { searchParams } = new URL(url, "http://localhost");
    const openPage = searchParams.get("page") ?? "";
    const headers = ownHeaders(site.policy);
    events.listen(response, { openPage, headers }, this.#greeting(openPage, searchParams.get("hash") ?? ""));
  }

  #greeting(page: string, hash: string): UpdateEvent[] {
    const { site, form } = this.#parts;
    // A save may have come between the page and this.
    const fresh = site.pageAt(page, hash);
    return [
      site.problems.event,
      ...(fresh === undefined ? [] : [fresh]),
      ...(form === undefined ? [] : [{ type: "form", token: form.token } as const]),
    ];
  }

  /** Says in words why nothing is served; a response that has begun is ended as it is. */
  #refuse(response: ServerResponse, status: number, text: string): void {
    const type = { "Content-Type": "text/plain; charset=utf-8" };
    if (!response.headersSent)
      response.writeHead(status, { ...ownHeaders(this.#parts.site.policy), ...type });
    response.end(`${text}\n`);
  }
}

function send(request: IncomingMessage, response: ServerResponse, site: ServedSite): void {
  const question = { method: request.method ?? "GET", url: request.url ?? "/", headers: request.headers };
  const { status, headers, body } = answer(question, site);
  response.writeHead(status, { ...headers, "Content-Length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
}
