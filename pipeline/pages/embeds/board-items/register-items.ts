import { isScoped } from "../../../domain/boards/scope.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { visibleBlocks } from "../registers/visible-blocks.ts";
import { setAnchors } from "../set-anchors.ts";
import type { BoardItem } from "./board-item.ts";
import { scaledText } from "./scaled-text.ts";

/** The published registers of a map. */
export function registerItems(record: SourceOf<"register-map">, index: SiteIndex): BoardItem[] {
  return visibleBlocks(record, index).flatMap(({ b, registers }) =>
    registers.flatMap(({ register, r }): BoardItem[] => {
      const { name, address, type } = register;
      return [
        ...partsOf(register),
        {
          title: name,
          display:
            [
              address === undefined ? "" : `address ${address}`,
              type ?? "",
              scaledText(register, record.digits, `/blocks/${b}/registers/${r}`, index),
            ]
              .filter((text) => text !== "")
              .join(", ") || "yes",
          scopes: [register],
          anchor: setAnchors.register(name),
        },
      ];
    }),
  );
}

/** The bits and fields of a register that some boards alone have; others are what their register is. */
function partsOf(
  register: SourceOf<"register-map">["data"]["blocks"][number]["registers"][number],
): BoardItem[] {
  const { name, bits = [], fields = [] } = register;
  const parts = [
    ...bits.map((part) => ({ ...part, display: `bit ${part.bit}` })),
    ...fields.map((part) => ({ ...part, display: `bits ${part.bits}` })),
  ];
  return parts.filter(isScoped).map((part) => ({
    title: `${name}.${part.name}`,
    display: part.display,
    scopes: [register, part],
    anchor: setAnchors.register(name),
  }));
}
