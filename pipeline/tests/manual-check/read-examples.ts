/** A small data folder as a page of the manual shows it, and what the command says about it. */
export interface Example {
  /** The command line, such as `fairlead check`. */
  readonly command: string;
  /** Text of the files by path below the data folder. */
  readonly files: Readonly<Record<string, string>>;
  /** The output of the command, as the page states it; undefined if it states none. */
  readonly report: string | undefined;
}

interface PageExamples {
  readonly wrong: Example | undefined;
  readonly right: Example | undefined;
}

interface Fence {
  readonly title: string;
  readonly text: string;
}

/** The examples of a page: the titled code blocks below its headings "Wrong" and "Right". */
export function readExamples(page: string): PageExamples {
  const wrong = exampleOf(sectionOf(page, "Wrong"));
  const right = exampleOf(sectionOf(page, "Right"));
  // Both are checked by the same command; the right one prints nothing.
  return { wrong, right: right && { ...right, command: wrong?.command ?? right.command } };
}

/** Text from a level 2 heading to the next one; headings inside code blocks do not count. */
function sectionOf(page: string, heading: string): string | undefined {
  let isInside = false;
  let fence = "";
  const lines: string[] = [];
  for (const line of page.split("\n")) {
    const marks = /^`{3,}/.exec(line)?.[0] ?? "";
    if (fence === "" && line.startsWith("## ")) isInside = line === `## ${heading}`;
    else if (isInside) lines.push(line);
    if (fence === "") fence = marks;
    else if (line === fence) fence = "";
  }
  return lines.length === 0 ? undefined : lines.join("\n");
}

function exampleOf(section: string | undefined): Example | undefined {
  if (section === undefined) return undefined;
  const fences = fencesOf(section);
  const output = fences.find(({ title }) => title.startsWith("fairlead "));
  const files = fences.filter((fence) => fence !== output).map(({ title, text }) => [title, text]);
  return {
    command: output?.title ?? "fairlead check",
    files: Object.fromEntries(files),
    report: output?.text,
  };
}

function fencesOf(section: string): Fence[] {
  const found = section.matchAll(/^(`{3,})[^\n]*?title="([^"]+)"[^\n]*\n([\s\S]*?)^\1$/gm);
  return [...found].map(([, , title = "", text = ""]) => ({ title, text }));
}
