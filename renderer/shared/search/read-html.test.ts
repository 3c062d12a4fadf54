import { expect, test } from "vitest";
import { readHtml } from "./read-html.ts";
import { SectionWriter } from "./section-writer.ts";

function sectionsOf(html: string, anchors: readonly string[] = []) {
  const writer = new SectionWriter();
  readHtml(html, writer, new Set(anchors));
  return writer.end().map(({ heading, anchor, trail = [], text, places = [] }) => ({
    ...(heading === undefined ? {} : { heading, anchor }),
    ...(trail.length === 0 ? {} : { trail }),
    text,
    ...(places.length === 0
      ? {}
      : { places: places.map(([from, to, name]) => [text.slice(from, to), name]) }),
  }));
}
const textOf = (html: string) => sectionsOf(html)[0]?.text;

test.each([
  ["<p>One <em>and</em>\n two.</p><p>Three</p>", "One and two. Three"],
  ["<p>H<sub>2</sub>O, read<b>Uart</b></p>", "H2O, readUart"],
  ["a &lt;b&gt; &amp; &#39;c&#39; &#xb5;s &unknown;", "a <b> & 'c' µs &unknown;"],
  ["5 < 6 and 7 > 6", "5 < 6 and 7 > 6"],
  ["<ul><li>one</li><li>two</li></ul><p>three</p>", "one · two · three"],
  ["<table><tr><th>Pin</th><th>Name</th></tr><tr><td>1</td><td></td></tr></table>", "Pin · Name · 1"],
  ['<pre><code><span class="k">int</span> a;\n  b();</code></pre>', "int a; b();"],
  ['<img src="a.png" alt="A board"> and <img src="b.png" alt="">', "A board and"],
  [
    '<p>See <a href="/x" title="a > b">this<span class="visually-hidden"> (opens in new tab)</span></a>.</p>',
    "See this.",
  ],
  [
    '<p>x<sup class="footnote-ref"><a href="#fn-1">1</a></sup> <a class="footnote-backref" href="#a">↩</a></p>',
    "x",
  ],
  ['<svg><title>Rails</title><text x="1">Blue LED</text><text>BEC</text></svg>', "Rails Blue LED · BEC"],
  [
    '<span class="katex"><math><mi>F</mi><annotation>F=ma</annotation></math><span class="katex-html" aria-hidden="true">F</span></span>',
    "F",
  ],
  ["<!-- no --><script>no()</script><style>no</style><button>Copy</button>yes", "yes"],
  ["un&shy;broken", "unbroken"],
  ["<p>never closed", "never closed"],
  ["</p>closed twice</div>", "closed twice"],
  [
    "<ul><li>a · </li><li>b ·</li><li>c </li><li>\u00a0</li><li></li><li>d</li></ul>",
    "a · b · c · \u00a0 · d",
  ],
  ["<p>a&nbsp;</p> <p> b</p>", "a\u00a0b"],
  ['<p title="a > b">one</p><!-- two > three --><p title="a > c" class="visually-hidden">four</p>', "one"],
  ['<i class="x">a</i><i class="visually-hidden">b</i><i class="x">c</i>', "ac"],
])("%s is read as %j", (html, text) => {
  expect(textOf(html)).toBe(text);
});

test("headings with an anchor begin sections and know the headings above them", () => {
  const html =
    '<p>Lead.</p><h2 id="a">First <code>A_1</code> <a class="heading-anchor" href="#a">#</a></h2><p>one</p>' +
    '<h3 id="b">Second</h3><h4>no anchor</h4><p>two</p><h2 id="c">Third</h2>';
  expect(sectionsOf(html, ["a", "b", "c"])).toEqual([
    { text: "Lead." },
    { heading: "First A_1", anchor: "a", text: "one" },
    { heading: "Second", anchor: "b", trail: ["First A_1"], text: "no anchor two" },
    { heading: "Third", anchor: "c", text: "" },
  ]);
});

test("rows and items with an anchor are places; marks inside a sentence are not", () => {
  const html =
    '<p>Before <sup id="fnref-1">1</sup></p><table><tr id="pin-1"><td>1</td><td>GND</td></tr><tr><td>2</td></tr></table><p>after</p>';
  expect(sectionsOf(html, ["fnref-1", "pin-1"])).toEqual([
    { text: "Before 1 1 · GND · 2 · after", places: [["1 · GND · ", "pin-1"]] },
  ]);
});

test("HTML of any depth is read", () => {
  const depth = 20_000;
  expect(textOf(`${"<div>".repeat(depth)}deep${"</div>".repeat(depth)}`)).toBe("deep");
});
