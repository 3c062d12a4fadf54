/** Characters that need no percent-encoding. */
const PLAIN = /^[\w\-.!~*'()/]*$/;

/** A path as an address has it; the slashes between names stay. */
export function encodedPath(path: string): string {
  return PLAIN.test(path) ? path : path.split("/").map(encodeURIComponent).join("/");
}
