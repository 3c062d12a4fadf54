import { expect, test } from "vitest";
import { deadAddress, withoutDeadLinks } from "./dead-links.ts";

const target = { code: "link-not-found", message: 'No page is at "x".' };
const dead = deadAddress(target, false);

test.each([
  [
    "a link is its text",
    `<p>See <a href="${dead}">the <em>page</em></a>.</p>`,
    "<p>See the <em>page</em>.</p>",
  ],
  ["an id of a link stays", `<a class="b" href="${dead}" id="here">page</a>`, '<span id="here">page</span>'],
  ["a picture is its alternative text", `<img src="${dead}" alt="A board" loading="lazy">`, "A board"],
  ["a picture without one is nothing", `<p><img src="${dead}" alt="" loading="lazy"></p>`, "<p></p>"],
  [
    "a dead picture in a link that lives",
    `<a href="/x"><img src="${dead}" alt="A"></a>`,
    '<a href="/x">A</a>',
  ],
  [
    "a picture that is there in a dead link",
    `<a href="${dead}"><img src="/x.png" alt="A"></a>`,
    '<img src="/x.png" alt="A">',
  ],
  ["two links, of which one lives", `<a href="${dead}">a</a><a href="/b">b</a>`, 'a<a href="/b">b</a>'],
  ["other elements lose the address", `<video src="${dead}" controls></video>`, "<video controls></video>"],
  ["the same words in a text are a text", "<p>data-dead=&quot;&quot;</p>", "<p>data-dead=&quot;&quot;</p>"],
])("%s", (_, html, expected) => {
  expect(withoutDeadLinks(html)).toBe(expected);
});

test("a marked target says what is wrong and stays a link", () => {
  const html = `<a href="${deadAddress(target, true)}">x</a>`;
  expect(html).toBe('<a href="#" data-mistake="link-not-found" title="No page is at &quot;x&quot;.">x</a>');
  expect(withoutDeadLinks(html)).toBe(html);
});
