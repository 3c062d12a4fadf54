import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkCards } from "./link-cards.tsx";

test("the values of a card are apart from its head, so that those of a row are at one height", () => {
  const row = {
    anchor: "param-mass",
    section: "mechanical",
    param: "mass",
    name: "Mass",
    status: "confirmed",
    display: "5 g",
  } as const;
  const card = { title: "Board", href: "/board", description: "A board.", figures: [row] };
  const html = renderToStaticMarkup(<LinkCards cards={[card]} />);
  expect(html).toMatch(/<div class="card-head"><h3 .*A board\.<\/p><\/div><dl class="figures">/);
});

test("names in titles and texts of cards are whole", () => {
  const html = renderToStaticMarkup(
    <LinkCards
      cards={[{ title: "The Serial-Servo-Hub", href: "/hub", description: "For the Serial-Servo-Hub." }]}
    />,
  );
  expect(html.match(/class="whole-name"/g)).toHaveLength(2);
});
