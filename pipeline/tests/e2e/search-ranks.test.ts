import { expect, test } from "vitest";
import { builtSite } from "./support/built-site.ts";
import { missesOf, ranksOf, type WantedPage } from "./support/search-ranks.ts";

const core = "/docs/Verdin/Verdin-Core-Scale-model-edition";
const hub = "/projects/navigation/serial-relay-hub";

/** Queries of visitors and the page that each of them wants first; chosen before the ranking was changed. */
const table: readonly WantedPage[] = [
  ["relay hub", hub],
  ["serial protocol", "/docs/Serial-Relay-Hub/serial-protocol"],
  ["python", "/docs/Serial-Relay-Hub/reading-uart-with-python"],
  ["stx", "/docs/Serial-Relay-Hub/serial-protocol"],
  ["stream rate", hub],
  ["uart speed", hub],
  ["servo outputs", hub],
  ["input pulse range", hub],
  ["jumper", hub],
  ["servo supply", "/docs/Serial-Relay-Hub/serial-relay-hub-power-management"],
  ["ring limiter", `${core}/Controllers/vsp-controller`],
  ["vsp", `${core}/Controllers/vsp-controller`],
  ["azimuth", `${core}/Controllers/controller-z-drive`],
  ["crosstrack", `${core}/DP/xtd-crosstrack`],
  ["target line", `${core}/DP/ltd-targetline`],
  ["heading hold", `${core}/DP/hdg-hold`],
  ["dfu", `${core}/reset-dfu-mode`],
  ["led", `${core}/activity-led`],
  ["blue led", `${core}/activity-led`],
  ["quick start", `${core}/quick-start`],
  ["gnss", `${core}/attitude-gnss`],
  ["mavlink", `${core}/rx-mavlink`],
  ["modbas", `${core}/Advanced/modbus-registers`],
  ["user memory", `${core}/user-memory`],
  ["settings", `${core}/user-memory`],
  ["movement mapping", `${core}/Movement-mapping`],
  ["can bus", `${core}/can-bus`],
  ["termination", `${core}/can-bus`],
  ["receivers", `${core}/ports-sme-2204`],
  ["download", `${core}/downloads-sme-2204`],
  ["comparison", "/docs/Verdin/comparison"],
  ["telemetry", "/usv/telemetry"],
  ["dynamic positioning", "/usv/dp"],
  ["serial number", "/ecu/serials"],
  ["gdpr", "/legal/gdpr"],
  ["contact", "/contact"],
  ["csv", "/exports"],
  ["underwater", "/projects/rov"],
  ["bec", "/projects/accessories/s-bec"],
  ["pedal", "/projects/other/h9d-linear-pedal-unit"],
];

test("visitors find the page that they want first", async () => {
  const ranks = await ranksOf(await builtSite({ data: "fleet" }), table);
  const misses = missesOf(ranks);
  expect(table.length - misses.length, misses.join("\n")).toBeGreaterThanOrEqual(39);
});
