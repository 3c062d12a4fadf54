import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Html } from "./html.tsx";
import { scrollByKeyboard } from "./scroll-by-keyboard.ts";

test("HTML of the pipeline is shown as it is", () => {
  expect(renderToStaticMarkup(<Html as="p" html={"5&nbsp;V <em>max</em>"} className="note" />)).toBe(
    '<p class="note">5&nbsp;V <em>max</em></p>',
  );
});

describe("wide content can be scrolled with the keyboard", () => {
  test.each([
    [
      "a table gets a frame",
      '<table class="x"><tr></tr></table>',
      '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table class="x"><tr></tr></table></div>',
    ],
    ["code can take the focus", "<pre><code>a</code></pre>", '<pre tabindex="0"><code>a</code></pre>'],
    ["code that can take it already stays", '<pre tabindex="0">a</pre>', '<pre tabindex="0">a</pre>'],
    ["the rest stays", "<p>&lt;table&gt;</p>", "<p>&lt;table&gt;</p>"],
  ])("%s", (_name, html, expected) => {
    expect(scrollByKeyboard(html)).toBe(expected);
  });
});
