import { isReservedInC } from "../../../exports/c-code/reserved-in-c.ts";
import { registerFinding } from "./register-finding.ts";
import { ruleOfMaps } from "./register-rule.ts";

/** A name is allowed in a C header. */
export const registerNames = ruleOfMaps(({ source, registers }) =>
  registers
    .filter(({ authored }) => isReservedInC(authored.name))
    .map(({ authored, at }) =>
      registerFinding(source, `${at}/name`, {
        code: "register-name",
        message: `C keeps the word "${authored.name}" for itself; a header with this register would not compile.`,
        hint: "Write it in capitals, or add a word.",
      }),
    ),
);
