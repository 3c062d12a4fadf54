import type { ReactNode } from "react";
import type { LandingHero } from "../../../schema/generated/types.ts";
import { Island } from "../../islands/island.tsx";
import { Link } from "../link/link.tsx";
import { Balloon, Dimension } from "./chart-marks.tsx";
import { Plan } from "./plan.tsx";
import { sceneFrame, stillMoment } from "./scene-frame.ts";
import { Aircraft, RemoteVehicle, SurfaceVessel } from "./vehicles.tsx";

const still = sceneFrame(stillMoment);
const waves = "q15 -5 30 0t30 0".repeat(14);

/**
 * A vessel that holds its place against wind and current, a vehicle below it, an aircraft above, and the vessel from
 * above in a plan; a list of parts leads on. All important elements are within 280 units of the middle, so that a
 * narrow screen may cut the sides. Elements with `data-part` are moved by the island `scene-motion`; until then, and
 * without scripts, the drawing shows the vessel at rest.
 */
export function VesselScene({
  links = [],
}: {
  readonly links?: LandingHero["sceneLinks"] | undefined;
}): ReactNode {
  return (
    <div className="scene chart-border">
      <svg viewBox="0 0 720 560" preserveAspectRatio="xMidYMid slice" role="img">
        <title>A surface vessel holds its position, an underwater vehicle and an aircraft work with it</title>
        <desc>
          Wind and current push the vessel back, its thrusters push forward, and it stays in its position
          circle. A tether leads down to the underwater vehicle, a radio link up to the aircraft. A plan shows
          the vessel from above with wind, current and the wash of its thrusters.
        </desc>
        <Water />
        <Dimension x={112} from={94} to={240} label="altitude" />
        <Dimension x={610} from={240} to={404} label="depth" />
        <path className="scene-radio" data-part="radio" {...still.radio} />
        <path className="scene-tether" data-part="tether" {...still.tether} />
        <g data-part="aircraft" {...still.aircraft}>
          <Aircraft />
        </g>
        <ellipse className="scene-circle" cx="366" cy="243" rx="158" ry="30" />
        <Weather />
        <g data-part="vessel" {...still.vessel}>
          <SurfaceVessel />
          <Thrust />
        </g>
        <g data-part="rov" {...still.rov}>
          <RemoteVehicle />
        </g>
        <Plan frame={still} />
        <Balloon number={1} at={[596, 66]} to={[476, 92]} />
        <Balloon number={2} at={[236, 168]} to={[306, 204]} />
        <Balloon number={3} at={[588, 470]} to={[522, 428]} />
      </svg>
      <div className="scene-strip">
        {links.length > 0 && (
          <ol className="scene-key">
            {links.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.title}</Link>
              </li>
            ))}
          </ol>
        )}
        <Island name="scene-motion" props={{}} />
      </div>
    </div>
  );
}

function Water(): ReactNode {
  return (
    <g>
      <g data-part="surface" {...still.surface}>
        <path className="scene-sea" d={`M-60 240${waves}V560H-60z`} />
        <path className="scene-line" d={`M-60 240${waves}`} />
      </g>
      <path className="scene-deep" d="M0 372C120 340 250 398 380 372S620 336 720 366V560H0z" />
      <path className="scene-contour" d="M0 322C150 300 250 346 400 326S620 304 720 324" />
      <path className="scene-contour" d="M0 438C130 414 250 456 370 440S610 400 720 428" />
      <path className="scene-land" d="M0 506C110 476 230 518 360 500S600 462 720 492V560H0z" />
    </g>
  );
}

function Weather(): ReactNode {
  return (
    <g className="scene-weather">
      <path data-part="wind" {...still.wind} />
      <text x="530" y="184" textAnchor="middle">
        wind
      </text>
      <path data-part="current" {...still.current} />
      <text x="530" y="304" textAnchor="middle">
        current
      </text>
    </g>
  );
}

/** Thrust ahead, and across in the tunnel of the bow. */
function Thrust(): ReactNode {
  return (
    <g className="scene-thrust">
      <path data-part="thrust" {...still.thrust} />
      <text x="366" y="306" textAnchor="middle">
        thrust
      </text>
      <circle cx="430" cy="249" r="7" />
      <path data-part="bow" {...still.bow} />
    </g>
  );
}
