import { beforeAll, describe, expect, test } from "vitest";
import type { Site } from "../site.ts";
import { pageAt, samplesFolder, siteOfFolder } from "../tests/support/pages/site-of.ts";

let site: Site;
beforeAll(async () => {
  site = await siteOfFolder(samplesFolder);
});

describe("the page of", () => {
  test("a product has its values in the usual order, and no row for what is unknown", () => {
    const page = pageAt(site, "/products/boards/sample-board");
    if (page.type !== "product") throw new Error("It is no product.");
    expect(page.sections.map(({ id }) => id)).toEqual([
      "spec-features",
      "spec-absmax",
      "spec-recommended",
      "spec-electrical",
      "spec-interface",
      "spec-mechanical",
      "spec-environmental",
    ]);
    const rows = page.sections.flatMap(({ groups }) =>
      groups.flatMap((group) => group.rows.map((row) => [group.title, row.anchor, row.display, row.status])),
    );
    expect(rows.map((row) => row.map((cell) => cell?.replace(/[\u00a0\u202f]/g, " ")))).toEqual([
      [undefined, "param-outputs", "4", "calculated"],
      [undefined, "param-supply-voltage", "−0.3 V to 6.50 V", "confirmed"],
      ["Supply", "param-supply-voltage-one", "approx. 5.0 V (4.50 V to 5.50 V)", "confirmed"],
      ["Protection", "param-fused", "yes", "preliminary"],
      [undefined, "param-buses", "can, serial", "stated"],
      [undefined, "param-mounting", "rail", "preliminary"],
      [undefined, "param-length", "0.080 m", "measured"],
      [undefined, "param-width", "0.045 m", "measured"],
      [undefined, "param-temperature", "20 °C ± 5 °C", "measured"],
    ]);
    expect(page.outline?.places).toMatchObject({
      unit: "m",
      status: "measured",
      citation: { id: "sample-bench" },
      holes: [
        { x: { millimetres: 4, display: "0.004" }, diameter: { millimetres: 3.2, display: "0.0032" } },
        { y: { millimetres: 41 } },
      ],
      connectors: [{ anchor: "connector-sample-connector", designator: "J1", length: { millimetres: 25.4 } }],
    });
    expect(page.unknown).toEqual([
      ...["Mass", "Supply current", "Price"],
      ...["J1, pin 2: level", "J1, pin 4: level"],
    ]);
    expect(page.family).toMatchObject({ title: "Sample family", href: "/families/boards" });
    expect(page.breadcrumbs).toEqual([
      { title: "Sample family", href: "/families/boards" },
      { title: "Sample board" },
    ]);
    expect(page.replacement?.title).toBe("Sample module");
    expect(page.downloads?.[0]).toMatchObject({ title: "Sample file", bytes: 24, licence: "CC0" });
    expect(page.images).toEqual([
      expect.objectContaining({ alt: "A sample of a picture", width: 40, height: 20 }),
    ]);
    expect(page.features).toEqual([
      expect.stringContaining('<data class="value" value="product.sample-board.supply-voltage">'),
    ]);
    expect(page.interfaces[0]).toMatchObject({
      anchor: "interface-j1",
      class: "power",
      direction: "in",
      count: 2,
      citation: { id: "sample-page" },
    });
    expect(page.revisionHistory).toEqual([
      { revision: "1", date: "2025-01-02", hardware: "A", html: "First sample." },
    ]);
  });

  test("a family lists its members, and their values side by side", () => {
    expect(pageAt(site, "/families/boards")).toMatchObject({
      type: "family",
      members: [{ title: "Sample board" }, { title: "Sample module" }],
      sections: [
        {
          param: "supply-voltage",
          cells: [
            [{ display: "approx.\u00a05.0\u00a0V (4.50\u00a0V to 5.50\u00a0V)" }],
            [{ display: "5.0\u00a0V" }],
          ],
        },
        { param: "outputs", cells: [[{ display: "4" }], [{ display: "2" }]] },
      ],
    });
  });

  test("the home is made of blocks", () => {
    expect(pageAt(site, "/")).toMatchObject({
      type: "landing",
      breadcrumbs: [],
      anchors: ["former-part", "cards", "text", "part-not-published", "part-related"],
      blocks: [
        {
          kind: "hero",
          scene: "vessels",
          sceneLinks: [
            { href: "/families/boards" },
            { href: "/docs/guide/introduction" },
            { href: "/sample-page" },
          ],
          actions: [{ title: "Begin", href: "/docs/guide/introduction" }],
        },
        { kind: "cards", cards: [{ title: "Sample board", pageType: "product" }] },
        { kind: "text", body: [{ kind: "html" }] },
      ],
    });
  });

  test.each([
    [
      "service",
      "/services/sample-service",
      {
        problem: "Somebody needs a sample.",
        process: ["Ask", "Get it"],
        products: [{ title: "Sample board" }],
        contact: { href: "mailto:sample@sample.example" },
      },
    ],
    [
      "tool",
      "/tools/sample-tool",
      {
        kind: "web-app",
        status: "stable",
        platforms: ["Any browser"],
        offline: "Everything works.",
        worksWith: [{ title: "Sample board" }],
      },
    ],
    [
      "page",
      "/sample-page",
      {
        unlisted: true,
        toc: [{ id: "part" }, { id: "part-related" }],
        cards: [{ title: "Sample board" }],
      },
    ],
    ["legal", "/legal/sample-terms", { kind: "terms", version: "1", effective: "2025-01-02", draft: false }],
    [
      "serial-check",
      "/sample-check",
      {
        sample: true,
        register: {
          count: 2,
          devices: [
            { hardware: "A", status: "genuine", note: "A sample, with a comma." },
            { status: "recalled" },
          ],
        },
      },
    ],
    [
      "category",
      "/docs/category/sample-guide",
      {
        title: "Sample guide",
        description: "A sample of a category.",
        items: [{ title: "Sample introduction" }, { title: "Second sample" }],
      },
    ],
    ["category", "/docs/category/more", { title: "More samples", description: "A sample of a list." }],
  ])("a %s at %s", (type, pathname, expected) => {
    expect(pageAt(site, pathname)).toMatchObject({ type, ...expected });
  });
});
