import { sha256 } from "../../../core/hash.ts";
import { own } from "../../../core/json-pointer.ts";
import { parsedJson } from "../../../core/parsed-json.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SafeFolder } from "../../../write/safe-folder/safe-folder.ts";
import { SCHEMAS_FOLDER } from "./schemas-folder.ts";
import { termsOf } from "./text-schemas.ts";
import { valueReferences } from "./value-references.ts";

export const SNIPPETS = ".vscode/fairlead.code-snippets";

/** Has the hash of the snippets that were written last: what differs from them was written by a person. */
const LAST = `${SCHEMAS_FOLDER}/snippets-hash.txt`;

/** Writes the snippets of values and terms; false where a person has changed their file, which is left alone. */
export function writeSnippets(folder: SafeFolder, text: string): boolean {
  const present = folder.read(SNIPPETS);
  if (present !== undefined && !isOwn(present.bytes, folder)) return false;
  const isWritten =
    present?.bytes.equals(Buffer.from(text)) === true ||
    folder.write(SNIPPETS, text, present?.version ?? "absent");
  if (isWritten) folder.writeChanged(LAST, `${sha256(text)}\n`);
  return isWritten;
}

/** Whether Fairlead has written a file of snippets to the last byte. A clone has the file alone, and then its form tells. */
function isOwn(bytes: Buffer, folder: SafeFolder): boolean {
  const last = folder.read(LAST)?.bytes.toString("utf8").trim();
  return last === undefined ? isGenerated(bytes.toString("utf8")) : last === sha256(bytes);
}

function isGenerated(text: string): boolean {
  const value = parsedJson(text);
  if (typeof value !== "object" || value === null || `${JSON.stringify(value, null, 2)}\n` !== text)
    return false;
  return Object.entries(value).every(([name, snippet]) => isSnippet(name, snippet));
}

function isSnippet(name: string, snippet: unknown): boolean {
  if (typeof snippet !== "object" || snippet === null) return false;
  if (Object.keys(snippet).join() !== "scope,prefix,body,description") return false;
  const [scope, prefix, body] = ["scope", "prefix", "body"].map((key) => own(snippet, key));
  if (scope !== "markdown,yaml" || typeof body !== "string") return false;
  return Array.isArray(prefix)
    ? prefix.join("\n") === `{{ ${name}\n${name}` && body === `{{ ${name} }}`
    : prefix === name && name.startsWith("term.") && body.endsWith(`#term-${name.slice("term.".length)})`);
}

/**
 * Snippets for Visual Studio Code: values and terms complete in the middle of a sentence, in YAML and in Markdown, where no
 * schema reaches. A value begins with `{{` or its path, a term with `term.` and its id.
 */
export function referenceSnippets(index: SiteIndex): string {
  const scope = "markdown,yaml";
  const values = valueReferences(index).map(({ path, words }) => [
    path,
    { scope, prefix: [`{{ ${path}`, path], body: `{{ ${path} }}`, description: words },
  ]);
  const terms = termsOf(index).map(({ id, term, words }) => {
    const name = id.replace(/^.*#term-/, "term.");
    return [name, { scope, prefix: name, body: `[${escaped(term)}](${id})`, description: words }];
  });
  return `${JSON.stringify(Object.fromEntries([...values, ...terms]), null, 2)}\n`;
}

/** In the body of a snippet `$`, `}` and `\` have a meaning. */
function escaped(text: string): string {
  return text.replace(/[$}\\]/g, "\\$&");
}
