/**
 * A vessel that keeps its place and heading: three motions, a controller for each, two thrusters.
 *
 * The vessel is fictional. Lengths are in units of the drawing (the hull is two long), times in seconds, forces in
 * multiples of what the vessel weighs in its equations. x points to the right and y down, as in the drawing; angles are
 * in radians, clockwise.
 */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** Along the two axes, and around the upright one. */
interface Motions extends Vector {
  readonly turn: number;
}

/** External forces on the vessel. */
export interface Weather {
  readonly wind: Vector;
  readonly current: Vector;
}

export interface Vessel {
  /** Seconds since the scene began. */
  readonly time: number;
  /** Distance from the wanted place and heading. */
  readonly offset: Motions;
  readonly speed: Motions;
  /** Force that the controllers have learnt to hold against. */
  readonly learnt: Motions;
  /** Thruster aft, which turns to every side, in the vessel's own axes. */
  readonly aft: Vector;
  /** Thruster in the bow, across only. */
  readonly bow: number;
}

/** The circle in which the vessel is to stay. */
export const WATCH_RADIUS = 1.6;
/** The largest forces of the thrusters. */
export const AFT_LIMIT = 1.2;
export const BOW_LIMIT = 0.7;

const ARM = 0.9;
const DRAG = 0.5;
const TURN_INERTIA = 0.5;
const GAIN = { offset: 0.42, speed: 1, learnt: 0.09 } as const;
/** Seconds in which a thruster approaches its commanded force. */
const LAG = 0.45;
/** Share of a push from the side that turns the vessel. */
const YAW_SHARE = 0.25;

/** The weather from a side of the bow; the current comes from a little further aft than the wind. */
export function weatherFrom(angle: number): Weather {
  const push = (force: number, from: number): Vector => ({
    x: -force * Math.cos(from),
    y: -force * Math.sin(from),
  });
  return { wind: push(0.34, angle), current: push(0.36, angle * 1.35) };
}

/** At rest: thrust and weather are in balance, and nothing moves. */
export function atRest(weather: Weather): Vessel {
  const none = { x: 0, y: 0, turn: 0 };
  const learnt = opposite(loadOf(weather, 0));
  return { time: 0, offset: none, speed: none, learnt, ...allocate(learnt) };
}

/** The vessel some time later; `seconds` is short, a sixtieth or so. */
export function step(vessel: Vessel, weather: Weather, seconds: number): Vessel {
  const { offset, speed, learnt } = vessel;
  const load = loadOf(gusty(weather, vessel.time), offset.turn);
  const thrust = thrustOf(vessel);
  const force = map((axis) => load[axis] + thrust[axis] - DRAG * speed[axis]);
  const next = map((axis) => speed[axis] + (force[axis] / (axis === "turn" ? TURN_INERTIA : 1)) * seconds);
  const wanted = map((axis) => learnt[axis] - GAIN.offset * offset[axis] - GAIN.speed * speed[axis]);
  const command = allocate(turned(wanted, -offset.turn));
  const share = Math.min(1, seconds / LAG);
  return {
    time: vessel.time + seconds,
    offset: map((axis) => offset[axis] + next[axis] * seconds),
    speed: next,
    learnt: map((axis) => learnt[axis] - GAIN.learnt * offset[axis] * seconds),
    aft: {
      x: vessel.aft.x + (command.aft.x - vessel.aft.x) * share,
      y: vessel.aft.y + (command.aft.y - vessel.aft.y) * share,
    },
    bow: vessel.bow + (command.bow - vessel.bow) * share,
  };
}

/** Wind comes in gusts: three slow waves that never repeat together, and none of them at the start. */
export function gusty({ wind, current }: Weather, time: number): Weather {
  const gust = 1 + 0.16 * Math.sin(0.37 * time) + 0.1 * Math.sin(0.83 * time) + 0.06 * Math.sin(1.71 * time);
  return { wind: { x: wind.x * gust, y: wind.y * gust }, current };
}

/** Shares a wanted force and turn among the thrusters, each within its limit. The force is in the vessel's axes. */
function allocate({ x, y, turn }: Motions): Pick<Vessel, "aft" | "bow"> {
  const bow = clamp((y + turn / ARM) / 2, BOW_LIMIT);
  const aft = { x, y: (y - turn / ARM) / 2 };
  const size = Math.hypot(aft.x, aft.y);
  const scale = size > AFT_LIMIT ? AFT_LIMIT / size : 1;
  return { aft: { x: aft.x * scale, y: aft.y * scale }, bow };
}

/** The sum of the thrusters' forces, in the axes of the drawing. */
function thrustOf({ aft, bow, offset }: Vessel): Motions {
  return turned({ x: aft.x, y: aft.y + bow, turn: ARM * (bow - aft.y) }, offset.turn);
}

/** The force of the weather on a vessel with this heading. */
function loadOf({ wind, current }: Weather, heading: number): Motions {
  const push = { x: wind.x + current.x, y: wind.y + current.y };
  const across = -push.x * Math.sin(heading) + push.y * Math.cos(heading);
  return { ...push, turn: YAW_SHARE * across };
}

function turned({ x, y, turn }: Motions, angle: number): Motions {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos, turn };
}

function opposite({ x, y, turn }: Motions): Motions {
  return { x: -x, y: -y, turn: -turn };
}

function map(value: (axis: keyof Motions) => number): Motions {
  return { x: value("x"), y: value("y"), turn: value("turn") };
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
