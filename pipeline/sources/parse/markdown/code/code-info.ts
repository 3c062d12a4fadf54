import { unescapeAll } from "../escape.ts";

/** The info string of a code block: `python title="x.py" {1,3-5} showLineNumbers`. */
export interface CodeInfo {
  /** As written; "" when there is none. */
  readonly language: string;
  readonly title?: string;
  readonly showLineNumbers: boolean;
  /** 1-based lines to highlight, each range with its offset in the info string. */
  readonly ranges: readonly LineRange[];
}

interface LineRange {
  readonly text: string;
  readonly offset: number;
  /** NaN where the text is no number. */
  readonly from: number;
  readonly to: number;
}

const quotedTitle = /\stitle=(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/;

/** What stands behind the fence: `c title="main.c" {2,4-6}`. */
export function parseCodeInfo(info: string): CodeInfo {
  const language = unescapeAll(/^\s*([^\s{]*)/.exec(info)?.[1] ?? "");
  const [whole, double, single] = quotedTitle.exec(info) ?? [];
  const title = double ?? single;
  const rest = whole === undefined ? info : info.replace(whole, () => " ".repeat(whole.length));
  const list = /\{([\d\s,-]*)\}/.exec(rest);
  return {
    language,
    ...(title === undefined ? {} : { title: unescapeAll(title) }),
    showLineNumbers: /\sshowLineNumbers\b/.test(rest),
    ranges: list ? parseRanges(list[1] ?? "", list.index + 1) : [],
  };
}

function parseRanges(list: string, offset: number): LineRange[] {
  return [...list.matchAll(/[^\s,]+/g)].map((found) => {
    const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(found[0]) ?? [];
    return {
      text: found[0],
      offset: offset + found.index,
      from: Number(from ?? NaN),
      to: Number(to ?? from ?? NaN),
    };
  });
}
