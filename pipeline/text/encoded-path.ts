/** A path as an address has it; the slashes between names stay. */
export function encodedPath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
