/**
 * Characters that JSON does not escape, but some YAML parsers refuse, drop or take for a line break: controls, line and paragraph
 * separators, the byte order mark, two noncharacters.
 */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A text in double quotes of YAML, which is one of JSON too. */
export function yamlString(text: string): string {
  return JSON.stringify(text).replace(UNSAFE, byNumber);
}

/** A list or mapping on one line, as JSON, which is YAML too and needs no rule of quoting. */
export function yamlFlow(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, byNumber);
}

/** A text behind `# `, on one line for every reader: YAML 1.1 has more line breaks than 1.2. */
export function yamlComment(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]+/gu, " ").trim();
}

function byNumber(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
