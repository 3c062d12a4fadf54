import { countOf } from "../../core/text/phrase.ts";
import { tellLine } from "../shared/output.ts";

/** A part of the source that an import could not carry over unchanged, or has marked, with its line there. */
export interface ImportNotice {
  /** 1-based. */
  readonly line: number;
  /** "lost": not in the record. "changed": in another form. "as-stated": contradicts itself and is kept. */
  readonly kind: "lost" | "changed" | "as-stated";
  readonly message: string;
}

/** The function that takes notices while a file is read. */
export type Tell = (notice: ImportNotice) => void;

/** Notices that are printed one by one; of a file with more of them, the rest is counted. */
const MOST_NOTICES = 1000;
const LONGEST_MESSAGE = 1000;

/** Prints notices on standard error, a line each. Texts of the file that they name may be of any length. */
export function tellNotices(file: string, notices: readonly ImportNotice[]): void {
  for (const { line, kind, message } of notices.slice(0, MOST_NOTICES))
    tellLine(`${file}:${line}  ${kind}  ${shortened(message)}`);
  const rest = notices.length - MOST_NOTICES;
  if (rest > 0) tellLine(`${file}  ${countOf(rest, "more notice")} of the same file.`);
}

function shortened(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  const half = LONGEST_MESSAGE / 2;
  return `${message.slice(0, half)} … ${message.slice(-half)}`;
}
