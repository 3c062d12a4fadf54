import type { FakeRelease, FakeSite } from "./fake-release.ts";
import type { FakeWorld } from "./fake-world.ts";

/** Pages of one section; `change` gives some of them other texts. */
export function fakePages(section: string, count: number, change: Readonly<Record<number, string>> = {}) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `/${section}/${at}`,
      change[at] ?? `Text of ${section} ${at}.`,
    ]),
  );
}

/** Two sections, of ten and of three pages. */
export function fakeSite(change: Readonly<Record<number, string>> = {}): FakeSite {
  return { docs: fakePages("docs", 10, change), boards: fakePages("boards", 3) };
}

/** Whether every page of a section is on the device, byte for byte as the server has it. */
export function holds(world: FakeWorld, release: FakeRelease, section: string): boolean {
  return [...release.pages].every(([pathname, hash]) => {
    if (!pathname.startsWith(`/${section}/`)) return true;
    const stored = world.device.stored.get(hash)?.bytes;
    return stored !== undefined && String(stored) === String(release.files.get(`packs/objects/${hash}`));
  });
}

/** Numbers that look random and are the same in every run. */
export function fixedRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
