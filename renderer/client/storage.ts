/** Web storage that may be refused: with site data blocked even reading `localStorage` throws. */
type StorageName = "localStorage" | "sessionStorage";

/** The stored text, or undefined if nothing is stored or storage is refused. */
export function readStored(storage: StorageName, key: string): string | undefined {
  try {
    return globalThis[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it; says whether that worked. */
export function writeStored(storage: StorageName, key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
