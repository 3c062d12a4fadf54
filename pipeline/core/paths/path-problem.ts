// Names that Windows gives to devices, with or without an extension.
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;
// Control characters, and what Windows refuses in names; a colon would even open a second stream of the file.
const UNSAFE_CHARACTER = /[\x00-\x1f\x7f<>:"|?*]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** The longest name of a file or folder, in bytes of UTF-8, as most file systems count. */
export const SEGMENT_LIMIT = 255;

/**
 * The problem of the path of an output file, if it has one: `docs/intro/index.html` is fine, `docs//a`,
 * `../a`, `/a`, `docs/aux.html` and `docs/a.` are not. Earlier steps report it where the author chose the
 * name.
 */
export function pathProblem(path: string): string | undefined {
  if (path === "") return "The path is empty.";
  if (path.includes("\\")) return "A path may not contain a backslash.";
  if (path.startsWith("/")) return "A path may not start with a slash.";
  for (const segment of path.split("/")) {
    const problem = segmentProblem(segment);
    if (problem) return problem;
  }
  return undefined;
}

/** Whether Windows takes a name for that of a device, whatever its ending. */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}

function segmentProblem(segment: string): string | undefined {
  if (segment === "") return "A path may not contain an empty part (two slashes, or a slash at its end).";
  if (segment === "." || segment === "..") return `A path may not contain "${segment}" as a part.`;
  if (LONE_SURROGATE.test(segment)) return "A path may not contain half of a UTF-16 pair.";
  const character = UNSAFE_CHARACTER.exec(segment)?.[0];
  if (character) return `A path may not contain the character ${JSON.stringify(character)}.`;
  if (/[. ]$/.test(segment)) return `"${segment}" ends with a dot or a space, which Windows drops.`;
  if (isDeviceName(segment)) return `"${segment}" is the name of a device on Windows.`;
  if (Buffer.byteLength(segment) > SEGMENT_LIMIT)
    return `A part of a path is longer than ${SEGMENT_LIMIT} bytes.`;
  return undefined;
}
