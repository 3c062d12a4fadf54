import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactCard } from "./contact-card.tsx";

test("what is known is shown, with links that open mail and telephone", () => {
  const html = renderToStaticMarkup(
    <ContactCard
      organization={{
        name: "Works",
        legalName: "Works Ltd",
        address: ["1 Street", "Town"],
        profiles: [{ label: "Profile", href: "https://p.example/works" }],
      }}
      channels={[
        { kind: "email", label: "office@works.example", href: "mailto:office@works.example" },
        { kind: "telephone", label: "+00 (0) 12-34", href: "tel:+0001234" },
        { kind: "form", label: "Contact form", href: "https://works.example/form" },
      ]}
    />,
  );
  expect(html).toContain("Works Ltd");
  expect(html).toContain('<a href="mailto:office@works.example">office@works.example</a>');
  expect(html).toContain('<a href="tel:+0001234">+00 (0) 12-34</a>');
  expect(html).toContain('<dt>Form</dt><dd><a href="https://works.example/form" target="_blank"');
  expect(html).toContain("<span>1 Street</span><span>Town</span>");
  expect(html).toContain('href="https://p.example/works"');
});

test("what is not known is not shown", () => {
  const html = renderToStaticMarkup(<ContactCard organization={{ name: "Works" }} />);
  expect(html).toBe('<address class="contact-card"><p class="contact-name">Works</p><dl></dl></address>');
});

test("channels are shown without a name where the organization is not known, and nothing where nothing is", () => {
  const channel = { kind: "link", label: "Tracker", href: "https://works.example/issues" } as const;
  const html = renderToStaticMarkup(<ContactCard channels={[channel]} />);
  expect(html).toMatch(/^<address class="contact-card"><dl><div><dt>Online<\/dt>/);
  expect(renderToStaticMarkup(<ContactCard channels={[]} />)).toBe("");
});
