import type { Diagnostic } from "../../../core/diagnostics.ts";
import type { RegisterTable } from "../../../domain/codecs/modbus/register-types.ts";
import { registerFinding } from "./register-finding.ts";
import { knownRegisters, type LocatedMap, ruleOfMaps } from "./register-rule.ts";

interface TableAccess {
  readonly name: string;
  /** Function codes, by the Modbus Application Protocol Specification V1.1b3, chapter 6. */
  readonly read: readonly number[];
  /** Empty if the table cannot be written. */
  readonly write: readonly number[];
}

const tables: Readonly<Record<RegisterTable, TableAccess>> = {
  coil: { name: "coils", read: [1], write: [5, 15] },
  discrete: { name: "discrete inputs", read: [2], write: [] },
  input: { name: "input registers", read: [4], write: [] },
  holding: { name: "holding registers", read: [3, 23], write: [6, 16, 22, 23] },
};

/**
 * Registers are read and written only as is possible: by their table, by the functions of the device and in
 * one request.
 */
export const registerAccess = ruleOfMaps((map) => [...tableProblems(map), ...requestProblems(map)]);

function tableProblems({ source, registers }: LocatedMap): Diagnostic[] {
  const { functionCodes: known } = source.data;
  const can = (codes: readonly number[]) => known === undefined || codes.some((code) => known.includes(code));
  const report = (at: string, message: string, hint: string) =>
    registerFinding(source, `${at}/access`, { code: "register-access", message, hint });
  return registers.flatMap(({ authored, at, table }) => {
    const { name, access } = authored;
    if (table === undefined || access === undefined) return [];
    const { name: plural, read, write } = tables[table];
    if (access !== "r" && write.length === 0)
      return [
        report(
          at,
          `"${name}" can be written, but ${plural} are read alone.`,
          "Set access: r, or another table.",
        ),
      ];
    const lacksRead = access !== "w" && !can(read);
    const lacksWrite = access !== "r" && !can(write);
    if (!lacksRead && !lacksWrite) return [];
    return [
      report(
        at,
        `No function of the map ${lacksRead ? "reads" : "writes"} ${plural} such as "${name}".`,
        `Add ${(lacksRead ? read : write).join(" or ")} to functionCodes, or correct table or access.`,
      ),
    ];
  });
}

/** A value that takes two requests may be of two moments. Values in a row are read one by one. */
function requestProblems(map: LocatedMap): Diagnostic[] {
  const most = map.source.data.limits?.maxRead;
  if (most === undefined) return [];
  return knownRegisters(map)
    .filter(({ known }) => known.type !== "string" && known.words > most)
    .map(({ at, known }) =>
      registerFinding(map.source, `${at}/type`, {
        code: "register-access",
        message: `"${known.name}" has ${known.words} words, but one request reads ${most} at most.`,
        hint: "Correct the type, or limits.maxRead.",
      }),
    );
}
