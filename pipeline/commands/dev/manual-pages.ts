import { setImmediate } from "node:timers/promises";
import { buildSite } from "../../build.ts";
import { once } from "../../core/once.ts";
import { navigationFiles } from "../../outputs/emit/site-files.ts";
import type { Launch } from "../shared/launch.ts";
import type { OptionsOf } from "../shared/options.ts";
import type { Site as ServedSite } from "../shared/server/answer.ts";
import { findFile } from "../shared/server/find-file.ts";
import { openSession } from "../shared/session.ts";
import { MemoryTree } from "./memory-tree.ts";

/** Fairlead's manual below an address of `dev`: what is wrong is explained there. It is built at the first request. */
export class ManualPages {
  readonly #made: () => Promise<ServedSite & { readonly tree: MemoryTree }>;

  /** `base` is the path below which the manual is served, with a slash at both ends. */
  constructor(options: OptionsOf<"dev">, launch: Launch, base: string) {
    this.#made = once(() => makeManual({ ...options, data: launch.manual, base, review: false }, launch));
  }

  /** The site in which the page of a request is. */
  async prepare(url: string): Promise<ServedSite> {
    const site = await this.#made();
    const found = findFile(url.replace(/[?#].*$/s, ""), site.base, (path) => site.tree.mayHave(path));
    if (found.kind === "file") await site.tree.prepare(found.path);
    return site;
  }
}

async function makeManual(
  options: OptionsOf<"dev">,
  launch: Launch,
): Promise<ServedSite & { tree: MemoryTree }> {
  const session = openSession(options, launch);
  const { bundle, engine, threads } = session;
  // Saves come in between.
  const yieldToEventLoop = async (): Promise<void> => {
    await setImmediate();
  };
  const site = await session.site({ pictures: false, yieldToEventLoop });
  // Its pages do not listen for updates, and leave no copy on the device.
  const rootAttributes = "data-offline-off";
  const tools = { bundle, engine: engine.yielding(yieldToEventLoop), rootAttributes, isLazy: true };
  const built = await buildSite(site, tools);
  await threads.end();
  const tree = new MemoryTree();
  tree.replace([...built.files, ...navigationFiles(site)], built.onRequest, built.later);
  return { tree, base: options.base, policy: built.policy, movedTo: () => undefined };
}
