import { beforeAll, expect, test } from "vitest";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import type { PagePart } from "../pages/page-parts.ts";
import { productParts } from "./product-parts.ts";

let products: ProductPage[] = [];
beforeAll(async () => {
  const { records } = await siteOfFolder(samplesFolder);
  products = records.filter((record) => record.type === "product");
});

const idsOf = (toc: ProductPage["toc"]): string[] => toc.map(({ id }) => id);

test("the anchors of a product's page are in the order of its contents, and each is there once", () => {
  expect(products.length).toBeGreaterThan(1);
  for (const { toc, anchors } of products) {
    expect(anchors.filter((anchor) => idsOf(toc).includes(anchor))).toEqual(idsOf(toc));
    expect(new Set(anchors).size).toBe(anchors.length);
  }
});

test("a full product has the anchors of all its parts, each below the part that it is in", () => {
  const full = products.find(({ pathname }) => pathname.endsWith("/sample-board"));
  const pins = [1, 2, 3, 4].map((pin) => `sample-connector-pin-${pin}`);
  const wires = [1, 2, 3, 4].map((wire) => `sample-cable-wire-${wire}`);
  expect(full?.anchors).toEqual([
    "former-part",
    "part-key-values",
    ...["part-pinouts", "connector-sample-connector", ...pins, "exports-connector-sample-connector"],
    ...["part-cables", "cable-sample-cable", ...wires, "sample-cable-shield", "exports-cable-sample-cable"],
    ...["part-features", "part-applications"],
    ...["notes", "part-differences"],
    ...["spec-features", "param-outputs", "spec-absmax", "param-supply-voltage"],
    ...["spec-recommended", "param-supply-voltage-one"],
    ...["spec-electrical", "param-fused"],
    ...["part-interfaces", "interface-j1"],
    ...["part-protocols", "protocol-sample-can"],
    ...["message-Status", "message-PositionOfTheVesselAfterAllCorrections", "message-Service"],
    ...["Mode", "Lamp", "Voltage", "Current", "Temperature", "TemperatureRaw"].map(
      (name) => `signal-Status-${name}`,
    ),
    ...["HeadingOverGroundInDegreesFromNorth", "Distance"].map(
      (name) => `signal-PositionOfTheVesselAfterAllCorrections-${name}`,
    ),
    ...["Group", "Item", "Small", "Large", "Plain"].map((name) => `signal-Service-${name}`),
    ...["exports-can-message-set-sample-can", "protocol-sample-map"],
    ...["voltage", "mode", "faults", "position", "runtime", "serial", "trim", "reserved_for_samples"].map(
      (name) => `register-${name}`,
    ),
    ...["register-lamp", "register-relays", "exports-register-map-sample-map"],
    ...["protocol-sample-serial", "message-set", "message-done", "exports-serial-protocol-sample-serial"],
    "protocol-sample-blocks",
    ...["power", "power_sf", "control", "state", "curves", "sparse", "limit", "x", "y", "end"].map(
      (name) => `register-${name}`,
    ),
    "exports-register-map-sample-blocks",
    ...["protocol-sample-support", "message-heartbeat", "message-attitude"],
    "exports-message-support-sample-support",
    ...["spec-interface", "param-buses", "spec-mechanical", "param-mounting", "param-length", "param-width"],
    ...["spec-environmental", "param-temperature", "part-drawing"],
    ...["part-ordering", "part-notices", "notice-sample-erratum", "part-revisions"],
    ...["part-downloads", "part-documentation", "part-accessories"],
    ...["part-compatible-with", "part-not-published", "part-related", "part-sources"],
  ]);
});

const bare = { wiring: [], protocols: { toc: [], anchors: [] } };

test.each<[name: string, text: PagePart, after: string, before: string]>([
  [
    "with a heading stands before the tables",
    { toc: [{ level: 2, id: "notes", text: "Notes" }], anchors: ["notes"] },
    "part-applications",
    "part-differences",
  ],
  [
    "without one stands after them, before what leads on",
    { toc: [], anchors: ["figure"] },
    "part-revisions",
    "part-downloads",
  ],
])("a text %s", (_, text, after, before) => {
  const full = products.find(({ pathname }) => pathname.endsWith("/sample-board"));
  const firsts =
    full === undefined ? [] : productParts({ ...full, ...bare }, text).map(({ anchors }) => anchors[0]);
  const present = firsts.filter((id) => id !== undefined);
  const at = present.indexOf(text.anchors[0] ?? "");
  expect([present[at - 1], present[at + 1]]).toEqual([after, before]);
});
