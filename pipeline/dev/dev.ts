import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { watch } from "chokidar";
import { seconds } from "../cli/check.ts";
import type { Launch } from "../cli/main.ts";
import { type Options, UsageError } from "../cli/options.ts";
import { openSession, say } from "../cli/session.ts";
import { isLoopback, isOwnHost } from "../edit/request-guard.ts";
import { answer, type Site as ServedSite } from "../serve/answer.ts";
import { DevSite } from "./dev-site.ts";
import { EditEndpoint } from "./edit-endpoint.ts";
import { type UpdateEvent, UpdateEvents } from "./update-events.ts";

/** Changes that come within this time (milliseconds) are one save: editors write in several steps. */
const settleTime = 12;

/** Serves the site from memory and shows every save in the open page, until it is interrupted. */
export async function dev(options: Options, launch: Launch): Promise<number> {
  const started = performance.now();
  const session = openSession(options, launch);
  const site = new DevSite(session);
  const events = new UpdateEvents();
  await site.refresh();
  const served: ServedSite = {
    tree: site.tree,
    base: options.base,
    policy: undefined,
    movedTo: () => undefined,
  };
  const refresh = serialise(async () => {
    const from = performance.now();
    const messages = await site.refresh().catch((error: unknown) => site.crash(error));
    for (const message of messages) events.send(message);
    if (messages.length > 0) say(options, `Updated in ${seconds(from)}.`);
  });
  // Who serves to others lets nobody write.
  const isOwn = isLoopback(options.host);
  const form = new EditEndpoint(
    { data: options.data, site: () => site.current, refresh },
    join(launch.bundle, "dev-form", "dev-form.js"),
  );
  const greeting = (): UpdateEvent[] => [
    site.diagnostics,
    ...(isOwn ? [{ type: "form", token: form.token } as const] : []),
  ];
  const server = createServer(async (request, response) => {
    const { port } = server.address() as AddressInfo;
    if (isOwn && !isOwnHost(request.headers.host, port)) return refuse(response);
    const path = (request.url ?? "").replace(/\?.*$/s, "");
    const own = path.startsWith(`${options.base}__fairlead/`)
      ? path.slice(`${options.base}__fairlead/`.length)
      : undefined;
    if (own === "events") events.listen(response, greeting());
    else if (isOwn && own !== undefined && (await form.respond(own, request, { response, port }))) return;
    else respond(request, response, served);
  });
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  say(options, `Serving http://${options.host}:${port}${options.base} (ready in ${seconds(started)})`);
  const watcher = watch(options.data, {
    ignoreInitial: true,
    ignored: (path) => /(^|[\\/])(\.[^\\/]+|node_modules)$|~$/.test(path.slice(options.data.length)),
  });
  let timer: NodeJS.Timeout | undefined;
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), settleTime);
  });
  // A save before the watcher looks at the folder tells nobody.
  watcher.once("ready", () => {
    if (site.hasChanged()) void refresh();
  });
  await new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  clearTimeout(timer);
  await watcher.close();
  events.close();
  server.closeAllConnections();
  server.close();
  session.store.close({ keepUnused: true });
  return 0;
}

function respond(request: IncomingMessage, response: ServerResponse, site: ServedSite): void {
  const { status, headers, body } = answer(
    { method: request.method ?? "GET", url: request.url ?? "/", headers: request.headers },
    site,
  );
  response.writeHead(status, { ...headers, "Content-Length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** A name that was rebound to this machine (DNS rebinding) would let another site read what is not published. */
function refuse(response: ServerResponse): void {
  response.writeHead(421, { "Content-Type": "text/plain; charset=utf-8" });
  response.end("This server answers to localhost and its own address alone. Name another with --host.\n");
}

async function listen(server: ReturnType<typeof createServer>, { port, host }: Options): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new UsageError(`The port ${port} is in use.`, "Choose another one with --port N.")
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}

/** Runs one call at a time; calls that come meanwhile become one more run. Resolves after a run that began later. */
function serialise(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    next = undefined;
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined) return start();
    next ??= running.then(start, start);
    return next;
  };
}
