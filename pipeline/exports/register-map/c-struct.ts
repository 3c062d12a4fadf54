import { cComment } from "../../core/text/escape/c.ts";
import { uniqueNames } from "../unique-names.ts";
import type { Register, RegisterBlock } from "./register-map-content.ts";

/** A register that a program can read. */
export type CompleteRegister = Register & { readonly [K in "address" | "count"]: number };

/** Whether everything is written that a program needs to read the register. */
export function isComplete(register: Register): register is CompleteRegister {
  const { address, count, factor, offset, scaleFrom } = register;
  const isScaled = scaleFrom !== undefined || (factor !== undefined && offset !== undefined);
  return address !== undefined && count !== undefined && isScaled && lengthOf(register) > 0;
}

/** Addresses of one value: words, or bytes where addresses count them. */
export function lengthOf({ words, bytes }: Pick<Register, "words" | "bytes">): number {
  return words ?? bytes ?? 0;
}

function spanOf({ count, stride, ...register }: CompleteRegister): number {
  const length = lengthOf(register);
  return (count - 1) * (stride ?? length) + length;
}

/** The element of a structure: the content of one address. */
export interface Unit {
  readonly type: "uint16_t" | "uint8_t";
  readonly size: 1 | 2;
  readonly plural: "words" | "bytes";
}

interface Member {
  readonly name: string;
  /** Words or bytes. */
  readonly length: number;
}

/**
 * The words of a block as they are sent, or its bytes in memory. Members are arrays, so that no compiler adds
 * padding. A register that shares addresses with one before it is not a member.
 */
export function blockStruct(
  { title }: Pick<RegisterBlock, "title">,
  registers: readonly CompleteRegister[],
  assert: string,
  type: string,
  { type: element, size, plural }: Unit,
): string[] {
  const sorted = apart([...registers].sort((a, b) => a.address - b.address));
  const first = sorted[0]?.address ?? 0;
  const members = membersOf(sorted, first);
  const length = members.reduce((sum, member) => sum + member.length, 0);
  return [
    `/* ${cComment(title)}: ${plural} ${first} to ${first + length - 1} in the order of ${size === 2 ? "the wire" : "memory"}. */`,
    "typedef struct {",
    ...members.map(({ name, length: count }) => `    ${element} ${name}[${count}];`),
    `} ${type};`,
    `${assert}(sizeof(${type}) == ${size * length}u, "${type} has ${length} ${plural}");`,
    ...sorted.map(
      ({ name, address }) =>
        `${assert}(offsetof(${type}, ${name}) == ${size * (address - first)}u, "${name} is ${address - first} ${plural} from the start");`,
    ),
  ];
}

/** Without what begins within another register: a structure has each address once. */
function apart(sorted: readonly CompleteRegister[]): CompleteRegister[] {
  let end = 0;
  return sorted.filter((register) => {
    if (register.address < end) return false;
    end = register.address + spanOf(register);
    return true;
  });
}

function membersOf(sorted: readonly CompleteRegister[], first: number): Member[] {
  const unique = uniqueNames();
  for (const { name } of sorted) unique(name);
  let at = first;
  return sorted.flatMap((register) => {
    const { name, address } = register;
    const gap = address - at;
    const unused = { name: gap > 0 ? unique(`unused_${at}`) : "", length: gap };
    const length = spanOf(register);
    at = address + length;
    return [...(gap > 0 ? [unused] : []), { name, length }];
  });
}
