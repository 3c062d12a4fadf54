import type { ConnectorSource } from "../../../../schema/generated/types.ts";
import { embeddedTypes, interfaceFacts, protocolTypes } from "../../../model/resolve/interface-types.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { checkedPins, type Pin, pinInWords } from "./records.ts";

/** Record types that describe what a class of pins speaks. */
function protocolsOfClass(pinClass: Pin["class"]): readonly string[] {
  return embeddedTypes.filter((type) => interfaceFacts(type)?.buses?.includes(pinClass));
}

/** A pin of a bus refers to a record that fits its class, and refers to one where its product has one. */
export const pinBuses: Rule = (index) =>
  recordsOf(index, "connector").flatMap((source) => {
    const known = protocolsOf(source.data, index);
    return checkedPins(source.data, index).flatMap((pin, p) => {
      const types = protocolsOfClass(pin.class);
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

/** Those that a pin can speak come first: an id may be that of several records. */
const typesByUse = [...protocolTypes, ...embeddedTypes];

function typeOf(id: string, index: SiteIndex): string | undefined {
  return typesByUse.find((type) => index.records.get(type)?.has(id));
}
