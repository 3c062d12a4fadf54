/** Where an item ends: at a semicolon behind which a key and the sign follow, but for one with a backslash. */
const border = /(?<!\\);\s*(?=-?\d+\s*=)/;

/** `0=Off; 1=On` as keys and texts. */
export function namedList(cell: string | undefined): [key: string, text: string][] {
  if (cell === undefined) return [];
  return cell.split(border).flatMap((item) => {
    const [, key = "", text = ""] = /^(-?\d+)\s*=\s*(.*)$/s.exec(item.trim()) ?? [];
    return key === "" || text === "" ? [] : [[key, text.replaceAll("\\;", ";")] as [string, string]];
  });
}

/** Whether a cell is such a list throughout. */
export function isNamedList(cell: string | undefined): boolean {
  return cell === undefined || cell.split(border).every((item) => /^\s*-?\d+\s*=\s*\S/.test(item));
}
