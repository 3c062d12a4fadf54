import { isScoped } from "../../../domain/boards/scope.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { isStatusShown } from "../shown-status.ts";
import type { BoardItem } from "./board-item.ts";
import { scaledText } from "./scaled-text.ts";

/** The published registers of a map. */
export function registerItems({ data, digits }: SourceOf<"register-map">, index: SiteIndex): BoardItem[] {
  return data.blocks.flatMap((block, b) =>
    block.registers.flatMap((register, r): BoardItem[] => {
      const { name, address, type, status } = register;
      if (!isStatusShown(status ?? data.status, index)) return [];
      return [
        ...partsOf(register),
        {
          title: name,
          display:
            [
              address === undefined ? "" : `address ${address}`,
              type ?? "",
              scaledText(register, digits, `/blocks/${b}/registers/${r}`, index),
            ]
              .filter((text) => text !== "")
              .join(", ") || "yes",
          scopes: [register],
          anchor: `register-${name.toLowerCase()}`,
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
    anchor: `register-${name.toLowerCase()}`,
  }));
}
