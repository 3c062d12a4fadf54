import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import { SERIAL_KEY, shardOf } from "../../../renderer/shared/compose/serial-key.ts";
import { hashOf } from "../../core/hash.ts";
import type { Engine } from "../../engine/engine.ts";
import { deviceKey, devicesOf, type SerialRow, shardDigits } from "../../model/serials/registers.ts";
import { shardNames, shardPath } from "../../model/serials/serial-paths.ts";
import type { Producer } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { serialPaths } from "./serial-paths.ts";

const derive = promisify(pbkdf2);

/**
 * The shards of the serial check: `serials/a.json` lists, for keys that begin with "a", the rest of the key and the
 * device on the page's record. Every shard is written, also an empty one: a missing file is a fault, never an answer.
 */
export async function serialFiles(rows: readonly SerialRow[], engine: Engine): Promise<OutputFile[]> {
  const digits = shardDigits(rows.length);
  if (digits === 0) return [];
  const devices = [...devicesOf(rows).keys()];
  const keys = await Promise.all(rows.map(({ serial }) => serialKey(serial, engine)));
  const shards = new Map<string, [rest: string, device: number][]>();
  rows.forEach((row, at) => {
    const { name, rest } = shardOf(keys[at] ?? "", digits);
    const shard = shards.get(name) ?? [];
    shards.set(name, shard);
    shard.push([rest, devices.indexOf(deviceKey(row))]);
  });
  return shardNames(rows.length).map((name) => {
    const text = `${JSON.stringify(Object.fromEntries((shards.get(name) ?? []).sort()))}\n`;
    return { path: shardPath(name), key: hashOf(text), bytes: () => text };
  });
}

/** The key of a serial number in hex. It takes time by design. */
function serialKey(serial: string, engine: Engine): Promise<string> {
  const { salt, iterations, bits } = SERIAL_KEY;
  const key = hashOf(serial, salt, String(iterations), String(bits));
  return engine.memoLater("serial key", key, async () =>
    (await derive(serial, salt, iterations, bits / 8, "sha256")).toString("hex"),
  );
}

/** The files that the serial check of a site reads. */
export const serials = {
  ...serialPaths,
  when: "composed",
  files: ({ content, tools }) => serialFiles(content.serials, tools.engine),
} satisfies Producer;
