import { expect, test } from "vitest";
import { assetPath } from "./asset-path.ts";
import { isDownloadType } from "./download-types.ts";

test.each([
  "a.html",
  "a.HTM",
  "a.xhtml",
  "a.xht",
  "a.js",
  "a.mjs",
  "a.css",
  "a.wasm",
  "a.svgz",
  "a.xml",
  "a.xsl",
])("%s might run where it is opened, and is not published", (path) =>
  expect(isDownloadType(path)).toBe(false),
);

test.each([
  "a.php",
  "a.shtml",
  "a.py",
  "a.cgi",
  "a.htaccess",
  "a",
  "a.",
  "b.pdf/a",
  "a.zip ",
  "a.constructor",
])("%s might be run by a server, and is not published", (path) => expect(isDownloadType(path)).toBe(false));

test.each(["a.PDF", "a.html.zip", "v1.2.tar.gz", "firmware.bin", "board.step", "bus.dbc", "a.svg"])(
  "%s is published",
  (path) => expect(isDownloadType(path)).toBe(true),
);

test.each([
  ["files/a.html.gz", "assets/a-html.0123456789.gz"],
  ["files/v1.2.tar.GZ", "assets/v1.2-tar.0123456789.gz"],
  ["files/a.php5.zip", "assets/a-php5.0123456789.zip"],
])("%s has one ending in the output", (path, published) =>
  expect(assetPath({ path, absolute: "", hash: "0123456789abcdef", bytes: 1 })).toBe(published),
);
