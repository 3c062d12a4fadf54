import { doubtfulAddresses } from "../../../domain/codecs/modbus/doubtful-addresses.ts";
import { isModbus } from "../../../exports/register-map/map-registers.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import { ruleOfMaps } from "./register-rule.ts";

/** Addresses that look as documents print them, where a record has those on the wire, and nothing says that they are meant. */
export const registerAddressing = ruleOfMaps(({ source, registers }) => {
  const { addressing, base, relative, blocks } = source.data;
  const isOpen = addressing === undefined && base === undefined && relative !== true;
  if (!isOpen || !isModbus(source.data)) return [];
  const doubt = doubtfulAddresses(
    registers.flatMap(({ authored, block, table }) => {
      const start = blocks[Number(block.split("/")[2])]?.start;
      return authored.address === undefined ? [] : [{ address: authored.address + (start ?? 0), table }];
    }),
  );
  const first = registers.find(({ authored }) => authored.address !== undefined);
  if (doubt === undefined || first === undefined) return [];
  const { kind, lowest, highest } = doubt;
  const message =
    kind === "reference"
      ? `All addresses of this map lie from ${lowest} to ${highest}, as references such as 40001 do; an address here is the one on the wire.`
      : "The lowest address of this map is 1, so that its addresses may count from 1; those here are on the wire, which counts from 0.";
  return [
    diagnosticAt(source, `${first.at}/address`, {
      code: "register-addressing",
      severity: "warning",
      message,
      hint: `Write addressing: wire where these are the addresses of requests; else write ${kind === "reference" ? "0 in place of 40001 or 30001" : "one less each"}, and addressing: ${kind}.`,
    }),
  ];
});
