import { beforeAll, describe, expect, test } from "vitest";
import type { Site } from "../../site.ts";
import { pageAt, samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";

let site: Site;
beforeAll(async () => {
  site = await siteOfFolder(samplesFolder);
});

describe("the embed", () => {
  const blocks = () => {
    const page = pageAt(site, "/docs/guide/introduction");
    return page.type === "doc" ? page.body : [];
  };
  const cells = (name: string, table = 0): string[][] => {
    const block = blocks().find((candidate) => candidate.kind === "table" && candidate.record === name);
    if (block?.kind !== "table") throw new Error(`There is no embed ${name}.`);
    return (block.tables[table]?.rows ?? []).map((row) =>
      row.cells.map((cell) => cell.replace(/[\u00a0\u202f]/g, " ")),
    );
  };

  const wiring = (kind: "connector" | "cable", id: string) => {
    const block = blocks().find((candidate) => candidate.kind === kind && candidate.id === id);
    if (block?.kind !== "connector" && block?.kind !== "cable") throw new Error(`There is no embed ${id}.`);
    return {
      block,
      rows: block.table.rows.map(({ cells }) => cells.map((cell) => cell.replace(/[\u00a0\u202f]/g, " "))),
    };
  };

  test("of a connector shows everything that is written of its pins, and no value that is not published", () => {
    const { block, rows } = wiring("connector", "sample-connector");
    expect(block.table.columns.map(({ title }) => title)).toEqual(
      "Pin,Name,Class,Direction,Level,Current,Colour,Rail or net,Protocol,Function,Alternates,Remarks".split(
        ",",
      ),
    );
    const bus = '<a href="/products/boards/sample-board#protocol-sample-can">Sample messages</a>';
    const value = '<data class="value" value="product.sample-board.outputs">4</data>';
    expect(rows).toEqual([
      [
        ...["1", "<code>VIN</code>", "Power", "supply in", "4.50 V to 5.50 V"],
        ...["0.1 A to 0.5 A (preliminary)", "RD (red)", "VIN", "", "Supply", "", "A sample of a remark."],
      ],
      [
        ...["2", "<code>CANH</code>", "CAN", "in and out", "", "", "GNYE (green and yellow)", ""],
        ...[bus, `Bus of ${value} outputs`, "", ""],
      ],
      ["3", "<code>GND</code>", "Ground", "passive", "", "", "BK (black)", "", "", "Ground", "", ""],
      [...["4", "<code>CANL</code>", "CAN", "in and out", "", "", "", "", bus, "Bus"], ...["IO1, IO2", ""]],
    ]);
    expect(block).toMatchObject({
      caption: "J1, seen on the mating face",
      part: "Header: Sample maker Sample SAMPLE-2, mates with SAMPLE-3, pitch 2.54\u00a0mm, male, 4 pins",
      face: { rows: 2, columns: 2, pin1: "top-left", order: "columns" },
    });
  });

  test("of a cable shows its wires with the digits as written", () => {
    const { block, rows } = wiring("cable", "sample-cable");
    expect(rows[0]).toEqual(["1", "1 <code>5V</code>", "1 <code>VIN</code>", "RD (red)", "0.50 mm²", "", ""]);
    expect(rows.at(-1)?.slice(0, 3)).toEqual([
      "shield",
      "4 <code>Ground of the sample</code>",
      "3 <code>GND</code>",
    ]);
    expect(block).toMatchObject({
      caption: "Sample cable: Sample supply X2 to Sample board J1 (variant one, hardware B)",
      note: "length 1.50\u00a0m (1.45\u00a0m to 1.55\u00a0m); AWG\u00a024; shield joined at both ends",
    });
  });

  test("of a CAN message set shows signals with the digits as written", () => {
    expect(cells("can-message-set", 2)[2]).toEqual([
      "<code>Voltage</code>",
      "15",
      "16",
      "big-endian",
      "unsigned",
      "<code>Mode</code> = 1",
      "0.010 \u2212 40",
      "\u221240 V to 600 V",
      "",
      "",
      "A sample of big-endian.",
    ]);
  });

  test("of a register map shows its access, both kinds of address, named bits and exchanges", () => {
    expect(cells("register-map")).toContainEqual(["Word order", "Low word first"]);
    const rows = cells("register-map", 1);
    expect(rows[0]).toEqual([
      ...["<code>VOLTAGE</code>", "16", "40017", "2 × <code>u16</code>", "read", "0.1 + 0", "0 V to 6.50 V"],
      ...["", "5.0 V", "", "", "A sample. Kept without power."],
    ]);
    expect(rows[1]?.slice(9)).toEqual([
      "0 = Off<br>1 = On",
      '<span class="status status-preliminary">preliminary</span>',
      "A sample.",
    ]);
    expect(rows[2]?.[9]).toBe(
      "bit 0 = <code>OVERHEAT</code>: A sample of a bit.<br>bit 9 = <code>LOW_SUPPLY</code>",
    );
    expect(rows.at(-1)?.slice(0, 4)).toEqual(["<code>RESERVED_FOR_SAMPLES</code>", "", "", ""]);
    expect(cells("register-map", 2)[0]?.slice(0, 3)).toEqual(["<code>LAMP</code>", "0", "00001"]);
    expect(cells("register-map", 3)[0]?.slice(2)).toEqual([
      "<code>VOLTAGE</code> = 5, 2.5<br><code>MODE</code> = On",
      "A sample of a read of <strong>words</strong>.",
    ]);
  });

  test("of a serial protocol shows framing, messages and examples", () => {
    expect(cells("serial-protocol")).toContainEqual(["Bit rate", "115 200 Bd"]);
    expect(cells("serial-protocol")).toContainEqual([
      "Checksum",
      "XOR of the bytes between the first byte and <code>*</code>, as hexadecimal digits after it",
    ]);
    expect(cells("serial-protocol", 1)[0]).toEqual([
      "<code>S</code> Set",
      "your side",
      "<code>width</code>: decimal, 4 digits, 500 µs to 2500 µs, 2 times<br>" +
        "<code>level</code>: decimal, 2 digits, 1 place, scale 0.5 + 0, may be empty<br>" +
        "<code>mode</code>: decimal, 0 = idle, 1 = busy<br><code>label</code>: text, 3 bytes",
      ...["Done", "", "A sample of a message."],
    ]);
    expect(cells("serial-protocol", 1)[1]?.[4]).toBe(
      '<span class="status status-preliminary">preliminary</span>',
    );
    expect(cells("serial-protocol", 2)[0]?.slice(1)).toEqual([
      "Set",
      "<code>width</code> = 1500, 900<br><code>level</code> = 2.25<br><code>mode</code> = busy<br><code>label</code> = abc",
      "A sample of a frame.",
    ]);
  });

  test("of a frame shows its bytes in order below a drawing of them", () => {
    const block = blocks().find(
      (candidate) => candidate.kind === "table" && candidate.tables[0]?.caption.endsWith(": State"),
    );
    if (block?.kind !== "table") throw new Error("There is no frame.");
    const [table] = block.tables;
    expect(table?.rows.map(({ cells: row }) => row.slice(0, 3))).toEqual([
      ...[
        ["0", "2", "start"],
        ["2", "1", "length"],
        ["3", "1", "token"],
        ["4", "2", "voltage"],
        ["6", "1", "mode"],
      ],
      ...[
        ["7", "4", "angle 1"],
        ["11", "4", "angle 2"],
        ["15", "2", "offset"],
        ["17", "4", "label"],
        ["21", "2", "checksum"],
      ],
    ]);
    const [drawing] = table?.drawings ?? [];
    expect(drawing?.caption).toBe("State: frame of 23 bytes.");
    expect(drawing?.rows.map(({ cells: row }) => row.map(({ text, span }) => `${text} ${span}`))).toEqual([
      ["sync 2", "length 1", "82 1", "voltage 2", "mode 1", "angle 1 1"],
      ["angle 1 3", "angle 2 4", "offset 1"],
      ["offset 1", "label 4", "checksum 2"],
    ]);
  });

  test.each(["register-map", "can-message-set", "serial-protocol"])(
    "of a %s keeps the sign of equality on a line with what stands beside it",
    (name) => {
      const written = blocks().flatMap((block) =>
        block.kind === "table" && block.record === name
          ? block.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
          : [],
      );
      const signs = written.flatMap((cell) => cell.match(/\s=\s/gu) ?? []);
      expect(signs.length).toBeGreaterThan(2);
      expect(new Set(signs)).toEqual(new Set(["\u00A0=\u00A0"]));
    },
  );

  test("of a list shows inline Markdown", () => {
    expect(cells("enum")).toEqual([
      ["<strong>Power</strong>", "1"],
      ["Data", "2"],
    ]);
  });

  test("of a comparison has what each product publishes", () => {
    const block = blocks().find(({ kind }) => kind === "comparison");
    if (block?.kind !== "comparison") throw new Error("There is no comparison.");
    expect(block.columns.map(({ product }) => product.title)).toEqual(["Sample board", "Sample module"]);
    const rowsOf = (wanted: string) =>
      block.columns.map(({ sections }) =>
        sections
          .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
          .filter(({ param }) => param === wanted),
      );
    expect(rowsOf("outputs")).toMatchObject([
      [{ name: "Outputs", display: "4", low: 4, high: 4 }],
      [{ display: "2" }],
    ]);
    expect(rowsOf("temperature").map((rows) => rows.length)).toEqual([1, 0]);
    expect(block.candidates.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["sample-board", "sample-module"]),
    );
  });

  test("brings anchors that are in the record, each once", () => {
    const { anchors } = pageAt(site, "/docs/guide/introduction");
    expect(anchors).toEqual(
      expect.arrayContaining([
        "what-it-is",
        "spec-absmax",
        "param-outputs",
        "sample-connector-pin-1",
        "sample-cable-wire-1",
        "signal-Status-Mode",
        "register-voltage",
        "message-set",
        "sample-list-power",
      ]),
    );
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});
