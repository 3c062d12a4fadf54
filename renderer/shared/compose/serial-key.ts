/** Key derivation that hides serial numbers: PBKDF2 with SHA-256 over the number in its one form. Build and browser agree here. */
export const SERIAL_KEY = {
  salt: "fairlead serial check 1",
  /** A tenth of a second on a slow phone; ten thousand numbers take a build less than a minute, once. */
  iterations: 20_000,
  /** Bits of the key; two numbers share one with a chance of one in 10^38. */
  bits: 128,
} as const;

/** A serial as typed to its one form: capitals, no spaces, hyphens, dots or look-alike dashes. */
export function normaliseSerial(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\s\p{Dash_Punctuation}._/−]/gu, "")
    .toUpperCase();
}

/** Whether a text in its one form can be a serial number at all: 3 to 40 letters and digits. */
export function isSerial(serial: string): boolean {
  return /^[A-Z0-9]{3,40}$/.test(serial);
}

/** The shard that would list a key, in hex; `digits` hex digits of the key name it. */
export function shardOf(key: string, digits: number): { readonly name: string; readonly rest: string } {
  return { name: key.slice(0, digits), rest: key.slice(digits) };
}
