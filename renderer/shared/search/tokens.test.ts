import { expect, test } from "vitest";
import { tokenize } from "../../tests/search/sharded-corpus.ts";
import { countTerms } from "./tokens.ts";

test.each([
  ["INPUT_MBUS_CH1", ["input|mbus|ch 1", "mbus|ch 1", "ch 1", "1"]],
  ["S.BUS", ["s", "s|bus", "bus"]],
  ["SBUS", ["sbus"]],
  ["RS485", ["rs 485", "485"]],
  ["RS-485", ["rs 485", "485"]],
  ["readUart", ["read|uart", "uart"]],
  ["115200", ["115200"]],
  ["115\u202f200 Bd", ["115200 bd", "bd"]],
  ["115 200", ["115", "200"]],
  ["1.10", ["1.10"]],
  ["9-12", ["9-12", "12"]],
  ["v4.5.7", ["v 4|.5|.7", "4|.5|.7", "5|.7", "7"]],
  ["PX4-1.15.2", ["px 4-1|.15|.2", "4-1|.15|.2", "1|.15|.2", "15|.2", "2"]],
  ["0x1F03", ["0 x 1 f 03", "x 1 f 03", "1 f 03", "f 03", "03"]],
  ["MODE_IS_ON", ["mode|is|on", "is|on", "on"]],
  ["M12x1.5", ["m 12 x 1.5", "12 x 1.5", "x 1.5", "1.5"]],
  ["5\u00a0V", ["5 v", "v"]],
  ["24 V", ["24 v", "v"]],
  ["24V", ["24 v", "v"]],
  ["5 A", ["5 a", "a"]],
  ["5 to 10", ["5", "10"]],
  ["1 Mbit/s", ["1 mbit|s", "mbit|s", "s"]],
  ["85 °C", ["85 c", "c"]],
  ["85\u2103", ["85 c", "c"]],
  ["4.7 k\u03a9", ["4.7 k|ohm", "k", "k|ohm", "ohm"]],
  ["4 connectors", ["4", "connector"]],
  ["SENSOR_VALUES_X", ["sensor|value's|x", "value's|x", "x"]],
  ["Ströme µs", ["strome", "us"]],
  ["Straße ΟΔΟΣ \ufb01le İstanbul", ["strasse", "οδοσ", "file", "istanbul"]],
  ["\uff11\uff12\uff36", ["12 v", "v"]],
  ["LEDs, gains and axis", ["led", "gain", "axis"]],
  ["The way to the bus", ["way", "bus"]],
  ["on/off", ["on|off", "off"]],
  ["", []],
])("%j is found as %j", (text, terms) => {
  expect(tokenize(text)).toEqual(terms);
});

test("terms are counted in the order in which a text says them first, and each text by itself", () => {
  const text = "Pins: a pin, the Pin; 24 V, 24 V, v/s";
  const counted = ["pin", 3, "24 v", 2, "v", 3, "v|s", 1, "s", 1];
  expect(countTerms(text)).toEqual(counted);
  expect(countTerms("S.BUS bus, pin")).toEqual(["s", 1, "s|bus", 1, "bus", 2, "pin", 1]);
  expect(countTerms(text)).toEqual(counted);
});

test("what is known of words is forgotten between texts and not amid one", () => {
  const numbered = Array.from({ length: 60_000 }, (_, at) => `w_${at}`).join(" ");
  const counted = countTerms(`w ${numbered} w`);
  expect(counted.slice(0, 6)).toEqual(["w", 2, "w 0", 1, "0", 1]);
  expect(countTerms(`w ${numbered} w`)).toEqual(counted);
});

test("a pair of characters is listed with its position, and a gap follows each run", () => {
  expect(countTerms("舵机控制 PWM输出")).toEqual(
    [["舵机", 0, "机控", 1, "控制", 2, "制", 3, "pwm", 1, "输出", 5, "出", 6]].flat(),
  );
});

test("a very long text without borders takes no time", () => {
  const start = performance.now();
  tokenize("a1_".repeat(50_000));
  tokenize(`${"1".repeat(100_000)} ${"_".repeat(100_000)}`);
  expect(performance.now() - start).toBeLessThan(5000);
});
