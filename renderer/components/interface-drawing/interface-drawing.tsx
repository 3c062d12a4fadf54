import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { classNames, directionText } from "./face-words.ts";
import { type Interface, narrowSheet, placePorts, type Sheet, wideSheet } from "./place-ports.ts";
import { PortView } from "./port-view.tsx";
import { wrapWords } from "./wrap-words.ts";

/** The product in the middle and what is known of its edges. Two products differ by name, so their drawings do. */
export function InterfaceDrawing({
  record,
}: {
  readonly record: Pick<ProductPage, "title" | "interfaces">;
}): ReactNode {
  const { title, interfaces } = record;
  if (interfaces.length === 0) return null;
  return (
    <figure className="drawing">
      <BlockDiagram title={title} faces={interfaces} sheet={wideSheet} className="drawing-wide" />
      <BlockDiagram title={title} faces={interfaces} sheet={narrowSheet} className="drawing-narrow" />
      <figcaption>Block diagram of the known interfaces, not to scale</figcaption>
    </figure>
  );
}

function BlockDiagram(props: {
  readonly title: string;
  readonly faces: readonly Interface[];
  readonly sheet: Sheet;
  readonly className: string;
}): ReactNode {
  const { title, faces, sheet, className } = props;
  const { ports, height } = placePorts(faces, sheet);
  return (
    <svg className={className} viewBox={`0 0 ${sheet.width} ${height}`} role="img">
      <title>{`${title}: block diagram of its known interfaces`}</title>
      <desc>{faces.map(describe).join("; ")}</desc>
      <Block title={title} sheet={sheet} height={height} />
      {ports.map((port) => (
        <PortView key={port.number} port={port} sheet={sheet} />
      ))}
    </svg>
  );
}

function describe(face: Interface): string {
  const count = face.count === undefined ? "" : `${face.count} × `;
  return `${count}${face.name}, ${classNames[face.class]}, ${directionText(face.direction)}`;
}

function Block(props: { readonly title: string; readonly sheet: Sheet; readonly height: number }): ReactNode {
  const { title, sheet, height } = props;
  const { blockX: x, blockWidth: width } = sheet;
  const middle = { x: x + width / 2, y: height / 2 };
  const isUpright = sheet.sides === "both";
  // A name that is turned may be as long as the block is high.
  const lines = wrapWords(title, isUpright ? 16 : Math.floor((height - 24) / 10));
  return (
    <g className="drawing-block">
      <rect className="drawing-outline" x={x} y="2" width={width} height={height - 4} />
      <rect className="drawing-hairline" x={x + 5} y="7" width={width - 10} height={height - 14} />
      <g transform={isUpright ? undefined : `rotate(-90 ${middle.x} ${middle.y})`}>
        {lines.map((line, index) => (
          <text
            key={line}
            className="drawing-name"
            x={middle.x}
            y={middle.y + 6 + (index - (lines.length - 1) / 2) * 22}
            textAnchor="middle"
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}
