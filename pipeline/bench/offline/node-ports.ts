import type { Clock, Ports } from "../../../renderer/offline/sync/ports.ts";
import { StopSwitch } from "../../../renderer/offline/sync/stop-switch.ts";
import { MemoryDevice } from "../../../renderer/tests/offline/memory-stores.ts";

const clock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      signal?.addEventListener("abort", () => clearTimeout(timer), { once: true });
    }),
};

/**
 * A device in memory that reaches a server by real requests. An address in `cached` costs no request: in a
 * browser the service worker answers with the files of its shell.
 */
export function nodePorts(
  origin: string,
  cached: (address: string) => Uint8Array | undefined = () => undefined,
): { device: MemoryDevice; ports: Ports } {
  const device = new MemoryDevice();
  const ports: Ports = {
    scope: "/",
    fetch: async (address, { signal }) => {
      const bytes = cached(address);
      if (bytes !== undefined) return new Response(new Uint8Array(bytes));
      return fetch(origin + address, { signal, redirect: "manual" });
    },
    stores: device,
    clock,
    locks: { run: (task) => task() },
    random: () => 0.5,
    report: () => {},
    ended: () => {},
    stop: new StopSwitch(),
    switched: () => {},
  };
  return { device, ports };
}
