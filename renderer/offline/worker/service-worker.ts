import { Route } from "workbox-routing/Route.js";
import { Router } from "workbox-routing/Router.js";
import type { SiteFacts } from "../../shared/offline-format/site-facts.ts";
import { openStores } from "../store/browser-stores.ts";
import { copyNames } from "../store/names.ts";
import { answerFile } from "./answer-file.ts";
import { answerPage } from "./answer-page.ts";
import { answerRecord, isRecord } from "./answer-record.ts";
import type { Context } from "./context.ts";
import { FailureCount } from "./failure-count.ts";
import { fetchWithin } from "./fetch-whole.ts";
import { bareLastResort } from "./last-resort.ts";
import { NetworkTimeouts } from "./network-timeouts.ts";
import { pointerReader } from "./read-pointer.ts";
import { SavedCopy } from "./saved-copy.ts";
import { isHashed, isLeftAlone, pathOf } from "./scope.ts";
import { Shell } from "./shell.ts";
import { openTabs, takeOver } from "./take-over.ts";

declare const self: ServiceWorkerGlobalScope;
/** Declared before this script by the pipeline. */
declare const fairleadSite: SiteFacts;

const NETWORK_MS = 3000;
const site = fairleadSite;
const stores = openStores(site.base);
const copy = new SavedCopy({ objects: stores.objects, pointer: pointerReader(site.base, stores.pointer) });
const shell = new Shell(site.base, site.shell);
const context: Context = { site, copy, shell, timeouts: new NetworkTimeouts() };
const failures = new FailureCount();
const router = new Router();

const isPage = ({ request, path }: RouteRequest): boolean =>
  request.mode === "navigate" && !isLeftAlone(path);
const isFile = ({ url, path }: RouteRequest): boolean =>
  !isLeftAlone(path) && (isHashed(path) || !copy.isEmpty || shell.has(url.href));

interface RouteRequest {
  readonly url: URL;
  readonly request: Request;
  readonly path: string;
}

function route(
  matches: (request: RouteRequest) => boolean,
  answer: (request: RouteRequest) => Promise<Response>,
): Route {
  return new Route(
    ({ url, request, sameOrigin }) => {
      const path = sameOrigin ? pathOf(url.pathname, site.base) : undefined;
      return path !== undefined && matches({ url, request, path });
    },
    ({ url, request }) => answer({ url, request, path: pathOf(url.pathname, site.base) ?? "" }),
  );
}

router.registerRoute(route(isPage, ({ request }) => answerPage(request, context)));
router.registerRoute(
  route(
    ({ path }) => isRecord(path),
    ({ request }) => answerRecord(request, context),
  ),
);
router.registerRoute(route(isFile, ({ request, path }) => answerFile(request, path, context)));

self.addEventListener("install", (event) => event.waitUntil(shell.install()));

self.addEventListener("activate", (event) => {
  const work = async (): Promise<void> => {
    // A tab that was open before the first installation is served from now on.
    await self.clients.claim();
    await removeOutdated(event);
  };
  event.waitUntil(work());
});

self.addEventListener("message", (event) => event.waitUntil(takeOver(event, shell)));

self.addEventListener("fetch", (event) => {
  if (failures.isOut) return;
  const { request } = event;
  try {
    const answer = router.handleRequest({ request, event });
    if (answer !== undefined) event.respondWith(answer.catch(() => afterFailure(request)));
    if (request.mode === "navigate") event.waitUntil(keepShell(event, answer));
  } catch {
    event.respondWith(afterFailure(request));
  }
});

new BroadcastChannel(copyNames(site.base).database).addEventListener(
  "message",
  ({ data }: MessageEvent<{ readonly type: string }>) => {
    // Progress messages arrive ten times a second, and do not change the stored release.
    if (data.type === "pointer-changed") copy.forget();
  },
);

/** Our own code has failed: the network, else a page that needs nothing. */
async function afterFailure(request: Request): Promise<Response> {
  failures.add();
  return fetchWithin(request, NETWORK_MS).catch(() => bareLastResort(new URL(request.url), context));
}

/** Looks after the files of the shell once the page that is opened has its answer. */
async function keepShell(event: FetchEvent, answer: Promise<Response> | undefined): Promise<void> {
  await answer?.catch(() => {});
  // A tab is counted from when its page is there.
  const opened = await self.clients.get(event.resultingClientId).catch(() => undefined);
  await removeOutdated(event, opened?.id).catch(() => {});
  // It is tried again by the next worker.
  await shell.restore().catch(() => {});
}

let hasRemoved = false;

/** Files of former releases go once no tab but the one that was opened just now is there to need them. */
async function removeOutdated(event: ExtendableEvent, opened?: string): Promise<void> {
  if (hasRemoved) return;
  const tabs = await openTabs();
  if (!tabs.every(({ id }) => id === opened)) return;
  hasRemoved = true;
  await shell.removeOutdated(event);
}
