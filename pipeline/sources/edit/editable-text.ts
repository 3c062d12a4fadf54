import { splitFrontMatter } from "../parse/markdown/front-matter.ts";
import type { YamlDocument } from "../parse/types.ts";
import { defaultLimits } from "../parse/types.ts";
import { parseYaml } from "../parse/yaml/parse-yaml.ts";
import { hasDocEnding } from "../read/markdown-names.ts";

/** The YAML of a file: the whole of it, or the front matter of a doc. Undefined where it cannot be read. */
export function readYaml(file: string, text: string): YamlDocument | undefined {
  const limits = defaultLimits;
  if (!hasDocEnding(file)) return parseYaml({ file, text, limits }).value;
  const { front } = splitFrontMatter(text, file).value;
  return front === undefined ? undefined : parseYaml({ file, text, ...front, limits }).value;
}
