import { expect, test } from "vitest";
import { dictionaries, pageAt, siteOf } from "../../tests/support/pages/site-of.ts";

const can = `type: can-message-set
id: set
title: Set
status: confirmed
bus: { bitRate: 250000, idType: standard }
nodes: [{ name: Known, description: Open node }, { name: Hidden, description: Hidden node }]
messages:
  - { id: "0x1", name: Open, length: 1, sender: Known, signals: [] }
  - { id: "0x2", name: Closed, length: 1, sender: Hidden, status: unverified, signals: [] }
`;

const serial = `type: serial-protocol
id: serial
title: Serial
status: confirmed
physical: {}
framing: { kind: text, end: 3 }
messages:
  - { id: ask, token: A, name: Ask, direction: to-device, response: hidden }
  - { id: ping, token: P, name: Ping, direction: to-device, response: pong }
  - { id: pong, token: Q, name: Pong, direction: from-device }
  - { id: hidden, token: H, name: Hidden, direction: from-device, status: withdrawn }
`;

test("a page names no node and no answer of messages that are not published", async () => {
  const site = await siteOf({
    ...dictionaries,
    "interfaces/can.yaml": can,
    "interfaces/serial.yaml": serial,
    "docs/intro.md": "# Intro\n\n::can-message-set{ref=set}\n\n::serial-protocol{ref=serial}\n",
  });
  const text = JSON.stringify(pageAt(site, "/docs/intro"));
  expect(text).toContain("Node Known");
  expect(text).toContain("Pong");
  expect(text).not.toContain("Hidden");
});
