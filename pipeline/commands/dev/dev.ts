import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dialectNote } from "../shared/dialect-note.ts";
import type { Launch } from "../shared/launch.ts";
import { listenProblem } from "../shared/listen-problem.ts";
import type { OptionsOf } from "../shared/options.ts";
import { tellLine } from "../shared/output.ts";
import { seconds } from "../shared/seconds.ts";
import { listenAtFirst, portsToTry } from "../shared/server/listen-at-first.ts";
import { servedUrl } from "../shared/server/served-url.ts";
import { openSession, say } from "../shared/session.ts";
import { DevServer, OWN_FOLDER } from "./dev-server.ts";
import { DevSite } from "./dev-site.ts";
import { isLoopback } from "./edit/request-guard.ts";
import { EditEndpoint } from "./edit-endpoint.ts";
import { endInTime, interruption } from "./interruption.ts";
import { ManualPages } from "./manual-pages.ts";
import { Problems } from "./problems.ts";
import { RebuildScheduler } from "./rebuild-scheduler.ts";
import { SavedSchemas } from "./saved-schemas.ts";
import { type UpdateEvent, UpdateEvents } from "./update-events.ts";
import { type WatchedData, watchData } from "./watch-data.ts";

/** A browser that is to show the first page asks for it within this time (milliseconds). */
const FIRST_PAGE_MS = 500;

/** Serves the site from memory and shows every save in the open page, until it is interrupted. */
export async function dev(options: OptionsOf<"dev">, launch: Launch): Promise<number> {
  const started = performance.now();
  const session = openSession(options, launch);
  const server = createServer();
  // First, since findings are reported with addresses of this server.
  const port = await listen(server, options);
  const address = servedUrl(options.host, port, options.base);
  const own = options.base + OWN_FOLDER;
  const problems = new Problems(options, {
    manual: withoutSlash(own),
    served: address + withoutSlash(OWN_FOLDER),
  });
  const site = new DevSite(session, problems);
  const events = new UpdateEvents();
  const tell = (messages: readonly UpdateEvent[]): void => {
    for (const message of messages) events.send(message);
  };
  let watched: WatchedData | undefined;
  const takeError = (messages: readonly UpdateEvent[]): void => {
    tell(messages);
    if (site.isLost) watched?.distrust();
  };
  const schemas = new SavedSchemas(options);
  const passes = new RebuildScheduler({
    first: async (paths) => {
      const from = performance.now();
      const messages = await site.remake(paths, events.openPages());
      tell(messages ?? []);
      sayUpdated(options, messages ?? [], from);
      return messages !== undefined;
    },
    whole: async (yieldToEventLoop) => {
      const from = performance.now();
      const wasLost = site.isLost;
      const messages = await site.refresh({ openPages: () => events.openPages(), yieldToEventLoop });
      if (wasLost) say(options, "The data folder is there again.");
      tell(messages);
      if (site.current !== undefined) schemas.update(site.current.index);
      sayUpdated(options, wasLost ? messages.filter(({ type }) => type !== "diagnostics") : messages, from);
    },
    failed: (error) => takeError(site.fail(error)),
  });
  // A server that other machines reach has no form.
  const form = isLoopback(options.host)
    ? new EditEndpoint(
        { data: options.data, site: () => site.current, refresh: (file) => passes.saved([file]) },
        join(launch.bundle, "dev-form", "dev-form.js"),
      )
    : undefined;
  const manual = new ManualPages(options, launch, own);
  const failed = (error: unknown): void => takeError(site.reportError(error));
  const answering = new DevServer({ base: options.base, port, site, events, manual, form, failed });
  const opened = site.open();
  server.on("request", (request, response) => {
    // A page that cannot be opened ends the command, and its connections with it.
    opened.then(
      () => answering.respond(request, response),
      () => response.destroy(),
    );
  });
  try {
    await opened;
  } catch (error) {
    end(server);
    throw error;
  }
  const note = site.current && dialectNote(site.current);
  if (note !== undefined) say(options, note);
  say(options, `Serving ${address} (ready in ${seconds(started)})`);
  const interrupted = interruption();
  if (site.requests.isQueueing) {
    // The page that is requested now has the machine to itself. Files that are saved meanwhile are found
    // after it.
    await Promise.race([site.requests.first, sleep(FIRST_PAGE_MS)]);
    void passes.saved([]);
  }
  // Editors can wait; the first page cannot.
  if (site.current !== undefined) schemas.update(site.current.index);
  watched = watchData(options.data, {
    isKnown: (path) => site.current?.textOf(path) !== undefined,
    begun: () => passes.interrupt(),
    saved: (paths) => void passes.saved(paths),
    ready: () => {
      if (site.hasChanged()) void passes.saved([]);
    },
    polls: (reason) => tellLine(pollingText(reason)),
  });
  await interrupted;
  endInTime();
  passes.end();
  await session.threads.end();
  await watched.end();
  events.close();
  end(server);
  session.engine.values.close({ keepUnused: true });
  return 0;
}

/** A save that changes nothing that anybody sees is no update. */
function sayUpdated(options: OptionsOf<"dev">, messages: readonly UpdateEvent[], from: number): void {
  if (messages.length > 0) say(options, `Updated in ${seconds(from)}.`);
}

function pollingText(reason: string): string {
  return `The system cannot watch all files of the data folder (${reason}). Saves are found by looking at each file once a second.`;
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

function end(server: Server): void {
  server.closeAllConnections();
  server.close();
}

async function listen(server: Server, options: OptionsOf<"dev">): Promise<number> {
  return listenAtFirst(server, portsToTry(options.port), options.host).catch((error: unknown) => {
    throw listenProblem(error, options);
  });
}
