/** The decoded path below the base: `/sub/assets/a.js` -> `assets/a.js`; as it is where it has no reading, undefined outside. */
export function pathOf(pathname: string, base: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const path = pathname.slice(base.length);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
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
