import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactCard } from "./contact-card.tsx";

test("what is known is shown, with links that open mail and telephone", () => {
  const html = renderToStaticMarkup(
    <ContactCard
      organization={{
        name: "Works",
        legalName: "Works Ltd",
        email: "office@works.example",
        telephone: "+00 (0) 12-34",
        address: ["1 Street", "Town"],
        profiles: [{ label: "Profile", href: "https://p.example/works" }],
      }}
    />,
  );
  expect(html).toContain("Works Ltd");
  expect(html).toContain('<a href="mailto:office@works.example">office@works.example</a>');
  expect(html).toContain('<a href="tel:+0001234">+00 (0) 12-34</a>');
  expect(html).toContain("<span>1 Street</span><span>Town</span>");
  expect(html).toContain('href="https://p.example/works"');
});

test("what is not known is not shown", () => {
  const html = renderToStaticMarkup(<ContactCard organization={{ name: "Works" }} />);
  expect(html).toBe('<address class="contact-card"><p class="contact-name">Works</p><dl></dl></address>');
});
