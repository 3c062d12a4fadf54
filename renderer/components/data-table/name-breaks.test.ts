import { expect, test } from "vitest";
import { withNameBreaks } from "./name-breaks.ts";

test.each<[name: string, html: string, broken: string]>([
  ["a name with low lines", "<code>GLOBAL_POSITION_INT</code>", "<code>GLOBAL_<wbr>POSITION_<wbr>INT</code>"],
  ["a name of capitals and small letters", "<code>StaticPressure</code>", "<code>Static<wbr>Pressure</code>"],
  ["a path", "<code>uavcan.equipment.Gnss</code>", "<code>uavcan.<wbr>equipment.<wbr>Gnss</code>"],
  ["a short name", "<code>VFR_HUD</code>", "<code>VFR_HUD</code>"],
  ["text beside code", "some_long_name_here <code>A_B</code>", "some_long_name_here <code>A_B</code>"],
  ["signs of HTML", "<code>a&amp;b_cdefghijk</code>", "<code>a&amp;b_<wbr>cdefghijk</code>"],
])("%s", (_, html, broken) => {
  expect(withNameBreaks(html)).toBe(broken);
});
