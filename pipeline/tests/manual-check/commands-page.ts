import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { help } from "../../commands/shared/options.ts";

/** The page of the manual about commands. */
export const commandsPagePath = fileURLToPath(new URL("../../manual/docs/commands.md", import.meta.url));

/** Its text with the help as it is now. */
export function commandsPage(): string {
  const page = readFileSync(commandsPagePath, "utf8");
  return page.replace(
    /^(```text title="fairlead --help"\n)[\s\S]*?^```$/m,
    (_, head: string) => `${head}${help}\`\`\``,
  );
}
