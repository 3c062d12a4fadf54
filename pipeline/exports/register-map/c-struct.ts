import { cComment } from "../../core/text/escape/c.ts";
import { uniqueNames } from "../unique-names.ts";
import type { Register, RegisterBlock } from "./register-map-content.ts";

/** A register that a program can read. */
export type CompleteRegister = Register & {
  readonly [K in "address" | "words" | "count" | "factor" | "offset"]: number;
};

/** Whether everything is written that a program needs to read the register. */
export function isComplete(register: Register): register is CompleteRegister {
  const { address, words, count, factor, offset } = register;
  return [address, words, count, factor, offset].every((known) => known !== undefined);
}

interface Member {
  readonly name: string;
  /** Words. */
  readonly length: number;
}

/** The words of a block as they lie on the wire. Members are arrays of words, so that no compiler adds padding. */
export function blockStruct(
  { title }: Pick<RegisterBlock, "title">,
  registers: readonly CompleteRegister[],
  type: string,
): string[] {
  const sorted = [...registers].sort((a, b) => a.address - b.address);
  const first = sorted[0]?.address ?? 0;
  const members = membersOf(sorted, first);
  const words = members.reduce((sum, { length }) => sum + length, 0);
  return [
    `/* ${cComment(title)}: words ${first} to ${first + words - 1} in the order of the wire. */`,
    "typedef struct {",
    ...members.map(({ name, length }) => `    uint16_t ${name}[${length}];`),
    `} ${type};`,
    `static_assert(sizeof(${type}) == ${2 * words}u, "${type} has ${words} words");`,
    ...sorted.map(
      ({ name, address }) =>
        `static_assert(offsetof(${type}, ${name}) == ${2 * (address - first)}u, "${name} is ${address - first} words from the start");`,
    ),
  ];
}

function membersOf(sorted: readonly CompleteRegister[], first: number): Member[] {
  const unique = uniqueNames();
  for (const { name } of sorted) unique(name);
  let at = first;
  return sorted.flatMap(({ name, address, words, count }) => {
    const gap = address - at;
    const unused = { name: gap > 0 ? unique(`unused_${at}`) : "", length: gap };
    at = address + words * count;
    return [...(gap > 0 ? [unused] : []), { name, length: words * count }];
  });
}
