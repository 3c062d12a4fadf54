import { writeFileSync } from "node:fs";
import { codePages } from "./code-pages.ts";
import { readExamples } from "./read-examples.ts";
import { runExample } from "./run-example.ts";

/** Writes into every page about a code what the command says about its wrong example. */
export async function main(): Promise<number> {
  for (const { code, path, text } of codePages()) {
    const { wrong } = readExamples(text);
    if (wrong?.report === undefined) continue;
    const { text: report } = await runExample(wrong, { code, kind: "wrong" });
    const updated = text.replace(fenceWith(wrong.command), (_, head: string) => `${head}${report}\`\`\`\n`);
    if (updated !== text) {
      writeFileSync(path, updated);
      process.stdout.write(`wrote ${path}\n`);
    }
  }
  return 0;
}

function fenceWith(title: string): RegExp {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(^\`\`\`text title="${literal}"\\n)[\\s\\S]*?^\`\`\`\\n`, "m");
}
