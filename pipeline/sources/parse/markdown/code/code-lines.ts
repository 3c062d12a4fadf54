const magic =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;|%|')\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** Takes `highlight-next-line`, `highlight-start` and `highlight-end` comments out; lines are 1-based. */
export function takeMagicComments(code: string): { code: string; lines: Set<number> } {
  const lines = new Set<number>();
  if (!code.includes("highlight-")) return { code, lines };
  const remaining: string[] = [];
  let isNext = false;
  let isRange = false;
  for (const line of code.split("\n")) {
    const word = magic.exec(line)?.[1];
    if (word === undefined) {
      remaining.push(line);
      if (isNext || isRange) lines.add(remaining.length);
      isNext = false;
    } else if (word === "next-line") isNext = true;
    else isRange = word === "start";
  }
  return { code: remaining.join("\n"), lines };
}

/** Cuts highlighted code into lines; a span that crosses a line break is closed and opened again. */
export function balancedLines(html: string): string[] {
  const open: string[] = [];
  return html.split("\n").map((line) => {
    const before = open.join("");
    for (const [tag] of line.matchAll(/<\/?span[^>]*>/g)) {
      if (tag === "</span>") open.pop();
      else open.push(tag);
    }
    return before + line + "</span>".repeat(open.length);
  });
}
