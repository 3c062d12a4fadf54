import { MemoryDevice } from "../../../renderer/offline/store/memory-stores.ts";
import type { Clock, Ports } from "../../../renderer/offline/sync/ports.ts";

const clock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      signal?.addEventListener("abort", () => clearTimeout(timer), { once: true });
    }),
};

/** A device in memory that reaches a server by real requests. */
export function nodePorts(origin: string): { device: MemoryDevice; ports: Ports } {
  const device = new MemoryDevice();
  const ports: Ports = {
    scope: "/",
    fetch: (address, { signal }) => fetch(origin + address, { signal, redirect: "manual" }),
    stores: device,
    clock,
    locks: { run: (_, task) => task() },
    random: () => 0.5,
    report: () => {},
    switched: () => {},
  };
  return { device, ports };
}
