import { expect, inject, test } from "vitest";
import { missesOf, ranksOf, type WantedPage } from "../e2e/support/search-ranks.ts";

const core = "/docs/Vektor/Vektor-Core-Scale-model-edition";
const hub = "/projects/navigation/serial-servo-hub";

/** Queries of visitors and the page that each of them wants first; chosen before the ranking was changed. */
const table: readonly WantedPage[] = [
  ["servo", hub],
  ["CAN", `${core}/can-bus`],
  ["register", `${core}/Advanced/modbus-registers`],
  ["firmware", `${core}/introduction-1504`],
  ["price", "/contact"],
  ["stream rat", hub],
  ["dimensions", hub],
  ["weight", hub],
  ["baud", hub],
  ["Modbus", `${core}/Advanced/modbus-registers`],
  ["heading", `${core}/DP/hdg-hold`],
  ["Z-drive", `${core}/Controllers/controller-z-drive`],
  ["reset", `${core}/reset-dfu-mode`],
  ["pin X10", "/docs/Serial-Servo-Hub/Introduction"],
  ["115200", hub],
  ["50 Hz", hub],
  ["DroneCAN", `${core}/can-bus`],
  ["NMEA", `${core}/attitude-gnss`],
  ["supply", "/docs/Serial-Servo-Hub/serial-servo-hub-power-management"],
  ["power up", `${core}/quick-start`],
];

test("visitors find the page that they want first", async () => {
  const ranks = await ranksOf(inject("siteOutput"), table);
  const misses = missesOf(ranks);
  expect(table.length - misses.length, misses.join("\n")).toBeGreaterThanOrEqual(15);
});
