import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Launch } from "../cli/launch.ts";
import { listenProblem } from "../cli/listen-problem.ts";
import type { Options } from "../cli/options.ts";
import { seconds } from "../cli/seconds.ts";
import { openSession, say } from "../cli/session.ts";
import { isLoopback, isOwnHost } from "../edit/request-guard.ts";
import { answer, type Site as ServedSite } from "../serve/answer.ts";
import { movedTo } from "../serve/moved-to.ts";
import { DevSite } from "./dev-site.ts";
import { EditEndpoint } from "./edit-endpoint.ts";
import { Passes } from "./passes.ts";
import { type UpdateEvent, UpdateEvents } from "./update-events.ts";
import { watchData } from "./watch-data.ts";

/** A browser that is to show the first page asks for it within this time (milliseconds). */
const FIRST_PAGE_MS = 500;

/** A name that was rebound to this machine (DNS rebinding) would let another site read what is not published. */
const OTHER_HOST = "This server answers to localhost and its own address alone. Name another with --host.";

/** Serves the site from memory and shows every save in the open page, until it is interrupted. */
export async function dev(options: Options, launch: Launch): Promise<number> {
  const started = performance.now();
  const session = openSession(options, launch);
  const site = new DevSite(session);
  const events = new UpdateEvents();
  await site.open();
  const served: ServedSite = {
    tree: site.tree,
    base: options.base,
    policy: undefined,
    movedTo: (pathname, search) => movedTo(site.current?.redirects ?? [], options.base)(pathname, search),
  };
  const tell = (messages: readonly UpdateEvent[], from: number): void => {
    for (const message of messages) events.send(message);
    if (messages.length > 0) say(options, `Updated in ${seconds(from)}.`);
  };
  const passes = new Passes({
    first: async (paths) => {
      const from = performance.now();
      const messages = await site.remake(paths, events.shown());
      tell(messages ?? [], from);
      return messages !== undefined;
    },
    whole: async (pause) => {
      const from = performance.now();
      tell(await site.refresh({ shown: () => events.shown(), pause }), from);
    },
    failed: (error) => tell(site.crash(error), performance.now()),
  });
  // Who serves to others lets nobody write.
  const isOwn = isLoopback(options.host);
  const form = new EditEndpoint(
    { data: options.data, site: () => site.current, refresh: (file) => passes.saved([file]) },
    join(launch.bundle, "dev-form", "dev-form.js"),
  );
  const greeting = (shown: URLSearchParams): UpdateEvent[] => [
    site.diagnostics,
    // A save may have come between the page and this.
    ...[site.pageAt(shown.get("page") ?? "", shown.get("hash") ?? "")].filter((event) => event !== undefined),
    ...(isOwn ? [{ type: "form", token: form.token } as const] : []),
  ];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { port } = server.address() as AddressInfo;
    if (isOwn && !isOwnHost(request.headers.host, port)) return refuse(response, 421, OTHER_HOST);
    const path = (request.url ?? "").replace(/\?.*$/s, "");
    const own = path.startsWith(`${options.base}__fairlead/`)
      ? path.slice(`${options.base}__fairlead/`.length)
      : undefined;
    if (own === "events") {
      const { searchParams } = new URL(request.url ?? "", "http://localhost");
      events.listen(response, searchParams.get("page") ?? "", greeting(searchParams));
    } else if (isOwn && own !== undefined && (await form.respond(own, request, { response, port }))) return;
    else {
      await site.requests.prepare(request.url ?? "/");
      serve(request, response, served);
    }
  };
  const server = createServer((request, response) => {
    // A page is rendered when it is asked for: what fails then is a bug of ours, and must not end the server.
    respond(request, response).catch((error: unknown) => {
      tell(site.crash(error), performance.now());
      refuse(response, 500, error instanceof Error ? error.message : String(error));
    });
  });
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  say(options, `Serving http://${options.host}:${port}${options.base} (ready in ${seconds(started)})`);
  const interrupted = new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  if (site.requests.isHeld) {
    // The page that is asked for now has the machine to itself. What is saved meanwhile is found then.
    await Promise.race([site.requests.first, sleep(FIRST_PAGE_MS)]);
    void passes.saved([]);
  }
  const unwatch = watchData(options.data, {
    isKnown: (path) => site.current?.textOf(path) !== undefined,
    begun: () => passes.interrupt(),
    saved: (paths) => void passes.saved(paths),
    ready: () => {
      if (site.hasChanged()) void passes.saved([]);
    },
  });
  await interrupted;
  passes.end();
  await session.threads.end();
  await unwatch();
  events.close();
  server.closeAllConnections();
  server.close();
  session.store.close({ keepUnused: true });
  return 0;
}

function serve(request: IncomingMessage, response: ServerResponse, served: ServedSite): void {
  const asked = { method: request.method ?? "GET", url: request.url ?? "/", headers: request.headers };
  const { status, headers, body } = answer(asked, served);
  response.writeHead(status, { ...headers, "Content-Length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Says in words why nothing is served; a response that has begun is ended as it is. */
function refuse(response: ServerResponse, status: number, text: string): void {
  if (!response.headersSent) response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}

async function listen(server: ReturnType<typeof createServer>, options: Options): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenProblem(error, options)));
    server.listen(options.port, options.host, resolve);
  });
}
