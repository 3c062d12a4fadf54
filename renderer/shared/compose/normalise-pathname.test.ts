import fc from "fast-check";
import { expect, test } from "vitest";
import { normalisePathname } from "./normalise-pathname.ts";

test.each([
  ["/", "/", "/"],
  ["/index.html", "/", "/"],
  ["/docs/intro", "/", "/docs/intro"],
  ["/docs/intro/", "/", "/docs/intro"],
  ["/docs/intro.html", "/", "/docs/intro"],
  ["/docs/intro/index.html", "/", "/docs/intro"],
  ["/docs/Alpha/x", "/", "/docs/Alpha/x"],
  ["/DOCS/intro.HTML", "/", "/DOCS/intro.HTML"],
  ["/docs/%69ntro", "/", "/docs/intro"],
  ["/docs%2Fintro", "/", "/docs/intro"],
  ["/docs/%C3%BCber", "/", "/docs/über"],
  ["/docs/%2569ntro", "/", "/docs/%69ntro"],
  ["/docs/v1.2", "/", "/docs/v1.2"],
  ["/docs/a b%20c", "/", "/docs/a b c"],
  ["/docs/intro%20", "/", "/docs/intro "],
  ["/index", "/", "/index"],
  ["/docs/html", "/", "/docs/html"],
  ["/docs/index.html.html", "/", "/docs/index.html"],
  ["/docs/intro.html/", "/", "/docs/intro.html"],
  ["/docs/xindex.html", "/", "/docs/xindex"],
  ["/.html", "/", "/.html"],
  ["/docs/.html", "/", "/docs/.html"],
  ["/404.html", "/", "/404"],
  ["/sub/path/", "/sub/path/", "/"],
  ["/sub/path", "/sub/path/", "/"],
  ["/sub/path/index.html", "/sub/path/", "/"],
  ["/sub/path/docs/intro.html", "/sub/path/", "/docs/intro"],
  ["/sub/path/docs/intro", "/sub/path", "/docs/intro"],
  ["/sub/path/docs/intro", "sub/path", "/docs/intro"],
  ["/", "", "/"],
])("%s below %s is the page %s", (pathname, base, page) => {
  expect(normalisePathname(pathname, base)).toBe(page);
});

test.each([
  ["", "/"],
  ["docs/intro", "/"],
  ["/docs/intro", "/sub/"],
  ["/subway/docs", "/sub/"],
  ["/sub/path.html", "/sub/path/"],
  ["/Sub/docs", "/sub/"],
  ["//docs/intro", "/"],
  ["//", "/"],
  ["/docs//intro", "/"],
  ["/docs/intro//", "/"],
  ["/docs/../secret", "/"],
  ["/docs/%2e%2e/secret", "/"],
  ["/docs/..%2f..%2fsecret", "/"],
  ["/docs/./intro", "/"],
  ["/docs%5Cintro", "/"],
  ["/\\example.com", "/"],
  ["/docs/intro%00", "/"],
  ["/docs/intro%0a", "/"],
  ["/docs/%", "/"],
  ["/docs/%C3", "/"],
])("%j below %s is no page", (pathname, base) => {
  expect(normalisePathname(pathname, base)).toBeUndefined();
});

const part = fc.stringMatching(/^[A-Za-z0-9_ü-]{1,8}$/);
const address = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join("/")}`);
const base = fc.array(part, { maxLength: 2 }).map((parts) => `/${parts.map((item) => `${item}/`).join("")}`);

test("every spelling of an address is that address", () => {
  fc.assert(
    fc.property(address, base, fc.constantFrom("", "/", ".html", "/index.html"), (page, root, ending) => {
      const pathname = encodeURI(root + page.slice(1) + ending);
      expect(normalisePathname(pathname, encodeURI(root) === root ? root : decodeURI(root))).toBe(page);
    }),
  );
});

test("a result, put into a URL, stays on the host and names the same page", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string({ unit: "binary" }), (path, text) => {
      for (const pathname of [
        path,
        `/${text}`,
        `/${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ""))}`,
      ]) {
        const page = normalisePathname(pathname, "/");
        if (page === undefined || /\p{Surrogate}/u.test(page)) continue;
        const url = new URL(page.split("/").map(encodeURIComponent).join("/"), "http://host/");
        expect(url.host).toBe("host");
        expect(decodeURIComponent(url.pathname)).toBe(page);
      }
    }),
  );
});
