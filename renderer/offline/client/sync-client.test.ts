import { expect, test } from "vitest";
import { commandAgain } from "./sync-client.ts";

const removeAll = { kind: "remove", ids: "all" } as const;

test("a save that a page was left with goes on from the journal, and asks for nothing that was removed since", () => {
  const save = { kind: "save", ids: ["docs"], replace: true } as const;
  expect(commandAgain(save, { state: "wanted" })).toEqual({ kind: "update", bySelf: false, replace: true });
});

test("a removal goes on as long as nothing else was wanted", () => {
  expect(commandAgain(removeAll, { state: "unwanted" })).toEqual(removeAll);
  for (const marker of [undefined, { state: "wanted" }, { state: "saved" }] as const)
    expect(commandAgain(removeAll, marker)).toEqual({ kind: "status" });
});

test.each([
  { kind: "verify" },
  { kind: "repair" },
  { kind: "update", bySelf: false, giveUp: ["boards"] },
  { kind: "visit", mayDownload: true },
] as const)("%j is the same again", (command) => {
  expect(commandAgain(command, undefined)).toEqual(command);
});
