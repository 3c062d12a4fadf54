import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { escapeRegExp } from "../../core/text/escape/reg-exp.ts";
import { deviationsPage, deviationsPagePath } from "../conformance/deviations-page.ts";
import { hostilePage, hostilePagePath } from "../hostile/hostile-page.ts";
import { runHostile } from "../hostile/run-hostile.ts";
import { changePage, updatedPage } from "./change-page.ts";
import { checksPage, checksPagePath } from "./checks-page.ts";
import { codePages } from "./code-pages.ts";
import { commandsPage, commandsPagePath } from "./commands-page.ts";
import { publishedPage, publishedPagePath } from "./published-page.ts";
import { readExamples } from "./read-examples.ts";
import { runExample } from "./run-example.ts";
import { upgradingPage, upgradingPagePath } from "./upgrading-page.ts";

/** Writes into the pages what the commands of their examples print, and the pages that tests make. */
export async function main(): Promise<number> {
  // The manual names the command as it is, by whichever program this one was started; the tests read it so, too.
  process.env.npm_config_user_agent = "";
  for (const { code, path, text } of codePages()) {
    const { wrong } = readExamples(text);
    if (wrong?.report === undefined) continue;
    const { text: report } = await runExample(wrong, { code, kind: "wrong" });
    renew(
      path,
      text.replace(fenceWith(wrong.command), (_, head: string) => `${head}${report}\`\`\`\n`),
    );
  }
  renew(checksPagePath, checksPage());
  renew(commandsPagePath, commandsPage());
  renew(upgradingPagePath, upgradingPage());
  renew(publishedPagePath, publishedPage());
  renew(deviationsPagePath, deviationsPage());
  renew(hostilePagePath, hostilePage(runHostile().results));
  renew(changePage, await updatedPage());
  return 0;
}

function renew(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeFileSync(path, text);
  process.stdout.write(`wrote ${path}\n`);
}

function fenceWith(title: string): RegExp {
  const literal = escapeRegExp(title);
  return new RegExp(`(^\`\`\`text title="${literal}"\\n)[\\s\\S]*?^\`\`\`\\n`, "m");
}
