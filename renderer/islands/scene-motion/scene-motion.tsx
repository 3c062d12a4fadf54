import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";
import type { SceneRun } from "./run-scene.ts";
import { whenSeen } from "./when-seen.ts";

/** Sets the scene in motion: its code comes when the scene is in view and the browser is idle. */
export function SceneMotion(): ReactNode {
  const hydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState<SceneRun>();
  const [running, setRunning] = useState(true);
  useEffect(() => {
    const leaving = new AbortController();
    const scene = place.current?.closest(".scene");
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
    <div className="scene-controls" ref={place}>
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
