/** The programs that find the command in `node_modules`; npx fetches nothing with the option. */
const RUNNERS: Readonly<Record<string, string>> = {
  npm: "npx --no-install fairlead",
  pnpm: "pnpm exec fairlead",
  yarn: "yarn fairlead",
};

/**
 * The words by which the shell of a reader starts Fairlead. Package managers name themselves to what they run: a shell in
 * which one of them has started this process may not know `fairlead` itself.
 */
export function commandName(userAgent: string | undefined): string {
  const [runner = ""] = (userAgent ?? "").split("/");
  return Object.hasOwn(RUNNERS, runner) ? (RUNNERS[runner] ?? "fairlead") : "fairlead";
}

/** The names of all commands, here because the list of commands imports the formats of reports, which import this file. */
export const COMMANDS =
  "check build dev preview init new import report verify diff impact migrate schemas explain".split(" ");
const COMMAND = new RegExp(`(?<![\\w/-]|npx --no-install )fairlead (?=(?:${COMMANDS.join("|")})\\b)`, "g");

/** A text with its commands as the reader's shell knows them. */
export function withCommandName(text: string, userAgent = process.env.npm_config_user_agent): string {
  const name = commandName(userAgent);
  return name === "fairlead" ? text : text.replace(COMMAND, `${name} `);
}
