import { expect, test } from "vitest";
import { dictionaries, productWith, sheet, siteOf } from "../../../tests/support/pages/site-of.ts";
import { canItems } from "./can-items.ts";

test("a message of one byte has 1 byte, any other one has bytes", async () => {
  const site = await siteOf({
    ...dictionaries,
    "products/boards/board.yaml": productWith(sheet),
    "interfaces/can.yaml":
      'type: can-message-set\nid: can\ntitle: Sample\nproducts: [board]\nstatus: preliminary\nbus: { idType: standard }\nmessages: [{ id: "0x1", name: One, length: 1, signals: [] }, { id: "0x2", name: Two, length: 2, signals: [] }]\n',
  });
  const record = site.index.records.get("can-message-set")?.get("can");
  const items = record === undefined ? [] : canItems(record, site.index);
  expect(items.map(({ display }) => display)).toEqual(["0x1, 1 byte", "0x2, 2 bytes"]);
});
