import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";
import type { SceneRun } from "./run-scene.ts";

/** Sets the scene in motion: its code comes when the scene is in view and the browser is idle. */
export function SceneMotion(): ReactNode {
  const hydrated = useHydrated();
  const controls = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState<SceneRun>();
  const [running, setRunning] = useState(true);
  useEffect(() => {
    const leaving = new AbortController();
    const scene = controls.current?.closest(".scene");
    setRunning(!matchMedia("(prefers-reduced-motion: reduce)").matches);
    if (scene != null)
      whenSeen(
        scene,
        () => {
          // Without its code the scene stays as it was drawn.
          import("./run-scene.ts").then(
            ({ runScene }) => leaving.signal.aborted || setRun(runScene(scene, leaving.signal)),
            () => {},
          );
        },
        leaving.signal,
      );
    return () => leaving.abort();
  }, []);
  useEffect(() => run?.setRunning(running), [run, running]);
  return (
    <div className="scene-controls" ref={controls}>
      <p>Simulated, not to scale: no vessel&rsquo;s data</p>
      <button
        type="button"
        className="scene-button"
        disabled={!hydrated}
        onClick={() => setRunning(!running)}
      >
        {running ? "Pause motion" : "Run motion"}
      </button>
      <button type="button" className="scene-button" disabled={!hydrated} onClick={() => run?.turnWeather()}>
        Turn the wind
      </button>
    </div>
  );
}

/** Calls back once, when an element is in view and the browser has nothing better to do. */
function whenSeen(element: Element, action: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // Safari has no idle callback.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => signal.aborted || action());
    else setTimeout(() => signal.aborted || action(), 200);
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
