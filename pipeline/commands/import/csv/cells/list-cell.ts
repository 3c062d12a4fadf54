import { itemList } from "../../../../exports/register-map/item-list.ts";

const LONGEST = 20_000;
const item = /(?:^|[\s,;|{("'])(-?\d{1,10}|0x[\da-f]{1,8})["']?\s*(=|:(?!\d)|->|→)\s*/gi;

/** Named numbers as `0=Off; 1=On`, `0: Stop 1: Run` or `{"0":"Open","1":"Closed"}`, in the form that Fairlead writes. */
export function listText(cell: string): string | undefined {
  if (cell.length > LONGEST) return undefined;
  const all = [...cell.matchAll(item)];
  // The sign of the first item is that of all: a time such as 12:30 in a text begins no other one.
  const found = all.filter((match) => match[2] === all[0]?.[2]);
  const before = cell.slice(0, found[0]?.index ?? 0).replace(/[{["'\s]/g, "");
  if (found.length === 0 || before !== "") return undefined;
  const items = found.map((match, n) => {
    const text = cell.slice(match.index + match[0].length, found[n + 1]?.index ?? cell.length);
    const name = text.replace(/^["'\s]+|[\s,;|"'})]+$/g, "");
    return [Number(match[1]), name] as const;
  });
  return items.some(([, name]) => name === "") ? undefined : itemList(items);
}
