/** Media types by ending; texts are UTF-8 throughout. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  dbc: "text/plain; charset=utf-8",
  h: "text/plain; charset=utf-8",
  ksy: "application/yaml; charset=utf-8",
  yaml: "application/yaml; charset=utf-8",
  yml: "application/yaml; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  map: "application/json; charset=utf-8",
  wasm: "application/wasm",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/vnd.microsoft.icon",
  woff2: "font/woff2",
  woff: "font/woff",
  ttf: "font/ttf",
  pdf: "application/pdf",
  pack: "application/octet-stream",
  zip: "application/zip",
  mp4: "video/mp4",
  webm: "video/webm",
  step: "model/step",
  stl: "model/stl",
};

export const UNKNOWN_TYPE = "application/octet-stream";

/**
 * Folder of objects, whose names have no ending. Most are JSON, and this type makes hosts pack them; the few pictures
 * and fonts among them are read by programs alone, which know what they are from the manifests.
 */
export const OBJECT_FOLDER = "/packs/objects/";
export const OBJECT_TYPE = "application/json; charset=utf-8";

/** The ending of a path's last part in lower case: `docs/v1.2` has none that could be a file's, as it starts with a digit. */
export function extensionOf(path: string): string {
  // From the last dot: a search from the front tries every letter of the path.
  const tail = path.slice(Math.max(0, path.lastIndexOf(".") - 1));
  return /^[^/]\.([A-Za-z][A-Za-z0-9]*)$/.exec(tail)?.[1]?.toLowerCase() ?? "";
}

/** The Content-Type of a file by its path in the output. */
export function contentType(path: string): string {
  if (path.startsWith(OBJECT_FOLDER)) return OBJECT_TYPE;
  const extension = extensionOf(path);
  return (Object.hasOwn(CONTENT_TYPES, extension) ? CONTENT_TYPES[extension] : undefined) ?? UNKNOWN_TYPE;
}

/** Whether packing saves anything: pictures, fonts and archives are packed already. */
export function isCompressible(type: string): boolean {
  return (
    type.includes("charset=") ||
    type === "application/wasm" ||
    type === "font/ttf" ||
    type.startsWith("model/")
  );
}
