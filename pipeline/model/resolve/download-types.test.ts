import { expect, test } from "vitest";
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

test.each([
  "a.PDF",
  "a.html.zip",
  "v1.2.tar.gz",
  "firmware.bin",
  "board.step",
  "bus.dbc",
  "a.svg",
  "compose.yaml",
])("%s is published", (path) => expect(isDownloadType(path)).toBe(true));
