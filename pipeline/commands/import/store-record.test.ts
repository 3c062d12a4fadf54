import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { database, RecordPlace } from "../../tests/support/commands/import/record-place.ts";
import { type Failure, onFailingDisk } from "../../tests/support/write/failing-disk.ts";
import { SafeFolder } from "../../write/safe-folder/safe-folder.ts";

const first = database("Mode");
const second = database("Mode", "Lamp");

/** Something saves the record each time before an import writes it, as often as there are texts. */
function saveMeanwhile(place: RecordPlace, ...changes: ((text: string) => string)[]) {
  const write = SafeFolder.prototype.write;
  return vi.spyOn(SafeFolder.prototype, "write").mockImplementation(function (
    this: SafeFolder,
    path,
    ...rest
  ) {
    const change = path === place.record ? changes.shift() : undefined;
    if (change !== undefined) place.write(path, change(place.read()));
    return write.call(this, path, ...rest);
  });
}

describe("what a person saves during an import", () => {
  test("is in the record with what is new in the source", () => {
    const place = new RecordPlace();
    place.run(first);
    const note = (text: string): string => text.replace("status:", "note: By hand. # Mine\nstatus:");
    saveMeanwhile(place, note, (text) => text.replace("By hand.", "By hand, twice."));
    expect(place.run(second)).toBe(0);
    expect(place.read()).toContain("note: By hand, twice. # Mine");
    expect(place.read()).toContain("name: Lamp");
  });

  test("stays where it never ends, and the next import brings the rest", () => {
    const place = new RecordPlace();
    place.run(first);
    const saves = Array.from({ length: 9 }, (_, at) => (text: string) => `${text}# ${at}\n`);
    const saving = saveMeanwhile(place, ...saves);
    expect(() => place.run(second)).toThrow(/board-can\.yaml is being changed by something else/);
    expect(place.read()).toMatch(/# 0\n# 1\n/);
    expect(place.read()).not.toContain("Lamp");
    saving.mockRestore();
    place.run(second);
    expect(place.read()).toContain("name: Lamp");
  });
});

describe("a state file that cannot be read is wrong use that names it and the way out", () => {
  test.each([
    ["empty", "", "it is empty."],
    ["cut off", '{ "type": "can-mess', "it is not whole JSON."],
    ["a list", "[1]", "it does not hold a record of the type can-message-set with this id."],
    ["a text", '"x"', "it does not hold a record"],
    ["null", "null", "it does not hold a record"],
    ["of another record", '{"type":"register-map","id":"board-can"}', "it does not hold a record"],
  ])("%s", (_, text, reason) => {
    const place = new RecordPlace();
    place.run(first);
    const before = place.read();
    place.write(place.state, text);
    expect(() => place.run(second)).toThrow(/interfaces\/\.imported\/board-can\.json is not the record/);
    expect(() => place.run(second)).toThrow(reason);
    expect(place.read()).toBe(before);
    // The way out that the hint names.
    renameSync(join(place.data, place.record), join(place.folder, "mine.yaml"));
    rmSync(join(place.data, place.state));
    expect(place.run(second)).toBe(0);
    expect(place.read()).toContain("name: Lamp");
  });

  test("a folder in its place too", () => {
    const place = new RecordPlace();
    place.run(first);
    rmSync(join(place.data, place.state));
    mkdirSync(join(place.data, place.state));
    expect(() => place.run(second)).toThrow("board-can.json is no file.");
  });
});

describe("a link that leads out of the data folder is refused", () => {
  test.each(["interfaces", "interfaces/.imported", "interfaces/board-can.yaml"])(
    "in the place of %s",
    (path) => {
      const place = new RecordPlace();
      place.run(first);
      const outside = join(place.folder, "outside");
      renameSync(join(place.data, path), outside);
      symlinkSync(outside, join(place.data, path));
      const before = readdirSync(place.folder, { recursive: true });
      expect(() => place.run(second)).toThrow(/is a link that leads out of .*data or nowhere/);
      expect(readdirSync(place.folder, { recursive: true })).toEqual(before);
    },
  );

  test("in the place of the units", () => {
    const place = new RecordPlace();
    symlinkSync("/etc/hostname", join(place.data, "units.yaml"));
    expect(() => place.run(first)).toThrow("units.yaml is a link that leads out of");
  });
});

describe("a record keeps its bytes", () => {
  test("where it is in another code page", () => {
    const place = new RecordPlace();
    place.run(first);
    const bytes = Buffer.from(place.read().replace("status:", "note: Gr\u00f6\u00dfe\nstatus:"), "latin1");
    place.write(place.record, bytes);
    expect(() => place.run(second)).toThrow("is not valid UTF-8 text and is left as it is.");
    expect(
      Buffer.from(bytes).equals(new SafeFolder(place.data).read(place.record)?.bytes ?? Buffer.of()),
    ).toBe(true);
  });

  test.each([
    ["nothing", ""],
    ["a remark alone", "# nothing\n"],
    ["a list", "- 1\n"],
    ["an alias", "type: &a can-message-set\nid: board-can\ntitle: *a\n"],
    ["a mistake", "type: can-message-set\nid: board-can\nbus: [\n"],
  ])("where there is %s in it, and the source comes when it is mended", (_, text) => {
    const place = new RecordPlace();
    place.run(first);
    const before = place.read();
    place.write(place.record, text);
    expect(() => place.run(second)).toThrow(/board-can\.yaml has (?:a mistake in its YAML|no record in it)/);
    expect(place.read()).toBe(text);
    place.write(place.record, before);
    place.run(second);
    expect(place.read()).toContain("name: Lamp");
  });

  test("its line breaks and its byte order mark", () => {
    const place = new RecordPlace();
    place.run(first);
    place.write(place.record, `\ufeff${place.read().replaceAll("\n", "\r\n")}`);
    place.run(second);
    expect(place.read()).toMatch(/^\ufeff# Imported/);
    expect(place.read()).toContain("name: Lamp");
    expect(place.read().replaceAll("\r\n", "")).not.toContain("\n");
  });
});

test("a run that changes nothing says whether the record is as the source", () => {
  const place = new RecordPlace();
  place.run(first);
  place.run(first);
  expect(place.output).toContain("board-can.yaml is as the file says.");
  place.write(place.record, place.read().replace("name: Mode", "name: Modes"));
  place.run(first);
  expect(place.output).toContain("stays as it is: the file has nothing new but for what people have written");
});

test.each<Failure>(["kill", "ENOSPC"])(
  "whatever step of the disk ends in %s, what people have written is whole, and the next import comes to its end",
  async (failure) => {
    const place = new RecordPlace();
    place.run(first);
    const written = place.read().replace("status:", "note: By hand.\nstatus:");
    const former = place.read(place.state);
    const restart = (): void => {
      place.write(place.record, written);
      place.write(place.state, former);
    };
    restart();
    const disk = { folder: place.data, failure };
    const steps = await onFailingDisk({ ...disk, step: Number.POSITIVE_INFINITY }, () => place.run(second));
    const after = place.read();
    expect(after).toMatch(/note: By hand\.[\s\S]*name: Lamp/);
    expect(steps).toBeGreaterThan(7);
    for (let step = 0; step < steps; step++) {
      restart();
      await onFailingDisk({ ...disk, step }, () => {
        if (failure === "kill") place.run(second);
        else expect(() => place.run(second)).toThrow(/cannot be written \(ENOSPC\)/);
      });
      expect([written, after]).toContain(place.read());
      place.run(second);
      expect(place.read()).toBe(after);
    }
  },
);

test("a first import that is cut off at any step comes to its end the next time", async () => {
  const place = new RecordPlace();
  const folder = place.data;
  const clear = (): void => rmSync(join(folder, "interfaces"), { recursive: true, force: true });
  const steps = await onFailingDisk({ folder, step: Number.POSITIVE_INFINITY, failure: "kill" }, () =>
    place.run(first),
  );
  const whole = place.read();
  for (let step = 0; step < steps; step++) {
    clear();
    await onFailingDisk({ folder, step, failure: "kill" }, () => place.run(first));
    expect(place.run(first)).toBe(0);
    expect(place.read()).toBe(whole);
  }
});
