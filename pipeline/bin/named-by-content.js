import { createHash } from "node:crypto";

/**
 * Files by name, and a folder for them that is named by their content, as chunks are: a running command loads those that it
 * was bundled with, also after the next bundle has taken the place of its own.
 */
export function namedByContent(name, files) {
  const hash = createHash("sha256");
  for (const [file, content] of files) hash.update(`${file}\0`).update(content);
  return { files, folder: `${name}-${hash.digest("hex").slice(0, 8)}` };
}
