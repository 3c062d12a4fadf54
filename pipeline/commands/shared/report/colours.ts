/** Paints parts of the report, or leaves them as they are. */
export interface Colours {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

const paint = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const plain = (text: string) => text;

/** Codes of ANSI terminals; nothing where they are off. */
export function colours(isOn: boolean): Colours {
  if (!isOn) return { error: plain, warning: plain, strong: plain, faint: plain };
  return { error: paint(31), warning: paint(33), strong: paint(1), faint: paint(2) };
}
