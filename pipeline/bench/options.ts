import { parseArgs } from "node:util";

export const usage = `npm run bench -- [--sizes 100,1000] [--runs 3] [--browser] [--json FILE]
npm run bench -- --profile DOCS
npm run bench -- --dev DOCS [--saves 40]
`;

/** The kind of measurement: builds of some sizes, the steps of one build, or `fairlead dev`. */
export type BenchOptions =
  | {
      readonly what: "builds";
      readonly sizes: readonly number[];
      readonly runs: number;
      readonly inBrowser: boolean;
      readonly json: string | undefined;
    }
  | { readonly what: "profile"; readonly docs: number }
  | { readonly what: "dev"; readonly docs: number; readonly saves: number }
  | { readonly what: "help" };

/** Throws an error for people where an option is unknown, or not the number that it must be. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: "string", default: "100,1000" },
      runs: { type: "string", default: "3" },
      browser: { type: "boolean", default: false },
      json: { type: "string" },
      profile: { type: "string" },
      dev: { type: "string" },
      saves: { type: "string", default: "40" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return { what: "help" };
  if (values.profile !== undefined) return { what: "profile", docs: countOf("profile", values.profile) };
  if (values.dev !== undefined)
    return { what: "dev", docs: countOf("dev", values.dev), saves: countOf("saves", values.saves) };
  return {
    what: "builds",
    // None: only the site of `data/`.
    sizes: values.sizes === "0" ? [] : values.sizes.split(",").map((size) => countOf("sizes", size)),
    runs: countOf("runs", values.runs),
    inBrowser: values.browser,
    json: values.json,
  };
}

function countOf(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${option} takes whole numbers above 0, not "${text}".`);
  return Number(text);
}
