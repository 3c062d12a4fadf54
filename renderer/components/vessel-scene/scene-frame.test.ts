import { expect, test } from "vitest";
import { step } from "./dynamic-positioning.ts";
import { sceneFrame, stillMoment } from "./scene-frame.ts";

/** The picture some seconds after the start. */
function later(seconds: number) {
  let { vessel } = stillMoment;
  while (vessel.time < seconds) vessel = step(vessel, stillMoment.weather, 1 / 60);
  return sceneFrame({ ...stillMoment, vessel });
}

test("in the still picture nothing is moved from its place", () => {
  const frame = sceneFrame(stillMoment);
  for (const part of ["surface", "rov", "aircraft"] as const)
    expect(frame[part]).toEqual({ transform: "translate(0 0)" });
  expect(frame.vessel.transform).toBe("translate(0 0) rotate(0 368 240)");
  expect(frame["plan-vessel"].transform).toBe("translate(0 0) rotate(0)");
});

test("thrust is drawn ahead and the weather against it", () => {
  const { thrust, wind, current } = sceneFrame(stillMoment);
  const across = (d = "") => {
    const [, from = "", to = ""] = /^M([\d.]+) [\d.]+L([\d.]+)/.exec(d) ?? [];
    return Number(to) - Number(from);
  };
  expect(across(thrust.d)).toBeGreaterThan(30);
  expect(across(wind.d)).toBeLessThan(-30);
  expect(across(current.d)).toBeLessThan(-30);
});

test("the tether and the radio link stay with the vehicles that they join", () => {
  const frame = later(7);
  const [, dx = "0", dy = "0"] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(frame.vessel.transform ?? "") ?? [];
  const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(frame.tether.d ?? "") ?? [];
  expect(Number(x)).toBeCloseTo(318 + Number(dx), 0);
  expect(Number(y)).toBeCloseTo(258 + Number(dy), 0);
});

test("no number of any attribute is missing or endless", () => {
  for (const attributes of Object.values(later(31)))
    for (const value of Object.values(attributes))
      expect(value).not.toMatch(/NaN|Infinity|e-|\.\d{2}|-0\b(?!\.)/);
});
