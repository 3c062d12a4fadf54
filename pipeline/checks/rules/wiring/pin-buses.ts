import type { ConnectorSource } from "../../../../schema/generated/types.ts";
import { ownValue } from "../../../core/own-value.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { checkedPins, type Pin, pinInWords } from "./records.ts";

/** Record types that describe what a class of pins speaks. */
const protocols: Readonly<Partial<Record<Pin["class"], readonly string[]>>> = {
  can: ["can-message-set"],
  serial: ["serial-protocol", "register-map"],
  uart: ["serial-protocol", "register-map"],
  ethernet: ["register-map", "message-support"],
  i2c: ["register-map"],
  spi: ["register-map"],
  usb: ["serial-protocol", "register-map"],
};

/** A pin of a bus refers to a record that fits its class, and refers to one where its product has one. */
export const pinBuses: Rule = (index) =>
  recordsOf(index, "connector").flatMap((source) => {
    const known = protocolsOf(source.data, index);
    return checkedPins(source.data, index).flatMap((pin, p) => {
      const types = ownValue(protocols, pin.class) ?? [];
      if (pin.bus !== undefined) {
        const type = typeOf(pin.bus, index);
        if (type === undefined || types.includes(type)) return [];
        return [
          diagnosticAt(source, `/pins/${p}/bus`, {
            code: "pin-bus-kind",
            message: `The ${type} "${pin.bus}" cannot be what the ${pin.class} ${pinInWords(pin)} speaks.`,
            hint: types.length === 0 ? "Take bus out." : `Name a ${types.join(" or ")}.`,
          }),
        ];
      }
      const fitting = known.filter((id) => types.includes(typeOf(id, index) ?? ""));
      if (fitting.length === 0) return [];
      return [
        diagnosticAt(source, `/pins/${p}`, {
          code: "pin-bus-missing",
          severity: "warning",
          message: `The ${pin.class} ${pinInWords(pin)} does not say which protocol it speaks.`,
          hint: `Add bus: ${fitting.join(" or ")}.`,
        }),
      ];
    });
  });

/** The protocols of the products of a connector. */
function protocolsOf(data: ConnectorSource, index: SiteIndex): string[] {
  return (data.products ?? []).flatMap((id) => index.records.get("product")?.get(id)?.data.protocols ?? []);
}

function typeOf(id: string, index: SiteIndex): string | undefined {
  return [...new Set(Object.values(protocols).flat()), "enum", "connector"].find((type) =>
    index.records.get(type)?.has(id),
  );
}
