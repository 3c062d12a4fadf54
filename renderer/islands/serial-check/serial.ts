import type { SerialCheckPage } from "../../../schema/generated/types.ts";
import { isSerial, normaliseSerial, SERIAL_KEY, shardOf } from "../../shared/compose/serial-key.ts";

export type SerialRegister = SerialCheckPage["register"];
export type SerialDevice = SerialRegister["devices"][number];

/** The result for a number; `serial` is the number as it was typed, because the visitor compares it with the device. */
export type SerialResult =
  | { readonly kind: "empty" }
  /** The typed text cannot be a serial number. */
  | { readonly kind: "wrong-form"; readonly serial: string }
  | { readonly kind: "no-register"; readonly serial: string }
  | { readonly kind: "unknown"; readonly serial: string }
  | { readonly kind: "found"; readonly serial: string; readonly device: SerialDevice }
  /** The register could not be asked: no network and no copy, or a page without a secure connection. */
  | { readonly kind: "failed"; readonly reason: "network" | "insecure" };

/** Reads a shard of the register; rejects where it cannot be had. */
type ReadShard = (href: string) => Promise<unknown>;

/**
 * Looks a serial number up. The typed text never leaves the device: only the first digits of a key derived from it are
 * requested.
 */
export async function checkSerial(
  typed: string,
  register: SerialRegister,
  readShard: ReadShard = fetchShard,
): Promise<SerialResult> {
  const serial = typed.trim();
  const normalised = normaliseSerial(typed);
  if (normalised === "") return { kind: "empty" };
  if (!isSerial(normalised)) return { kind: "wrong-form", serial };
  if (register.count === 0) return { kind: "no-register", serial };
  if (globalThis.crypto?.subtle === undefined) return { kind: "failed", reason: "insecure" };
  const { name, rest } = shardOf(await serialKey(normalised), register.digits);
  try {
    const device = register.devices[deviceIn(await readShard(`${register.folder}${name}.json`), rest)];
    return device === undefined ? { kind: "unknown", serial } : { kind: "found", serial, device };
  } catch {
    return { kind: "failed", reason: "network" };
  }
}

/** The index of a device, or -1; a shard that is no object is a fault and not an answer. */
function deviceIn(shard: unknown, rest: string): number {
  if (typeof shard !== "object" || shard === null) throw new TypeError("A shard is an object.");
  const found: unknown = Object.hasOwn(shard, rest) ? (shard as Record<string, unknown>)[rest] : -1;
  return typeof found === "number" ? found : -1;
}

async function serialKey(serial: string): Promise<string> {
  const { salt, iterations, bits } = SERIAL_KEY;
  const text = new TextEncoder();
  const base = await crypto.subtle.importKey("raw", text.encode(serial), "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt: text.encode(salt), iterations };
  const key = new Uint8Array(await crypto.subtle.deriveBits(parameters, base, bits));
  return [...key].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function fetchShard(href: string): Promise<unknown> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`The register answered ${answer.status}.`);
  return answer.json();
}
