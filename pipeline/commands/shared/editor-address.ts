import { encodedPath } from "../../core/text/encoded-path.ts";
/** Addresses by which editors open a file at a position. */
export const editors = {
  vscode: "vscode://file{file}:{line}:{column}",
  vscodium: "vscodium://file{file}:{line}:{column}",
  cursor: "cursor://file{file}:{line}:{column}",
  windsurf: "windsurf://file{file}:{line}:{column}",
  zed: "zed://file{file}:{line}:{column}",
  idea: "idea://open?file={file}&line={line}&column={column}",
} as const;

interface EditorPosition {
  /** Absolute path on this machine. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** The template of an editor: by its name, or as it was given. Undefined where it could run something in the page. */
export function editorTemplate(given: string): string | undefined {
  if (Object.hasOwn(editors, given)) return editors[given as keyof typeof editors];
  const isSafe = /^[a-z][a-z0-9+.-]*:\/\//i.test(given) && !/^(javascript|data|blob|vbscript):/i.test(given);
  return isSafe && given.includes("{file}") ? given : undefined;
}

/** `vscode://file/home/me/data/a.yaml:3:7`; a path of Windows gets a slash before its drive. */
export function editorAddress(template: string, { file, line = 1, column = 1 }: EditorPosition): string {
  const path = file.replaceAll("\\", "/");
  const rooted = path.startsWith("/") ? path : `/${path}`;
  const encoded = encodedPath(rooted).replaceAll("%3A", ":");
  return template
    .replaceAll("{file}", () => encoded)
    .replaceAll("{line}", String(line))
    .replaceAll("{column}", String(column));
}
