/** The decoded path below the base: `/sub/assets/a.js` -> `assets/a.js`; undefined outside of it or where it cannot be read. */
export function pathOf(pathname: string, base: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(base.length));
  } catch {
    return undefined;
  }
}

/** Files that tell the truth about the server, and those that the download itself asks for: never ours to answer. */
export function isLeftAlone(path: string): boolean {
  return (
    /^(?:latest\.json|sw\.js|manifest\.webmanifest|packs\/)/.test(path) || path.startsWith("__fairlead/")
  );
}

/** Whether the name of a file has its hash, so that its bytes never change. */
export function isHashed(path: string): boolean {
  return path.startsWith("assets/");
}
