import { step, type Vector, weatherFrom } from "../../components/vessel-scene/dynamic-positioning.ts";
import {
  type SceneFrame,
  type SceneMoment,
  sceneFrame,
  stillMoment,
} from "../../components/vessel-scene/scene-frame.ts";

export interface SceneRun {
  /** Sets the visitor's choice; out of view the scene is paused all the same. */
  readonly setRunning: (running: boolean) => void;
  /** Wind and current come from another side of the bow. */
  readonly turnWeather: () => void;
}

/** Sides of the bow that the weather comes from in turn, radians. Never from abeam: a vessel would not lie like that. */
const SIDES = [-0.55, 0.6, -0.2, 0.3] as const;
const STEP = 1 / 60;
/** Seconds that one picture may make up for; after a longer pause the scene goes on where it was. */
const PATIENCE = 0.1;
const TRAIL = 90;

/** Moves the parts of a drawn scene until the signal; rests while it is out of view or the page is hidden. */
export function runScene(scene: Element, signal: AbortSignal): SceneRun {
  const draw = painter(scene);
  let moment = stillMoment;
  let side = -1;
  const clock = frames((seconds) => {
    moment = advance(moment, seconds);
    draw(sceneFrame(moment));
  }, signal);
  watchView(scene, clock.setSeen, signal);
  return {
    setRunning: clock.setWanted,
    turnWeather() {
      side = (side + 1) % SIDES.length;
      moment = { ...moment, weather: weatherFrom(SIDES[side] ?? 0) };
      // A visitor who wants no motion sees the new balance at once.
      if (!clock.isWanted()) moment = settle(moment);
      draw(sceneFrame(moment));
    },
  };
}

function advance(moment: SceneMoment, seconds: number): SceneMoment {
  let { vessel } = moment;
  for (let left = seconds; left > STEP / 2; left -= STEP) vessel = step(vessel, moment.weather, STEP);
  return { ...moment, vessel, trail: longer(moment.trail, vessel.offset) };
}

/** The trail gets a point only where the vessel has moved on. */
function longer(trail: readonly Vector[], { x, y }: Vector): readonly Vector[] {
  const last = trail.at(-1);
  if (last !== undefined && Math.hypot(last.x - x, last.y - y) < 0.03) return trail;
  return [...trail.slice(1 - TRAIL), { x, y }];
}

function settle(moment: SceneMoment): SceneMoment {
  let settled = moment;
  for (let second = 0; second < 120; second++) settled = advance(settled, 1);
  return settled;
}

/** Sets what has changed since the last picture. */
function painter(scene: Element): (frame: SceneFrame) => void {
  const parts = [...scene.querySelectorAll<SVGElement>("[data-part]")];
  return (frame) => {
    for (const part of parts) {
      const attributes = frame[part.dataset.part as keyof SceneFrame];
      for (const [name, value] of Object.entries(attributes))
        if (part.getAttribute(name) !== value) part.setAttribute(name, value);
    }
  };
}

/** Calls back for every picture while it is both wanted and seen. */
function frames(picture: (seconds: number) => void, signal: AbortSignal) {
  let [wanted, seen, request, last] = [false, false, 0, 0];
  const next = (now: number): void => {
    picture(Math.min(PATIENCE, (now - last) / 1000));
    last = now;
    request = requestAnimationFrame(next);
  };
  const begin = (now: number): void => {
    last = now;
    request = requestAnimationFrame(next);
  };
  const decide = (): void => {
    cancelAnimationFrame(request);
    if (wanted && seen && !signal.aborted) request = requestAnimationFrame(begin);
  };
  signal.addEventListener("abort", decide);
  return {
    isWanted: () => wanted,
    setWanted(value: boolean) {
      wanted = value;
      decide();
    },
    setSeen(value: boolean) {
      seen = value;
      decide();
    },
  };
}

function watchView(scene: Element, setSeen: (seen: boolean) => void, signal: AbortSignal): void {
  let inView = false;
  const tell = (): void => setSeen(inView && document.visibilityState === "visible");
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting === true;
    tell();
  });
  observer.observe(scene);
  document.addEventListener("visibilitychange", tell, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
