import { expect, test } from "vitest";
import type { Pointer } from "../../shared/offline-format/pointer.ts";
import { MemoryDevice } from "./memory-stores.ts";

const pointer = (revision: number): Pointer => ({
  format: 1,
  revision,
  current: { release: 1, root: { hash: "a".repeat(64), bytes: 1 }, savedAt: "", sections: [] },
});

test("a device that is full says so and keeps what it has", async () => {
  const device = new MemoryDevice();
  device.quota = 4;
  await device.objects.write("a", new Uint8Array(3), "a/b");
  await expect(device.objects.write("b", new Uint8Array(2), "a/b")).rejects.toMatchObject({ reason: "full" });
  await device.objects.write("a", new Uint8Array(4), "a/b");
  expect(device.usage).toBe(4);
});

test("a fault stops the step that it names, before anything is stored", async () => {
  const device = new MemoryDevice();
  device.fault = ({ store, key }) => {
    if (store === "pointer" && key === "database") throw new Error("cut");
  };
  await device.pointer.write(pointer(1));
  expect(device.copies).toEqual({ cache: pointer(1), database: undefined });
  expect(device.readablePointer).toEqual(pointer(1));
});

test("what was written is a copy", async () => {
  const device = new MemoryDevice();
  const note = { list: [1] };
  await device.notes.write("n", note);
  note.list.push(2);
  expect(await device.notes.read("n")).toEqual({ list: [1] });
});
