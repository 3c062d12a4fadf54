import { expect, test } from "vitest";
import { contractOf } from "../../tests/support/checks/contract-of.ts";
import { dictionaries, type Files, productWith, sheet, siteOf } from "../../tests/support/pages/site-of.ts";
import { checkContract } from "./check-contract.ts";

const signals = Array.from({ length: 64 }, (_, s) => `{ name: S${s}, start: ${s * 8}, length: 8 }`);
const message = (name: string, id: number): string =>
  `  - { id: "0x${id}", name: ${name}, length: 64, sender: Host, signals: [${signals.join(", ")}] }\n`;
const set = Array.from({ length: 16 }, (_, m) => message(`Wide${m}`, 100 + m)).join("");
const filesOf = (messages: string): Files => ({
  ...dictionaries,
  "site.yaml": 'title: Sample\nroutes: { interface: "/interfaces/{id}" }\n',
  "products/boards/board.yaml": productWith(sheet),
  "interfaces/can.yaml": `type: can-message-set\nid: can\ntitle: CAN\nproducts: [board]\nstatus: preliminary\nbus: { idType: standard, format: fd }\nmessages:\n${messages}`,
});

test("a divided set may grow or have no room for the ids of other pages, and none of its parts may vanish", async () => {
  const site = await siteOf(filesOf(set));
  const against = contractOf(site.links);
  const later = against.pages["/interfaces/can/Host-2"]?.anchors ?? [];
  expect(later.length).toBeGreaterThan(65);

  const changed = message("Added", 16) + set.replace(message("Wide15", 115), "");
  const made = await siteOf(filesOf(changed), { against });
  const vanished = made.diagnostics.filter(({ code }) => code === "anchor-vanished");
  const pages = ["/interfaces/can", "/interfaces/can/Host-2", "/products/board"];
  expect(vanished).toHaveLength(pages.length * 65);
  for (const { message: text } of vanished) expect(text).toMatch(/had the anchor "(message|signal)-Wide15/);

  const first = { title: "CAN", type: "interface", source: "interfaces/can.yaml", anchors: [], inbound: [] };
  const links = { ...site.links, pages: { ...site.links.pages, "/interfaces/can": first } };
  const { index } = site;
  const found = checkContract(against, {
    index,
    links,
    builtLinks: links,
    isWritten: false,
    unsure: new Set(),
  });
  expect(found.filter(({ message: text }) => /"(message|signal)-/.test(text))).toEqual([]);
});
