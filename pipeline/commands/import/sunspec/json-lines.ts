import { isNode, LineCounter, parseDocument } from "yaml";

type Path = readonly (string | number)[];

/** Finds the line of a value in a JSON text, which is YAML too; 1 where it cannot be found. */
export function jsonLines(text: string): (path: Path) => number {
  const counter = new LineCounter();
  let document: ReturnType<typeof parseDocument> | undefined;
  try {
    document = parseDocument(text, { lineCounter: counter, uniqueKeys: false });
  } catch {
    // Deeper than its reader goes: notices then name the first line.
  }
  return (path) => {
    const node = document?.getIn(path, true);
    return isNode(node) && node.range ? counter.linePos(node.range[0]).line : 1;
  };
}
