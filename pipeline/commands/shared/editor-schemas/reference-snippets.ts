import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { termsOf } from "./text-schemas.ts";
import { valueReferences } from "./value-references.ts";

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
