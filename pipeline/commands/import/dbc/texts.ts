/** More values than a selector is ever given one by one. */
export const MOST_VALUES = 4096;

/** A text in quotes that begins at a place, without its escapes, and where it ends; undefined where it does not end. */
export function stringAt(
  text: string,
  start: number,
): { readonly value: string; readonly end: number } | undefined {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"')
      return { value: text.slice(start + 1, at).replace(/\\(["\\])/g, "$1"), end: at + 1 };
  }
  return undefined;
}

/** Numbers with their names: `1 "On" 0 "Off"`. Other text is passed over. */
export function* valuesIn(list: string): Generator<readonly [value: number, name: string]> {
  const number = /(?<![\d.eE+])(-?[\d.eE+]+)\s+"/g;
  for (let found = number.exec(list); found !== null; found = number.exec(list)) {
    const name = stringAt(list, number.lastIndex - 1);
    if (name === undefined) return;
    number.lastIndex = name.end;
    yield [Number(found[1]), name.value];
  }
}

/** The numbers of ranges such as `2-3, 5-5`; somewhat more than `MOST_VALUES` where there are too many. */
export function selectedBy(ranges: string): number[] {
  const values: number[] = [];
  for (const [, from, to] of ranges.matchAll(/(?<!\d)(\d+)\s*-\s*(\d+)/g))
    for (let value = Number(from); value <= Number(to) && values.length <= MOST_VALUES; value++)
      values.push(value);
  return values;
}

/** A text in which spaces and line breaks in a row are one space, but for those in quotes. */
export function singleSpaced(text: string): string {
  return text.replace(/"[^"]*"|\s+/g, (found) => (found.startsWith('"') ? found : " "));
}
