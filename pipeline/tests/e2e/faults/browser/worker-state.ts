import type { Page } from "playwright-core";
import { until } from "../../support/until.ts";
import type { FaultServer } from "../server/fault-server.ts";

/** The workers of a page's scope: the state of each, or "none". */
interface WorkerState {
  readonly installing: string;
  readonly waiting: string;
  readonly active: string;
  /** Whether the page is served by a worker. */
  readonly controlled: boolean;
}

export function workerState(page: Page): Promise<WorkerState> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      installing: registration?.installing?.state ?? "none",
      waiting: registration?.waiting?.state ?? "none",
      active: registration?.active?.state ?? "none",
      controlled: navigator.serviceWorker.controller !== null,
    };
  });
}

/** Waits until a worker is active and none is on its way, and gives what is there then. "activating" is not active. */
export async function waitActive(page: Page): Promise<WorkerState> {
  return until("an active worker", async () => {
    const state = await workerState(page);
    return state.active === "activated" && state.installing === "none" && state;
  });
}

/** Waits until the newest worker has taken over, and none is on its way. */
export async function waitNewest(page: Page): Promise<WorkerState> {
  return until("the newest worker", async () => {
    const state = await workerState(page);
    const isLast = state.installing === "none" && state.waiting === "none";
    return state.active === "activated" && isLast && state;
  });
}

/** Waits until a newer worker has been installed and waits for the tabs of the old one. */
export async function waitWaiting(page: Page): Promise<WorkerState> {
  return until("a waiting worker", async () => {
    const state = await workerState(page);
    return state.waiting === "installed" && state;
  });
}

/**
 * Lets the browser look for a newer worker, and waits until the server was asked for the script and nothing is being
 * installed. Says whether `update()` worked; it fails when the script cannot be had or its installation fails.
 */
export async function waitUpdate(
  page: Page,
  server: FaultServer,
  script = `${server.base}sw.js`,
): Promise<boolean> {
  const before = server.requests.count(script);
  const worked = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.update().then(
      () => true,
      () => false,
    );
  });
  if (worked === undefined) return false;
  await until("a request for the worker", () => server.requests.count(script) > before);
  await until("the end of the installation", async () => (await workerState(page)).installing === "none");
  return worked;
}
