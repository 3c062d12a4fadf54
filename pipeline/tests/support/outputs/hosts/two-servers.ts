import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { serveTree } from "../../../../commands/shared/server/serve-tree.ts";
import type { Redirect } from "../../../../core/http/redirect.ts";
import type { SitePolicy } from "../../../../core/http/response-headers.ts";
import { nginxSnippet } from "../../../../outputs/hosts/nginx-snippet.ts";
import { startNginx } from "./nginx-server.ts";

interface ServedFiles {
  readonly files: Readonly<Record<string, string>>;
  /** Symbolic links beside the files: path and what it leads to. */
  readonly links?: Readonly<Record<string, string>>;
  readonly base: string;
  readonly redirects: readonly Redirect[];
  readonly policy: SitePolicy;
}

/** The same site behind nginx and behind `preview`. */
export interface TwoServers {
  readonly ports: { readonly nginx: number; readonly preview: number };
  readonly frontPort: number;
  stop(): Promise<void>;
}

/** Writes files as an operator lays them out, and serves them twice. */
export async function serveTwice({
  files,
  links = {},
  base,
  redirects,
  policy,
}: ServedFiles): Promise<TwoServers> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "fairlead-nginx-site-")));
  const root = join(folder, base);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path));
  const nginx = await startNginx(nginxSnippet({ base, policy, redirects }), folder);
  const preview = await serveTree({ root, base, policy, redirects });
  return {
    ports: { nginx: nginx.port, preview: Number(new URL(preview.url).port) },
    frontPort: nginx.frontPort,
    stop: async () => {
      await nginx.stop();
      await preview.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
