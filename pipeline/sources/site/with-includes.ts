import { hashOf } from "../../core/hash.ts";
import { dialects } from "../dialects/dialects.ts";
import { mayInclude } from "../include/directives.ts";
import { expandIncludes, type Includable } from "../include/expand-includes.ts";
import { assetText } from "../read/asset-text.ts";
import type { AssetFile, TextFile } from "../read/read-data.ts";
import { isDoc } from "./is-doc.ts";
import type { Limits } from "./source-key.ts";

/** The files from the data folder that docs may include. */
export function includable(
  texts: readonly TextFile[],
  assets: readonly AssetFile[],
  limits: Limits,
): Includable {
  let byPath: Map<string, TextFile | AssetFile> | undefined;
  // Made when the first doc includes something.
  const files = () => {
    byPath ??= new Map([...texts, ...assets].map((file) => [file.path, file]));
    return byPath;
  };
  return {
    textOf(path) {
      const file = files().get(path.normalize("NFC"));
      if (file === undefined) return undefined;
      return file.kind === "text" ? file.text : assetText(file, limits.fileBytes);
    },
    paths: () => files().keys(),
  };
}

/**
 * A doc with what it includes; any other file as it is. Its hash is that of all that it says, so that a change of an
 * included file, or one that was missing and is there now, makes it another doc.
 */
export function withIncludes(file: TextFile, files: Includable, limits: Limits): TextFile {
  const { constructs } = dialects[limits.dialect ?? "fairlead"];
  if (!isDoc(file) || !mayInclude(file.text, constructs)) return file;
  const { text, origins, diagnostics } = expandIncludes(file.path, file.text, files, {
    length: limits.fileBytes,
    constructs,
  });
  const hash = hashOf(file.path, text, JSON.stringify([origins, diagnostics]));
  return { kind: "text", path: file.path, text, hash, origins, findings: diagnostics };
}
