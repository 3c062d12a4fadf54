import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { accessibleHtml, Html } from "./html.tsx";

test("HTML of the pipeline is shown as it is", () => {
  expect(renderToStaticMarkup(<Html as="p" html={"5&nbsp;V <em>max</em>"} className="note" />)).toBe(
    '<p class="note">5&nbsp;V <em>max</em></p>',
  );
});

describe("tables and code can be used with the keyboard and a reader", () => {
  test.each([
    [
      "a table gets a frame",
      '<table class="x"><tr></tr></table>',
      '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table class="x"><tr></tr></table></div>',
    ],
    ["an empty corner is no head", "<th></th><th>A</th>", "<td></td><th>A</th>"],
    ["code can take the focus", "<pre><code>a</code></pre>", '<pre tabindex="0"><code>a</code></pre>'],
    ["code that can take it already stays", '<pre tabindex="0">a</pre>', '<pre tabindex="0">a</pre>'],
    ["the rest stays", "<p>&lt;table&gt;</p>", "<p>&lt;table&gt;</p>"],
  ])("%s", (_name, html, expected) => {
    expect(accessibleHtml(html)).toBe(expected);
  });
});
