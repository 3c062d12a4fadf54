import { expect, test } from "vitest";
import {
  AFT_LIMIT,
  atRest,
  BOW_LIMIT,
  step,
  type Vessel,
  WATCH_RADIUS,
  weatherFrom,
} from "./dynamic-positioning.ts";

const FRAME = 1 / 60;

/** Every state of a while. */
function sail(vessel: Vessel, angle: number, seconds: number): Vessel[] {
  const weather = weatherFrom(angle);
  const states = [vessel];
  for (let at = vessel; states.length < seconds / FRAME; ) {
    at = step(at, weather, FRAME);
    states.push(at);
  }
  return states;
}

const distance = ({ offset }: Vessel): number => Math.hypot(offset.x, offset.y);

test("at rest thrust and weather are in balance", () => {
  const weather = weatherFrom(0.3);
  const next = step(atRest(weather), weather, FRAME);
  expect(next.speed.x).toBeCloseTo(0, 10);
  expect(next.speed.y).toBeCloseTo(0, 10);
  expect(next.speed.turn).toBeCloseTo(0, 10);
});

test("thrust points against the weather", () => {
  const { aft, bow } = atRest(weatherFrom(0.4));
  expect(aft.x).toBeGreaterThan(0);
  expect(aft.y + bow).toBeGreaterThan(0);
  expect(atRest(weatherFrom(-0.4)).bow).toBeLessThan(0);
});

test.each([0.15, -0.5, 0.6])("gusts from %d never push the vessel out of its circle", (angle) => {
  const states = sail(atRest(weatherFrom(angle)), angle, 600);
  expect(Math.max(...states.map(distance))).toBeLessThan(WATCH_RADIUS);
  // It does move: a still picture would need no simulation.
  expect(Math.max(...states.map(distance))).toBeGreaterThan(0.1);
});

test("when the weather turns the vessel is moved, stays in its circle and comes back", () => {
  const states = sail(atRest(weatherFrom(0.6)), -0.5, 90);
  const farthest = Math.max(...states.map(distance));
  expect(farthest).toBeGreaterThan(0.4);
  expect(farthest).toBeLessThan(WATCH_RADIUS);
  expect(Math.max(...states.slice(-600).map(distance))).toBeLessThan(farthest / 2);
  expect(Math.abs(states.at(-1)?.offset.turn ?? 1)).toBeLessThan(0.1);
});

test("from anywhere it finds back without asking more of a thruster than it can give", () => {
  const away = { ...atRest(weatherFrom(0.2)), offset: { x: -4, y: 3, turn: 0.8 } };
  const states = sail(away, 0.2, 120);
  for (const { aft, bow } of states) {
    expect(Math.hypot(aft.x, aft.y)).toBeLessThanOrEqual(AFT_LIMIT + 1e-9);
    expect(Math.abs(bow)).toBeLessThanOrEqual(BOW_LIMIT + 1e-9);
  }
  expect(distance(states.at(-1) ?? away)).toBeLessThan(0.5);
});

test("the same weather gives the same way, to the last digit", () => {
  expect(sail(atRest(weatherFrom(0.3)), 0.3, 20).at(-1)).toEqual(
    sail(atRest(weatherFrom(0.3)), 0.3, 20).at(-1),
  );
});
