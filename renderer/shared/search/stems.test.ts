import { expect, test } from "vitest";
import { stemOf } from "./stems.ts";

test.each([
  ["calibrate", "calibrated", "calibrating", "calibration", "calibrator"],
  ["install", "installed", "installer", "installing", "installation"],
  ["connect", "connected", "connecting", "connection", "connector"],
  ["deploy", "deployed", "deployment"],
  ["rotate", "rotating", "rotation", "rotated"],
  ["upgrade", "upgrading", "upgraded"],
  ["logger", "logging", "logged"],
  ["battery", "batterie"],
  ["address", "addresse"],
  ["tune", "tuning"],
])("%s and other forms of it have one stem", (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test.each([
  ["motor", "motion"],
  ["state", "station"],
  ["serial", "series"],
  ["sensor", "sense"],
  ["string", "strict"],
  ["server", "servo"],
  ["rotor", "rotation"],
  ["control", "contrast"],
])("%s is no form of %s", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test.each(["can", "x10", "舵机", "straße", "px4", "1.10", "mode4"])("%s has no stem", (word) => {
  expect(stemOf(word)).toBeUndefined();
});

test("a stem is the beginning of all forms of its word, save for an i that is a y", () => {
  for (const word of ["calibration", "logging", "address", "upgrade", "control", "processing"])
    expect(word.startsWith(stemOf(word) ?? "-")).toBe(true);
  expect(stemOf("battery")).toBe("batteri");
});
