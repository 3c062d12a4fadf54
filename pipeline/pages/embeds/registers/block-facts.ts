import { countOf } from "../../../core/text/phrase.ts";
import { tableNames } from "../../../domain/codecs/modbus/register-types.ts";
import { addressUnitOf } from "../../../exports/register-map/map-registers.ts";
import { placedAddress } from "../../../exports/register-map/register-map-content.ts";
import type { RegisterRequest } from "./register-request.ts";
import type { VisibleBlock } from "./visible-blocks.ts";

/** The facts below the heading of a block, as inline HTML: `holding registers`, `first address 40000 (0x9C40)`, `12 registers`. */
export function blockFacts(visible: VisibleBlock, request: RegisterRequest): string[] {
  const { table } = visible.block;
  const first = firstAddress(visible, request);
  return [
    ...(table === undefined ? [] : [tableNames[table]]),
    ...(first === undefined ? [] : [`first address ${hexCode(first)} (${first} in decimal)`]),
    countOf(visible.registers.length, table === "coil" || table === "discrete" ? "bit" : "register"),
  ];
}

/** The lowest known address of the published registers of a block. */
export function firstAddress(
  { block, registers }: VisibleBlock,
  { places }: RegisterRequest,
): number | undefined {
  const place = places.get(block.id);
  return registers.reduce<number | undefined>((lowest, { register }) => {
    const address = placedAddress(register, place);
    return address !== undefined && (lowest === undefined || address < lowest) ? address : lowest;
  }, undefined);
}

/** Addresses in memory are hexadecimal everywhere, those of Modbus are not. */
export function addressText(address: number, data: RegisterRequest["record"]["data"]): string {
  return addressUnitOf(data) === "byte" ? hexCode(address) : String(address);
}

function hexCode(address: number): string {
  return `<code>0x${address.toString(16).toUpperCase()}</code>`;
}
