import type { ReactNode } from "react";
import { trueMinus } from "../../shared/compose/display-text.ts";
import type { Ordinate, PlacedHole, PlacedOutline } from "./place-outline.ts";

/** Holes and connectors in the view from above, and their distances from its corner at the lower left. */
export function OutlinePlaces({ placed }: { readonly placed: PlacedOutline }): ReactNode {
  const { top, holes, connectors, ordinates } = placed;
  const bottom = top.y + top.height;
  return (
    <>
      {connectors.map(({ designator, box }) => (
        <g key={designator}>
          <rect className="drawing-hairline" {...box} />
          <text className="soft" x={box.x + box.width / 2} y={box.y + box.height / 2 + 4} textAnchor="middle">
            {designator}
          </text>
        </g>
      ))}
      {holes.map((hole) => (
        <Hole
          key={hole.number}
          hole={hole}
          isRight={hole.x > top.x + top.width / 2}
          text={labelOf(hole, holes)}
        />
      ))}
      {ordinates.x.map(({ at, text, display }: Ordinate) => (
        <g key={display}>
          <path className="drawing-hairline" d={`M${at} ${bottom + 4}v6L${text} ${bottom + 18}v4`} />
          <text transform={`translate(${text + 4} ${bottom + 26}) rotate(90)`}>{trueMinus(display)}</text>
        </g>
      ))}
      {ordinates.y.map(({ at, text, display }: Ordinate) => (
        <g key={display}>
          <path className="drawing-hairline" d={`M${top.x - 4} ${at}h-6L${top.x - 18} ${text}h-4`} />
          <text x={top.x - 26} y={text + 4} textAnchor="end">
            {trueMinus(display)}
          </text>
        </g>
      ))}
    </>
  );
}

/** "1" or, at the first hole of a diameter, "1: 4 × Ø3.2": how many there are. */
function labelOf({ number, diameter }: PlacedHole, holes: readonly PlacedHole[]): string {
  const equal = holes.filter((other) => other.diameter === diameter);
  if (equal[0]?.number !== number) return String(number);
  return `${number}: ${equal.length > 1 ? `${equal.length} × ` : ""}Ø${diameter}`;
}

/** A circle with a mark in its middle; its label is on the side of the middle of the view. */
function Hole(props: {
  readonly hole: PlacedHole;
  readonly isRight: boolean;
  readonly text: string;
}): ReactNode {
  const { hole, isRight, text } = props;
  const { x, y, radius } = hole;
  const cross = radius + 3;
  return (
    <g>
      <circle className="drawing-hairline" cx={x} cy={y} r={radius} />
      <path
        className="drawing-hairline"
        d={`M${x - cross} ${y}h${2 * cross}M${x} ${y - cross}v${2 * cross}`}
      />
      <text
        className="soft"
        x={isRight ? x - cross - 3 : x + cross + 3}
        y={y + 4}
        textAnchor={isRight ? "end" : "start"}
      >
        {text}
      </text>
    </g>
  );
}
