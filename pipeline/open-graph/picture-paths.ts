import type { OutputPath, PathSite } from "../emit/output-path.ts";

/** The pictures that others show beside links. Their names hold hashes of their drawings, which a check knows. */
export function picturePaths({ pictures }: PathSite): OutputPath[] {
  return pictures.map(({ path }) => ({ path }));
}
