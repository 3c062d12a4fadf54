import type { ObjectName } from "../../shared/offline-format/manifests.ts";
import { readStored } from "./load-release.ts";
import type { Ports } from "./ports.ts";
import { Stopped } from "./stop-switch.ts";

/** Reads objects back and gives those that are missing or damaged. Rejects where storage does not answer, or when stopped. */
export async function verifyObjects<T extends ObjectName>(ports: Ports, objects: readonly T[]): Promise<T[]> {
  const total = objects.reduce((sum, { bytes }) => sum + bytes, 0);
  const broken: T[] = [];
  let done = 0;
  ports.report({ step: "verify", done, total });
  for (const object of objects) {
    if (ports.stop.isStopped) throw new Stopped();
    if ((await readStored(ports.stores.objects, object)) === undefined) broken.push(object);
    done += object.bytes;
    ports.report({ step: "verify", done, total });
  }
  return broken;
}
