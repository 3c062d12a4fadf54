import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keepLeftToRight } from "./left-to-right.ts";

const ltr = (text: string): string => `<bdi dir="ltr">${text}</bdi>`;

describe("on a page that is written from right to left", () => {
  test.each([
    ["a range", "<td>-40 … +85 °C</td>", `<td>${ltr("-40 … +85 °C")}</td>`],
    ["a value in a sentence", "<p>الجهد 4.5 V ثم 5 V.</p>", `<p>الجهد ${ltr("4.5 V")} ثم ${ltr("5 V")}.</p>`],
    ["a value at the end", "<p>من −40 °C.</p>", `<p>من ${ltr("−40 °C")}.</p>`],
    ["a head that is shortened", "<th>Max.</th>", `<th>${ltr("Max.")}</th>`],
    ["a part of a sentence", "<p>النطاق <b>عال</b> 5 V.</p>", `<p>النطاق <b>عال</b> ${ltr("5 V")}.</p>`],
    ["the name of a register", "<th>LOW_SUPPLY[3:0]</th>", `<th>${ltr("LOW_SUPPLY[3:0]")}</th>`],
    ["an escaped sign", "<p>قيمة &lt; 5 V</p>", `<p>قيمة ${ltr("&lt; 5 V")}</p>`],
    [
      "a cell in pieces",
      "<td><code>0x1F</code> = 31<br>x</td>",
      `<td>${ltr("<code>0x1F</code> = 31<br>x")}</td>`,
    ],
    ["code", "<p>هذا <code>a -&gt; b</code></p>", '<p>هذا <code dir="ltr">a -&gt; b</code></p>'],
    ["a block of code", "<pre><code>a - 1</code></pre>", '<pre dir="ltr"><code>a - 1</code></pre>'],
    [
      "a formula",
      '<span class="katex"><span>x-1</span></span>',
      '<span class="katex" dir="ltr"><span>x-1</span></span>',
    ],
    [
      "a drawing",
      '<svg viewBox="0 0 1 1"><text>1 VIN</text></svg>',
      '<svg viewBox="0 0 1 1" direction="ltr"><text>1 VIN</text></svg>',
    ],
  ])("%s stays from left to right", (_name, html, expected) => {
    expect(keepLeftToRight(html)).toBe(expected);
  });

  test.each([
    ["words of one script", "<p>CAN bus</p>"],
    ["a number alone", "<td>40</td>"],
    ["words from right to left", "<p>مرحبا بالعالم</p>"],
    ["what has a direction of its own", '<p dir="ltr">-1 V</p>'],
    ["what scripts draw again", '<div data-island="finder"><td>-1 V</td></div>'],
    ["a script", "<script>a < 1 - 2</script>"],
    ["a tag with a sign in an attribute", '<a title="1 > 0" href="/a">نص</a>'],
    ["an end tag of nothing", "<p>نص</b></p>"],
  ])("%s stays as it is", (_name, html) => {
    expect(keepLeftToRight(html)).toBe(html);
  });

  test("nothing but isolations is added, whatever the text", () => {
    const text = fc.stringMatching(/^[ab1 .,;&\u0627\u0628\u05d0+-]*$/);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(text, fc.constantFrom("<p>", "</p>", "<b>", "</b>", "<br>", "&amp;"))),
        (parts) => {
          const html = parts.join("");
          expect(keepLeftToRight(html).replaceAll(/<bdi dir="ltr">|<\/bdi>/g, "")).toBe(html);
        },
      ),
    );
  });
});
