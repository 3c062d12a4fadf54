import type { ReactNode } from "react";
import { Arrow, Dimension, Rose } from "./chart-marks.tsx";
import { Aircraft, RemoteVehicle, SurfaceVessel } from "./vehicles.tsx";

/**
 * A vessel that holds its place against wind and current, a vehicle below it, an aircraft above. What matters stands
 * within 280 units of the middle, so that a narrow screen may cut the sides.
 */
export function VesselScene(): ReactNode {
  return (
    <div className="scene chart-border">
      <svg viewBox="0 0 720 560" preserveAspectRatio="xMidYMid slice" role="img">
        <title>A surface vessel holds its position, an underwater vehicle and an aircraft work with it</title>
        <desc>
          Wind and current push the vessel back, its thrusters push forward, and it stays in its position
          circle. A tether leads down to the underwater vehicle, a radio link up to the aircraft.
        </desc>
        <Water />
        <Rose x={128} y={432} />
        <Dimension x={112} from={94} to={240} label="altitude" />
        <Dimension x={610} from={240} to={404} label="depth" />
        <path className="scene-radio" d="M412 112 354 142" />
        <path className="scene-tether" d="M318 258C300 350 430 310 462 366" />
        <Aircraft />
        <ellipse className="scene-circle" cx="366" cy="243" rx="158" ry="30" />
        <SurfaceVessel />
        <Forces />
        <RemoteVehicle />
      </svg>
    </div>
  );
}

function Water(): ReactNode {
  return (
    <g>
      <path className="scene-sea" d={`M0 240${"q15 -5 30 0t30 0".repeat(12)}V560H0z`} />
      <path className="scene-deep" d="M0 372C120 340 250 398 380 372S620 336 720 366V560H0z" />
      <path className="scene-contour" d="M0 322C150 300 250 346 400 326S620 304 720 324" />
      <path className="scene-contour" d="M0 438C130 414 250 456 370 440S610 400 720 428" />
      <path className="scene-land" d="M0 506C110 476 230 518 360 500S600 462 720 492V560H0z" />
      <path className="scene-line" d={`M0 240${"q15 -5 30 0t30 0".repeat(12)}`} />
    </g>
  );
}

/** Weather pushes to the left, thrust to the right; the dot in a circle points at the reader. */
function Forces(): ReactNode {
  return (
    <g>
      <Arrow className="scene-weather" from={[566, 196]} to={[490, 196]} label="wind" />
      <Arrow className="scene-weather" from={[566, 284]} to={[490, 284]} label="current" />
      <Arrow className="scene-thrust" from={[322, 285]} to={[406, 285]} label="thrust" />
      <circle className="scene-thrust" cx="430" cy="249" r="7" />
      <circle className="scene-thrust-dot" cx="430" cy="249" r="2.5" />
    </g>
  );
}
