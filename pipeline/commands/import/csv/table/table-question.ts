import { UsageError } from "../../../../core/usage-error.ts";

/** One answer to what a table leaves open: an option, or a pair for `--columns` such as `Divisor=Scale`. */
export interface TableAnswer {
  readonly option?: string;
  readonly pair?: string;
  /** The statement that is true if this is the answer. */
  readonly meaning: string;
}

/** A question that a table leaves open, with its answers, the likeliest first. */
export interface OpenQuestion {
  readonly reason: string;
  readonly answers: readonly [TableAnswer, ...TableAnswer[]];
}

/** Writes the command again with more options, and more pairs for `--columns`. */
export type CommandWith = (more: readonly Pick<TableAnswer, "option" | "pair">[]) => string;

/** The error that asks everything that a table leaves open at once, with lines that can be run. */
export function tableQuestion(questions: readonly OpenQuestion[], command: CommandWith): UsageError {
  const [main, ...others] = questions;
  const rest = others.map(({ answers }) => answers[0]);
  const lines = (main?.answers ?? []).map(
    (answer) =>
      `${command([answer, ...rest])}    # ${[answer, ...rest].map(({ meaning }) => meaning).join("; ")}`,
  );
  const more = others.map(({ answers: [first, ...alternatives] }) => {
    const named = alternatives.map((answer) => `${answerText(answer)}, where ${answer.meaning}`);
    return `In place of ${answerText(first)} write ${named.join(", or ")}.`;
  });
  return new UsageError(
    `This table leaves open how it is read. ${questions.map(({ reason }) => reason).join(" ")}`,
    ["Run the line that is true.", ...more].join(" "),
    lines,
  );
}

function answerText({ option, pair }: TableAnswer): string {
  return option ?? `--columns ${shellWord(pair ?? "")}`;
}

/** A word of a command line, in quotes where a shell would divide it. */
export function shellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : `"${text.replace(/["\\$`]/g, "\\$&")}"`;
}
