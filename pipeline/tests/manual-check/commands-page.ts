import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readHelp } from "../../commands/shared/options.ts";

/** The page of the manual about commands. */
export const commandsPagePath = fileURLToPath(new URL("../../manual/docs/commands.md", import.meta.url));

/** Its text with the help as it is now, of Fairlead and of each command. */
export function commandsPage(): string {
  const page = readFileSync(commandsPagePath, "utf8");
  return page.replace(
    /^(```text title="fairlead ([a-z -]*--help)"\n)[\s\S]*?^```$/gm,
    (_, head: string, words: string) => `${head}${readHelp(words.split(" "))}\`\`\``,
  );
}
