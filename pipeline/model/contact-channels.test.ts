import { expect, test } from "vitest";
import { pageAt, siteOf } from "../tests/support/pages/site-of.ts";

const contactPage =
  "type: page\nid: contact\ntitle: Contact\nsummary: A sample.\nstate: published\norganization: true\n";

const channelsOf = async (settings: string): Promise<unknown> => {
  const site = await siteOf({ "site.yaml": `title: Sample\n${settings}`, "pages/contact.yaml": contactPage });
  const page = pageAt(site, "/contact");
  return page.type === "page" ? page.channels : undefined;
};

test("the contact page has every channel in the order of the list, and what else the organization has", async () => {
  const settings = `organization: { name: A, email: office@example.org, telephone: "+44 (20) 7946-0000" }
contact:
  - { kind: chat, label: Chat, to: "https://example.org/chat", reading: Ours. }
  - { kind: form, label: Form, to: "https://example.org/form" }
  - { kind: link, label: Tracker, to: "https://example.org/issues" }
  - { kind: email, to: help@example.org }
`;
  expect(await channelsOf(settings)).toEqual([
    { kind: "chat", label: "Chat", href: "https://example.org/chat" },
    { kind: "form", label: "Form", href: "https://example.org/form" },
    { kind: "link", label: "Tracker", href: "https://example.org/issues" },
    { kind: "email", label: "help@example.org", href: "mailto:help@example.org" },
    { kind: "email", label: "office@example.org", href: "mailto:office@example.org" },
    { kind: "telephone", label: "+44 (20) 7946-0000", href: "tel:+442079460000" },
  ]);
});

test("an address that stands twice is offered once, at its first place", async () => {
  const settings =
    'organization: { name: A, email: a@example.org }\ncontact: [{ kind: email, to: a@example.org }, { kind: telephone, to: "+44 20 7946 0000" }]\n';
  expect(await channelsOf(settings)).toMatchObject([{ href: "mailto:a@example.org" }, { kind: "telephone" }]);
});

test("an e-mail address cannot add a subject or another receiver to a message", async () => {
  expect(await channelsOf('contact: [{ kind: email, to: "a?bcc=b,c@example.org" }]\n')).toMatchObject([
    { label: "a?bcc=b,c@example.org", href: "mailto:a%3Fbcc%3Db%2Cc@example.org" },
  ]);
});

test("a page without a channel has none", async () => {
  expect(await channelsOf("")).toBeUndefined();
});
