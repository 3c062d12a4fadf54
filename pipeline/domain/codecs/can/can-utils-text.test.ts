import { expect, test } from "vitest";
import { type BusFrame, candumpLine, cansendCommand } from "./can-utils-text.ts";

const frame = (more: Partial<BusFrame>): BusFrame => ({
  id: 0x123,
  extended: false,
  fd: false,
  bytes: Uint8Array.of(0, 17, 34, 255),
  ...more,
});

test.each([
  ["a frame", {}, "can0  123   [4]  00 11 22 FF", "cansend can0 123#001122FF"],
  [
    "an identifier of 29 bits",
    { id: 0x1f, extended: true },
    "can0  0000001F   [4]  00 11 22 FF",
    "cansend can0 0000001F#001122FF",
  ],
  ["a frame of CAN FD", { fd: true }, "can0  123  [04]  00 11 22 FF", "cansend can0 123##0001122FF"],
  ["a small identifier", { id: 7 }, "can0  007   [4]  00 11 22 FF", "cansend can0 007#001122FF"],
  ["a frame without bytes", { bytes: new Uint8Array() }, "can0  123   [0]", "cansend can0 123#"],
])("%s is written as can-utils write it", (_, more, dump, send) => {
  expect([candumpLine(frame(more)), cansendCommand(frame(more))]).toEqual([dump, send]);
});
