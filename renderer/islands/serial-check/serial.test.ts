import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normaliseSerial } from "../../shared/compose/serial-key.ts";
import { checkSerial, type SerialRegister } from "./serial.ts";

/** The key of AB12CD34 as Node derives it; the build's test has the same. */
const key = "eafd976b9da121dbfe8c3d869b6243b6";
const device = { product: { title: "Board", href: "/board" }, status: "genuine" } as const;
const register: SerialRegister = { count: 1, digits: 1, folder: "/serials/", devices: [device] };
const shards: Record<string, unknown> = { [`/serials/${key[0]}.json`]: { [key.slice(1)]: 0 } };
const readShard = (href: string): Promise<unknown> => Promise.resolve(shards[href] ?? {});

describe("a number", () => {
  test.each(["AB12CD34", "ab12-cd34", " ab12 cd34\n", "AB12\u2011CD34", "ＡＢ12CD34", "ab.12/cd_34"])(
    "typed as %j is read as AB12CD34",
    async (typed) => {
      expect(await checkSerial(typed, register, readShard)).toEqual({
        kind: "found",
        serial: typed.trim(),
        device,
      });
    },
  );

  test.each([
    ["nothing", " - ", { kind: "empty" }],
    ["too short a one", "a1", { kind: "wrong-form", serial: "a1" }],
    ["one with other signs", "AB12?CD34", { kind: "wrong-form", serial: "AB12?CD34" }],
    ["another one", "x-100", { kind: "unknown", serial: "x-100" }],
  ])("that is %s", async (_name, typed, expected) => {
    expect(await checkSerial(typed, register, readShard)).toEqual(expected);
  });

  test("is neither confirmed nor denied where none is published", async () => {
    const none = { ...register, count: 0, digits: 0, devices: [] };
    const never = (): Promise<unknown> => Promise.reject(new Error("asked"));
    expect(await checkSerial(" AB-1 ", none, never)).toEqual({ kind: "no-register", serial: "AB-1" });
  });

  test.each([
    ["does not come", () => Promise.reject(new Error("offline"))],
    ["is a page of the network and no shard", () => Promise.resolve("<html>")],
  ])("is not called unknown where the shard %s", async (_name, read) => {
    expect(await checkSerial("ab12cd34", register, read)).toEqual({ kind: "failed", reason: "network" });
  });

  test("never leaves the device: one digit of its key does", async () => {
    const requests: string[] = [];
    await checkSerial("ab12cd34", register, (href) => {
      requests.push(href);
      return readShard(href);
    });
    expect(requests).toEqual([`/serials/${key[0]}.json`]);
  });
});

test("reading twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = normaliseSerial(text);
      expect(normaliseSerial(once)).toBe(once);
    }),
  );
});
