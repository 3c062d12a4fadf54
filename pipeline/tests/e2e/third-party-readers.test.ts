import { describe, expect, test } from "vitest";
import { packagesFor, unread } from "./third-party-readers.ts";

const debian = { platform: "linux", isRoot: true, release: 'ID=debian\nVERSION_ID="12"\n' } as const;

describe("programs that read exports back", () => {
  test("are installed by their packages for root on Debian", () => {
    expect(packagesFor(["mbpoll", "gcc"], debian)).toEqual(["mbpoll", "gcc", "libc6-dev"]);
    expect(packagesFor([], debian)).toEqual([]);
  });

  test.each([
    ["without root", { ...debian, isRoot: false }],
    ["on another Linux", { ...debian, release: "ID=fedora\n" }],
    ["on macOS", { ...debian, platform: "darwin" as const }],
  ])("are not installed %s", (_, host) => {
    expect(packagesFor(["canmatrix"], host)).toEqual([]);
  });

  test("are named with what they would have read, where they are absent", () => {
    expect(unread(["gcc"])).toEqual(["C headers were not read back by gcc (Debian: gcc, libc6-dev)."]);
    expect(unread([])).toEqual([]);
  });
});
