import { createElement, type FunctionComponent, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { IslandName } from "../islands/islands.ts";
import { clientIslands } from "../islands/islands-client.ts";
import { development } from "./development.ts";
import { nextTask } from "./next-task.ts";
import { reportFailure } from "./report.ts";
import { setHtml } from "./trusted-html.ts";

interface Mounted {
  root?: Root;
  removed: boolean;
}

const mounted = new Map<Element, Mounted>();

/** Brings the islands below an element to life, each as soon as its code is there. */
export async function mountIslands(within: ParentNode): Promise<void> {
  await Promise.all(
    [...within.querySelectorAll<HTMLElement>("[data-island]")]
      .filter((host) => !mounted.has(host))
      .map(mountIsland),
  );
}

async function mountIsland(host: HTMLElement): Promise<void> {
  const name = host.dataset.island as IslandName;
  const state: Mounted = { removed: false };
  mounted.set(host, state);
  try {
    const component = (await loadIsland(name)) as FunctionComponent<object>;
    await nextTask();
    if (state.removed) return;
    // A transition is done in slices, between which the browser scrolls and answers.
    startTransition(() => {
      state.root = hydrate(host, component, state);
    });
  } catch (error) {
    reportFailure({ part: name, error });
  }
}

/** A chunk that does not load is asked for once more; after that the island stays as the server drew it. */
function loadIsland(name: IslandName): Promise<unknown> {
  const load: () => unknown = clientIslands[name];
  return Promise.resolve().then(load).catch(load);
}

function hydrate(host: HTMLElement, component: FunctionComponent<object>, state: Mounted): Root {
  const name = host.dataset.island ?? "";
  const serverHtml = host.innerHTML;
  const props = JSON.parse(host.dataset.props ?? "{}") as object;
  return hydrateRoot(host, createElement(component, props), {
    identifierPrefix: name,
    onRecoverableError(error) {
      // A root that goes before it was hydrated is drawn anew, as nothing: that says nothing about the server's HTML.
      if (development && !state.removed)
        console.error(`Fairlead: the island ${name} does not match its server HTML.`, error);
    },
    onCaughtError: (error) => reportFailure({ part: name, error }),
    // React has emptied the place by now. The server's drawing says at least what there was.
    onUncaughtError(error) {
      reportFailure({ part: name, error });
      queueMicrotask(() => setHtml(host, serverHtml));
    },
  });
}

/** Lets go of the islands below an element that is about to leave the page. */
export function unmountIslands(within: Element): void {
  for (const [host, state] of [...mounted]) {
    if (!within.contains(host)) continue;
    mounted.delete(host);
    state.removed = true;
    // Not at once: React may be committing the very navigation that removes the place.
    setTimeout(() => state.root?.unmount());
  }
}
