import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Drawing } from "../drawing/drawing.tsx";
import { textLines } from "../drawing/drawing-text.ts";
import type { Sheet } from "../drawing/sheets.ts";
import { classNames, directionText } from "./face-words.ts";
import { type BlockPlace, blockPlace, type Interface, placePorts } from "./place-ports.ts";
import { PortView } from "./port-view.tsx";

/** The product in the middle and what is known of its edges. Two products differ by name, so their drawings do. */
export function InterfaceDrawing({
  record,
}: {
  readonly record: Pick<ProductPage, "title" | "interfaces">;
}): ReactNode {
  const { title, interfaces } = record;
  if (interfaces.length === 0) return null;
  return (
    <Drawing
      label={`Interfaces of ${title}`}
      caption="Block diagram of the known interfaces, not to scale"
      draw={(sheet) => ({
        width: sheet.width,
        svg: <BlockDiagram title={title} faces={interfaces} sheet={sheet} />,
      })}
    />
  );
}

function BlockDiagram(props: {
  readonly title: string;
  readonly faces: readonly Interface[];
  readonly sheet: Sheet;
}): ReactNode {
  const { title, faces, sheet } = props;
  const { width } = sheet;
  const { ports, height } = placePorts(faces, sheet);
  const block = blockPlace(sheet);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
      <title>{`${title}: block diagram of its known interfaces`}</title>
      <desc>{faces.map(describe).join("; ")}</desc>
      <Block title={title} block={block} height={height} />
      {ports.map((port) => (
        <PortView key={port.number} port={port} block={block} />
      ))}
    </svg>
  );
}

function describe(face: Interface): string {
  const count = face.count === undefined ? "" : `${face.count} × `;
  return `${count}${face.name}, ${classNames[face.class]}, ${directionText(face.direction)}`;
}

function Block(props: {
  readonly title: string;
  readonly block: BlockPlace;
  readonly height: number;
}): ReactNode {
  const { title, block, height } = props;
  const { x, width, sides } = block;
  const middle = { x: x + width / 2, y: height / 2 };
  const isUpright = sides === "both";
  // A name that is turned may be as long as the block is high.
  const lines = textLines(title, isUpright ? 16 : Math.floor((height - 24) / 10));
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
