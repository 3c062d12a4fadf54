import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Site } from "../site.ts";
import { type Files, siteOf } from "../tests/support/pages/site-of.ts";
import { changesText } from "./changes-text.ts";
import { compareSites } from "./compare-sites.ts";
import { interfaceVerdict } from "./interface-verdict.ts";

const folder = fileURLToPath(new URL("../tests/fixtures/revisions", import.meta.url));
const files: Record<string, string> = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:yaml|md)$/.test(path) && path !== "README.md")
    .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
);
const [board, plug, map] = [
  "products/boards/revised.yaml",
  "interfaces/revised-plug.yaml",
  "interfaces/revised-map.yaml",
] as const;

let site: Site;
beforeAll(async () => {
  site = await siteOf(files);
});

/** The files with a part of one exchanged. */
function edited(path: string, ...pairs: readonly [string, string][]): Files {
  let text = String(files[path]);
  for (const [from, to] of pairs) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  return { ...files, [path]: text };
}

async function changes(old: Files | undefined, next: Files | undefined) {
  const states = { from: { revision: "main", commit: "0".repeat(40) }, to: "now" };
  const found = compareSites(
    old === undefined ? site : await siteOf(old),
    next === undefined ? site : await siteOf(next),
  );
  return { text: changesText(states, found).replaceAll("\u00a0", " "), verdict: interfaceVerdict(found) };
}

const pins = {
  former: "function: Free input or output, until: A }",
  third:
    "  - { number: 3, name: CANH, class: can, direction: bidir, signal: can-high, function: Bus, bus: revised-can, since: B }\n",
  fourth:
    "  - { number: 4, name: CANL, class: can, direction: bidir, signal: can-low, function: Bus, bus: revised-can, since: B }\n",
};

describe("a change of what holds for some boards", () => {
  test("is compared with the row of the same limits", async () => {
    const { text } = await changes(undefined, edited(board, ["typ: 18.5, max: 25", "typ: 19.0, max: 25"]));
    expect(text).toContain(
      "  ~ sections › electrical › 1 › rows › supply-current since B › typ: 18.5 mA -> 19.0 mA\n",
    );
    expect(text).not.toContain("until A");
  });

  test.each([
    ["variant: large", "variant: [small, large]", 0, 1],
    [", variant: large", "", 0, 1],
    ["variant: large", "variant: small", 1, 1],
    ["since: B", "since: C", 1, 0],
  ])("from %s to %s breaks firmware where some board has it no more", async (from, to, there, back) => {
    const next = edited(map, [from, to]);
    expect((await changes(undefined, next)).verdict?.firmware).toHaveLength(there);
    expect((await changes(next, undefined)).verdict?.firmware).toHaveLength(back);
  });

  test("breaks wiring where a pin is another one from a revision on", async () => {
    const old = edited(
      plug,
      [pins.former, "function: Free input or output }"],
      [pins.former, "function: Free input or output }"],
      [pins.third, ""],
      [pins.fourth, ""],
    );
    const { "interfaces/revised-lead.yaml": _, ...before } = old;
    const { "interfaces/revised-lead.yaml": __, ...after } = files;
    const { text, verdict } = await changes(before, after);
    // The pin that was there is there still, for fewer boards.
    expect(text).toContain("+ pins › 3 until A › until: A\n");
    expect(text).toContain("+ pins › 3 since B");
    expect(text).not.toContain("- pins");
    expect(verdict?.firmware).toEqual([]);
    expect(verdict?.wiring).toEqual(
      expect.arrayContaining([
        "connector revised-plug: pins › 3 until A › until is new",
        "connector revised-plug: pins › 3 since B is new",
      ]),
    );
  });

  test("breaks nothing where a register is in more boards than before", async () => {
    const wider = edited(map, ["access: rw, variant: large,", "access: rw,"]);
    expect((await changes(undefined, wider)).verdict).toEqual({ firmware: [], wiring: [] });
    expect((await changes(wider, undefined)).verdict?.firmware).toEqual([
      "register-map revised-map: blocks › state › registers › OUTPUTS_3_4 › variant is new",
    ]);
  });
});
