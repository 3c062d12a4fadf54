import { expect, test } from "vitest";
import { parameterGroupOf, transferOf } from "./parameter-group.ts";

test.each([
  ["EEC1 of J1939", 0x0cf00400, { pgn: 61444, priority: 3 }],
  ["DM1 of J1939", 0x18fecaff, { pgn: 65226, priority: 6 }],
  ["a request to all nodes", 0x18eaff00, { pgn: 59904, priority: 6 }],
  ["a request to one node", 0x18ea2100, { pgn: 59904, priority: 6 }],
  ["GNSS position data of NMEA 2000", 0x0df805fe, { pgn: 129029, priority: 3 }],
])("the identifier of %s carries its number and its priority", (_, identifier, group) => {
  expect(parameterGroupOf(identifier)).toEqual(group);
});

test.each([
  [8, "j1939", undefined],
  [9, "j1939", { kind: "transport protocol", frames: 2 }],
  [1785, "j1939", { kind: "transport protocol", frames: 255 }],
  [43, "nmea-2000", { kind: "fast packet", frames: 7 }],
  [223, "nmea-2000", { kind: "fast packet", frames: 32 }],
  [224, "nmea-2000", { kind: "transport protocol", frames: 32 }],
] as const)("a message of %i bytes of %s is sent so", (length, protocol, transfer) => {
  expect(transferOf(length, protocol)).toEqual(transfer);
});
