import { normalisePathname } from "../../../../renderer/shared/compose/normalise-pathname.ts";
import { extensionOf } from "../../../core/http/content-type.ts";
import { wholeBase } from "../../../core/http/redirect.ts";
import { decodedText } from "../../../core/text/decoded.ts";

/** The file or error that a request path resolves to. */
type Found =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "page-missing" | "file-missing" | "outside" | "malformed" };

/**
 * Finds the file behind the path of a URL: `/docs/intro`, `/docs/intro/`, `/docs/intro.html` and
 * `/docs/intro/index.html` are all `docs/intro/index.html`; a file by its own name is itself.
 */
export function findFile(pathname: string, base: string, has: (path: string) => boolean): Found {
  const decoded = decodedText(pathname);
  if (decoded === undefined || decoded.includes("\0")) return { kind: "malformed" };
  const root = wholeBase(base);
  if (!`${decoded}/`.startsWith(root)) return { kind: "outside" };
  const name = decoded.slice(root.length);
  // The page for what is not found is not an address of its own.
  if (name !== "404.html" && has(name)) return { kind: "file", path: name };
  const address = normalisePathname(pathname, base);
  const page = address === "/" ? "index.html" : `${address?.slice(1)}/index.html`;
  if (address !== undefined && has(page)) return { kind: "file", path: page };
  return { kind: isPageLike(decoded) ? "page-missing" : "file-missing" };
}

/** Whether a person may have typed it: a missing picture needs no page that says so. */
function isPageLike(path: string): boolean {
  return path.endsWith(".html") || extensionOf(path) === "";
}
