import type { ReactNode } from "react";
import { PLAN, type SceneFrame } from "./scene-frame.ts";

const rim = 36;

/** The vessel from above, as on the display of a positioning system: its circle, where it has been, what pushes. */
export function Plan({ frame }: { readonly frame: SceneFrame }): ReactNode {
  const { x, y, radius, watch } = PLAN;
  return (
    <g className="scene-plan" transform={`translate(${x} ${y})`}>
      <circle className="scene-body" r={radius} />
      <path className="scene-rose" d={ticks(radius)} />
      <path className="scene-rose" d="M-8 0H8M0 -8V8" />
      <circle className="scene-circle" r={watch} />
      <polyline className="scene-trail" data-part="plan-trail" {...frame["plan-trail"]} />
      <g className="scene-weather">
        <path data-part="plan-wind" {...frame["plan-wind"]} />
        <path data-part="plan-current" {...frame["plan-current"]} />
      </g>
      <g data-part="plan-vessel" {...frame["plan-vessel"]}>
        <g className="scene-thrust">
          <path data-part="plan-aft" {...frame["plan-aft"]} />
          <path data-part="plan-bow" {...frame["plan-bow"]} />
        </g>
        <path className="scene-hull" d="M-26 -8H8Q20 -7 27 0Q20 7 8 8H-26z" />
        <path className="scene-hair" d="M-14 -5H4V5H-14z" />
      </g>
      <text y={-radius - 7} textAnchor="middle">
        plan
      </text>
    </g>
  );
}

/** A scale of ten degrees, longer at the quarters. */
function ticks(radius: number): string {
  return Array.from({ length: rim }, (_, index) => {
    const angle = (index * 2 * Math.PI) / rim;
    const inner = radius - (index % 9 === 0 ? 9 : index % 3 === 0 ? 6 : 3);
    return `M${at(angle, inner)}L${at(angle, radius)}`;
  }).join("");
}

function at(angle: number, radius: number): string {
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}
