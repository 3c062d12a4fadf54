import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isAcceptable } from "../../checks/baseline/listed-findings.ts";
import { diagnosticCodes } from "../../core/diagnostic-codes.ts";

/** The page of the manual about checks. */
export const checksPagePath = fileURLToPath(new URL("../../manual/docs/checks.md", import.meta.url));

/** Its text with the codes that a baseline can list, and those that it cannot, as the list in the code has them. */
export function checksPage(): string {
  const codes = Object.keys(diagnosticCodes);
  const page = readFileSync(checksPagePath, "utf8");
  const accepted = withList(page, "accepted-codes", codes.filter(isAcceptable));
  return withList(
    accepted,
    "refused-codes",
    codes.filter((code) => !isAcceptable(code)),
  );
}

/** The page with the part between two comments made anew. */
function withList(page: string, name: string, codes: readonly string[]): string {
  const links = codes.map((code) => `[${code}](./diagnostics/${code}.md)`).join(", ");
  const part = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  return page.replace(part, (_, head: string, end: string) => `${head}\n${links}.\n\n${end}`);
}
