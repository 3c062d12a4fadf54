import type { RegisterMapSource } from "../../../../schema/generated/types.ts";
import { registerRules } from "../../../checks/rules/registers/register-rules.ts";
import { findingsOf } from "../findings-of.ts";
import { fitRecord } from "../fit-record.ts";
import type { Imported } from "../imported.ts";
import type { ImportNotice } from "../notice.ts";
import type { Remark } from "../record-text.ts";

/** Line of a register in its source, by the name that it has in the record. */
type LineOf = (register: string) => number;

/** A map in which registers that the rules find wrong are marked as kept, with a remark and a notice for each finding. */
export function markRegisters(
  record: RegisterMapSource,
  lineOf: LineOf,
): { readonly record: RegisterMapSource; readonly remarks: Remark[]; readonly notices: ImportNotice[] } {
  const found = findingsOf(record, registerRules).map(({ pointer, text }) => {
    const [, , block = "0", , register] = pointer.split("/");
    return { block: Number(block), register: register === undefined ? undefined : Number(register), text };
  });
  const marked = new Set(found.map(({ block, register }) => `${block}/${register}`));
  const blocks = record.blocks.map((block, b) => ({
    ...block,
    registers: block.registers.map((register, r) =>
      marked.has(`${b}/${r}`) ? { ...register, asStated: true as const } : register,
    ),
  }));
  return {
    record: { ...record, blocks: blocks as unknown as RegisterMapSource["blocks"] },
    remarks: found.map(({ block, register, text }) => ({
      path: ["blocks", block, ...(register === undefined ? [] : ["registers", register])],
      text,
    })),
    notices: found.map(({ block, register, text }) => {
      const name = record.blocks[block]?.registers[register ?? 0]?.name ?? "";
      return { line: lineOf(name), kind: "as-stated", message: text };
    }),
  };
}

/** The import of a map, with the notices that were made while it was read. */
export function importedMap(
  plain: RegisterMapSource,
  lineOf: LineOf,
  readNotices: readonly ImportNotice[],
): Imported<RegisterMapSource> {
  const unfit: ImportNotice[] = [];
  fitRecord(plain, lineAt(plain, lineOf), (notice) => unfit.push(notice));
  const { record, remarks, notices } = markRegisters(plain, lineOf);
  const units = record.blocks.flatMap(({ registers }, b) =>
    registers.flatMap(({ unit, unitText }, r): Remark[] =>
      unit === undefined && unitText !== undefined
        ? [{ path: ["blocks", b, "registers", r], text: "Which unit of units.yaml is this?" }]
        : [],
    ),
  );
  return {
    record,
    remarks: [
      { path: ["status"], text: "An unverified record is not published. Who can confirm it?" },
      ...remarks,
      ...units,
    ],
    notices: once([...readNotices, ...unfit, ...notices]).sort((a, b) => a.line - b.line),
  };
}

/** The line of the register at a place, or of the first one in the block there. */
function lineAt({ blocks }: RegisterMapSource, lineOf: LineOf): (pointer: string) => number {
  return (pointer) => {
    const [, , block = "0", , register = "0"] = pointer.split("/");
    return lineOf(blocks[Number(block)]?.registers?.[Number(register)]?.name ?? "");
  };
}

/** Registers that are derived or repeated are read several times. */
function once(notices: readonly ImportNotice[]): ImportNotice[] {
  return [...new Map(notices.map((notice) => [`${notice.line} ${notice.message}`, notice])).values()];
}

export type Block = RegisterMapSource["blocks"][number];
export type Register = Block["registers"][number];

/** A list that is not empty, as schemas ask for. */
export function atLeastOne<T>(items: readonly T[]): [T, ...T[]] {
  return items as unknown as [T, ...T[]];
}
