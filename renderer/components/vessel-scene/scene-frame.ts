import {
  atRest,
  gusty,
  type Vector,
  type Vessel,
  WATCH_RADIUS,
  type Weather,
  weatherFrom,
} from "./dynamic-positioning.ts";

/** Parts of the scene that move; each is one element with its name in `data-part`. */
type ScenePart =
  | "surface"
  | "vessel"
  | "bow"
  | "thrust"
  | "wind"
  | "current"
  | "tether"
  | "radio"
  | "rov"
  | "aircraft"
  | "plan-vessel"
  | "plan-aft"
  | "plan-bow"
  | "plan-wind"
  | "plan-current"
  | "plan-trail";

/** Attributes of SVG elements, as text. */
export type SceneFrame = Readonly<Record<ScenePart, Readonly<Record<string, string>>>>;

/** The direction of the weather in the first drawing; radians off the bow. */
const FIRST_WEATHER = weatherFrom(0.3);

/** Pixels of the drawing that a unit of length and of force take. */
const LENGTH = 26;
const FORCE = { side: 92, plan: 62 } as const;
/** The middle of the plan, and how large the circle of the watch is in it. */
export const PLAN = { x: 170, y: 446, radius: 76, watch: WATCH_RADIUS * LENGTH } as const;
const WAVE = 60;

export interface SceneMoment {
  readonly vessel: Vessel;
  readonly weather: Weather;
  /** Where the vessel has been, oldest first. */
  readonly trail: readonly Vector[];
}

/** The moment that the server draws, which is the first moment of the simulation. */
export const stillMoment: SceneMoment = { vessel: atRest(FIRST_WEATHER), weather: FIRST_WEATHER, trail: [] };

/** Positions of all moving elements at a moment. */
export function sceneFrame({ vessel, weather, trail }: SceneMoment): SceneFrame {
  const { time, offset, aft, bow } = vessel;
  const { wind, current } = gusty(weather, time);
  const hull = { x: offset.x * LENGTH, y: 1.6 * Math.sin(1.1 * time), roll: 0.5 * Math.sin(0.9 * time) };
  const below = { x: 5 * Math.sin(0.31 * time), y: 3 * Math.sin(0.47 * time) };
  const above = { x: 3 * Math.sin(0.43 * time), y: 2 * Math.sin(0.71 * time) };
  return {
    surface: { transform: `translate(${text(-((8 * time) % WAVE))} 0)` },
    vessel: { transform: `${shift(hull)} rotate(${text(hull.roll)} 368 240)` },
    bow: { d: across({ x: 430, y: 249 }, bow) },
    thrust: { d: arrow({ x: 322, y: 285 }, { x: aft.x * FORCE.side, y: 0 }) },
    wind: { d: arrow({ x: 564, y: 196 }, { x: wind.x * 2 * FORCE.side, y: 0 }) },
    current: { d: arrow({ x: 564, y: 284 }, { x: current.x * 2 * FORCE.side, y: 0 }) },
    tether: {
      d: `M${text(318 + hull.x)} ${text(258 + hull.y)}C300 350 430 310 ${text(462 + below.x)} ${text(366 + below.y)}`,
    },
    radio: {
      d: `M${text(412 + above.x)} ${text(112 + above.y)} ${text(354 + hull.x)} ${text(142 + hull.y)}`,
    },
    rov: { transform: shift(below) },
    aircraft: { transform: shift(above) },
    "plan-vessel": {
      transform: `${shift({ x: offset.x * LENGTH, y: offset.y * LENGTH })} rotate(${text((offset.turn * 180) / Math.PI)})`,
    },
    "plan-aft": { d: arrow({ x: -21, y: 0 }, { x: -aft.x * FORCE.plan, y: -aft.y * FORCE.plan }, true) },
    "plan-bow": { d: arrow({ x: 15, y: 0 }, { x: 0, y: -bow * FORCE.plan }, true) },
    "plan-wind": { d: towards(wind, 1) },
    "plan-current": { d: towards(current, 2) },
    "plan-trail": { points: trail.map(({ x, y }) => `${text(x * LENGTH)},${text(y * LENGTH)}`).join(" ") },
  };
}

/** A line with an open head. `wash` draws the jet of a thruster: from the thruster, against its force. */
function arrow(from: Vector, by: Vector, wash = false): string {
  const size = Math.hypot(by.x, by.y);
  if (size < 2) return `M${point(from)}h0`;
  const to = { x: from.x + by.x, y: from.y + by.y };
  const [along, side] = [
    { x: by.x / size, y: by.y / size },
    { x: -by.y / size, y: by.x / size },
  ];
  const head = wash ? 5 : 9;
  const barb = (sign: number): string =>
    point({
      x: to.x - head * (along.x - 0.5 * sign * side.x),
      y: to.y - head * (along.y - 0.5 * sign * side.y),
    });
  return `M${point(from)}L${point(to)}M${barb(1)}L${point(to)}L${barb(-1)}`;
}

/** An arrow from the rim of the plan towards the middle; `row` keeps two of them apart. */
function towards(push: Vector, row: number): string {
  const size = Math.hypot(push.x, push.y);
  const rim = PLAN.radius - 6;
  const side = (row === 1 ? -1 : 1) * 6;
  const along = { x: push.x / size, y: push.y / size };
  const from = { x: -along.x * rim - along.y * side, y: -along.y * rim + along.x * side };
  return arrow(from, { x: push.x * FORCE.plan * 1.6, y: push.y * FORCE.plan * 1.6 }, true);
}

/** A force across the picture: a dot comes towards the reader, a cross goes away. */
function across({ x, y }: Vector, force: number): string {
  const arm = Math.min(5, Math.abs(force) * 14);
  if (force >= 0) return `M${text(x - 0.5)} ${y}h1`;
  return `M${text(x - arm)} ${text(y - arm)}l${text(2 * arm)} ${text(2 * arm)}m0 ${text(-2 * arm)}l${text(-2 * arm)} ${text(2 * arm)}`;
}

function shift({ x, y }: Vector): string {
  return `translate(${text(x)} ${text(y)})`;
}

function point({ x, y }: Vector): string {
  return `${text(x)} ${text(y)}`;
}

/** A tenth of a pixel is as fine as anybody sees; no minus zero. */
function text(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}
