/** A statement of a CAN database: its text without the closing semicolon, and the line on which it begins. */
export interface Statement {
  readonly keyword: string;
  /** The text after the keyword. */
  readonly rest: string;
  /** 1-based. */
  readonly line: number;
}

/** Statements that end with their line; all others end with a semicolon. */
const lineStatements: ReadonlySet<string> = new Set(["VERSION", "BS_", "BU_", "BO_", "SG_"]);

/** The list of keywords that a database may use; it says nothing of what is in it. */
const KEYWORDS = /NS_[ \t]*:[^\n]*\n/y;
const KEYWORD_LINE =
  /[ \t]+[A-Z_][A-Za-z_]*[ \t]*\n|[ \t]*\n|(?:NS_DESC_|CM_|BA_DEF_|BA_|VAL_|CAT_DEF_|CAT_|FILTER|BA_DEF_DEF_|EV_DATA_|ENVVAR_DATA_|SGTYPE_|SGTYPE_VAL_|BA_DEF_SGTYPE_|BA_SGTYPE_|SIG_TYPE_REF_|VAL_TABLE_|SIG_GROUP_|SIG_VALTYPE_|SIGTYPE_VALTYPE_|BO_TX_BU_|BA_DEF_REL_|BA_REL_|BA_DEF_DEF_REL_|BU_SG_REL_|BU_EV_REL_|BU_BO_REL_|SG_MUL_VAL_)[ \t]*\n/y;
/** A line that has nothing but names of nodes. */
const NODE_LINE = /\n[ \t]*[A-Za-z_]\w*(?:[ \t]+\w+)*[ \t]*(?=\n)/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;

/** The statements of a database, in their order. Strings may run over lines and hold semicolons. */
export function* statementsOf(source: string): Generator<Statement> {
  const text = source.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  let line = 1;
  let at = 0;
  const goTo = (end: number): void => {
    for (; at < end; at++) if (text.charCodeAt(at) === 10) line++;
  };
  while (at < text.length) {
    const blank = matchAt(/\s+/y, text, at) || matchAt(/\/\/[^\n]*/y, text, at);
    const keywords = blank === "" ? matchAt(KEYWORDS, text, at) : "";
    const skipped = keywords === "" ? at + blank.length : endOfRun(KEYWORD_LINE, text, at + keywords.length);
    if (skipped > at) {
      goTo(skipped);
      continue;
    }
    const begin = line;
    const keyword = matchAt(WORD, text, at);
    const end =
      keyword === "BU_"
        ? endOfNodes(text, at)
        : lineStatements.has(keyword) || keyword === ""
          ? endOfLine(text, at)
          : endOfStatement(text, at);
    const rest = text.slice(at + keyword.length, end).trim();
    goTo(end + (text[end] === ";" ? 1 : 0));
    if (keyword !== "" || !/^;*$/.test(rest)) yield { keyword, rest, line: begin };
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

/** Names of nodes may go on in the next lines, which have no keyword. */
function endOfNodes(text: string, at: number): number {
  return endOfRun(NODE_LINE, text, endOfLine(text, at));
}

/**
 * The offset at which a run of the same kind of lines ends. One pattern for all of them would overflow with
 * very many.
 */
function endOfRun(pattern: RegExp, text: string, start: number): number {
  for (let at = start; ; ) {
    const { length } = matchAt(pattern, text, at);
    if (length === 0) return at;
    at += length;
  }
}

/** The end of a line that is in no string: a unit may hold a line break. */
function endOfLine(text: string, from: number): number {
  for (let at = from, quoted = false; ; at++) {
    const sign = text[at];
    if (sign === undefined || (sign === "\n" && !quoted)) return at;
    if (quoted && isEscapeInLine(text, at)) at++;
    else if (sign === '"') quoted = !quoted;
  }
}

/** The semicolon, or the line break before the next statement where somebody has forgotten it. */
function endOfStatement(text: string, from: number): number {
  for (let at = from, quoted = false; ; at++) {
    const sign = text[at];
    if (sign === undefined) return at;
    if (quoted && isEscape(text, at)) at++;
    else if (sign === '"') quoted = !quoted;
    else if (sign === ";" && !quoted) return at;
    else if (
      sign === "\n" &&
      !quoted &&
      /^\n(?:BO_|CM_|BA_|VAL_|SG_MUL_VAL_|SIG_VALTYPE_) /.test(text.slice(at, at + 16))
    )
      return at;
  }
}

/**
 * Whether a backslash in a string escapes the sign after it. Some programs escape nothing: a backslash before the
 * last quote of a statement is then part of the text.
 */
function isEscape(text: string, at: number): boolean {
  if (text[at] !== "\\") return false;
  return text[at + 1] === "\\" || (text[at + 1] === '"' && !/^\s*;/.test(text.slice(at + 2, at + 40)));
}

/** The same of a statement that ends with its line: there it is the last quote of the line. */
function isEscapeInLine(text: string, at: number): boolean {
  if (text[at] !== "\\") return false;
  if (text[at + 1] === "\\") return true;
  const [rest = ""] = text.slice(at + 2, at + 400).split("\n", 1);
  return text[at + 1] === '"' && rest.includes('"');
}
