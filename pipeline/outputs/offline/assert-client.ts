import { asText } from "../../core/as-bytes.ts";
import { hashOf } from "../../core/hash.ts";
import type { Engine } from "../../engine/engine.ts";
import type { OfflineSite } from "./offline-site.ts";

/** How a script or style sheet of the client names another file of it: by a name with a hash. */
const NAME = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2?|wasm|json)\b/g;

/** Every file that a script or style sheet of the client names, found in their text. Needed again only for a new client. */
export function assertClient({ clientFiles, files }: OfflineSite, engine: Engine): string[] {
  return engine.memo("offline client", hashOf(...clientFiles), () => {
    const named = new Set<string>();
    for (const path of clientFiles.filter((file) => /\.(js|css)$/.test(file))) {
      const text = asText(files.get(path)?.bytes() ?? "");
      for (const [name] of text.matchAll(NAME)) named.add(`assets/${name}`);
    }
    return [...named].sort();
  });
}
