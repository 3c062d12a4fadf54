/** `0 = dark`: in a narrow cell no line begins or ends with the sign. */
export function equalsText(left: string | number, right: string): string {
  return `${left}\u00A0=\u00A0${right}`;
}
