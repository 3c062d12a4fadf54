import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../../core/usage-error.ts";
import type { FileLimits } from "../../sources/limit-bounds.ts";
import { parseSource } from "../../sources/parse/parse-source.ts";
import { checkText } from "../../sources/parse/yaml/check-text.ts";
import { limitsOf, readablePart } from "../../sources/site-config.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";

/** The limits that `site.yaml` of a data folder sets, as `check` reads them; the usual ones where it sets none. */
export function dataLimits(data: string): FileLimits {
  const limits = limitsOf(undefined);
  const found = ["site.yaml", "site.yml"].flatMap((path) => {
    const text = textAt(join(data, path));
    return text === undefined ? [] : [{ path, text }];
  })[0];
  if (found === undefined) return limits;
  const source = parseSource({ kind: "text", ...found, hash: "" }, { validator: ownSchemas(), limits });
  return limitsOf(source && readablePart(source));
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

const settings: Readonly<Partial<Record<string, keyof FileLimits>>> = {
  "limit-file-size": "fileBytes",
  "limit-line-length": "lineLength",
  "limit-yaml-depth": "yamlDepth",
};

/** Refuses a file that `check` would refuse for its size. `path` is the one that the person sees. */
export function requireWithinLimits(path: string, text: string, limits: FileLimits): void {
  for (const { code, message } of checkText(text, limits)) {
    const setting = settings[code];
    if (setting !== undefined)
      throw new UsageError(
        `${path} would be larger than a data folder may have. ${message}`,
        `Raise limits.${setting} in site.yaml, or import a part of the file.`,
      );
  }
}
