import { expect, test } from "vitest";
import { pageAt, printed, siteOf } from "../tests/support/pages/site-of.ts";

const product = (id: string, more: string): string =>
  `type: product\nid: ${id}\ntitle: Sample ${id}\nsummary: Summary of ${id}.\nfunction: Function of ${id}\n` +
  `lifecycle: active\nmaturity: not-stated\nfamily: line\n${more}`;
const files = {
  "site.yaml": "type: site\ntitle: Sample\norganization: { name: Sample, email: office@sample.example }\n",
  "families/line.yaml":
    "type: family\nid: line\ntitle: Line\nsummary: A line.\nstate: published\nparameters: [mass]\n",
  "parameters.yaml":
    "type: parameters\nparameters:\n  - { id: mass, name: Mass, kind: mass, units: [kg], section: mechanical, definition: How heavy it is. }\n",
  "products/full.yaml": product(
    "full",
    "state: published\ndatasheet:\n  sections:\n    - { id: mechanical, groups: [{ rows: [{ param: mass, nom: 2, unit: kg, status: confirmed, source: s }] }] }\n",
  ),
  "sources.yaml":
    'type: sources\nsources:\n  - { id: s, kind: company, title: S, url: "https://s.example/", date: "2025-01-02" }\n',
  "products/stub.yaml": product(
    "stub",
    "state: stub\ndatasheet: { unknown: [mass], sections: [] }\nunknown: [Pin order]\nrelated: [/products/full]\n",
  ),
  "products/kept.yaml": product(
    "kept",
    "state: draft\nfixedAddress: true\nunknown: [Colour]\nfeatures: [secret feature]\nbody: Secret [link](nowhere.md).\n",
  ),
  "products/hidden.yaml": product("hidden", "state: draft\nbody: Secret.\n"),
};

test("a stub asks for what is not known of it, by the channel that the site names", async () => {
  const site = await siteOf(files);
  expect(printed(site)).toBe("No errors, no warnings.\n");
  const stub = pageAt(site, "/products/stub");
  const text = "Please tell me about Sample stub: Mass; Pin order.";
  expect(stub).toMatchObject({ stub: true, unknown: ["Mass", "Pin order"], description: "Summary of stub." });
  expect(stub.question).toEqual({
    text,
    href: `mailto:office@sample.example?subject=Sample%20stub&body=${encodeURIComponent(text)}`,
  });
  expect(stub.anchors).toEqual(["part-not-published", "part-related"]);
});

test("a question goes to the first e-mail address of the list of channels, whatever stands in it", async () => {
  const contact =
    "contact:\n  - { kind: form, label: Form, to: https://sample.example/form }\n  - { kind: email, to: ask?first@sample.example }\n";
  const site = await siteOf({ ...files, "site.yaml": `${files["site.yaml"]}${contact}` });
  const { question } = pageAt(site, "/products/stub");
  expect(question?.href).toMatch(/^mailto:ask%3Ffirst@sample\.example\?subject=/);
});

test("a draft with a promised address is a stub of its name alone; another draft has no page", async () => {
  const site = await siteOf(files);
  const stubPage = pageAt(site, "/products/kept");
  expect(stubPage).toMatchObject({ stub: true, title: "Sample kept", unknown: ["Colour"] });
  for (const word of ["secret", "Secret", "Summary of kept", "Function of kept", "active"])
    expect(JSON.stringify(stubPage)).not.toContain(word);
  expect(site.records.map(({ pathname }) => pathname)).not.toContain("/products/hidden");
});

test("a list knows which of its pages are stubs, and has no table where one product alone states values", async () => {
  const line = pageAt(await siteOf(files), "/families/line");
  if (line.type !== "family") throw new Error("It is no family.");
  expect(line.members.map(({ title, stub }) => [title, stub])).toEqual([
    ["Sample full", undefined],
    ["Sample kept", true],
    ["Sample stub", true],
  ]);
  expect(line.sections).toEqual([]);
  expect(line.comparison).toBeUndefined();
});

test("without a channel the question is there to be copied, and a page without open points has none", async () => {
  const { "site.yaml": _, ...rest } = files;
  const site = await siteOf(rest);
  expect(pageAt(site, "/products/stub").question).toEqual({
    text: "Please tell me about Sample stub: Mass; Pin order.",
  });
  expect(pageAt(site, "/products/full").question).toBeUndefined();
});

test.each(["stub", "kept"])(
  "a notice about %s, whose page does not show it, is reported at its product",
  async (id) => {
    const notice = (state: string): string =>
      `type: notice\nid: fault\ntitle: Fault\nkind: erratum\nproduct: ${id}\ndate: "2025-01-02"\nstate: ${state}\neffect: It fails.\n`;
    const found = printed(await siteOf({ ...files, "notices/fault.yaml": notice("published") }));
    expect(found).toContain(
      `notices/fault.yaml:5:10  error  stub-content  The product "${id}" is a stub, whose page does not show this notice.`,
    );
    expect(printed(await siteOf({ ...files, "notices/fault.yaml": notice("draft") }))).toBe(
      "No errors, no warnings.\n",
    );
  },
);
