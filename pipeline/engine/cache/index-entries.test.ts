import fc from "fast-check";
import { expect, test } from "vitest";
import { CachedEntries } from "./cached-entries.ts";
import { IndexEntries } from "./index-entries.ts";
import type { Span } from "./span.ts";

const key = fc.oneof(
  fc.constantFrom("a", "b", "c", "plumless", "buckeroo", "Größe", ""),
  fc.string({ maxLength: 3, unit: "grapheme" }),
);
const span: fc.Arbitrary<Span> = fc.record({
  offset: fc.nat(2 ** 40),
  length: fc.nat(1000),
  sum: fc.nat(2 ** 32 - 1),
});
const entries = fc.uniqueArray(fc.tuple(key, span), { selector: ([name]) => name, maxLength: 12 });
const step = fc.oneof(
  fc.record({ do: fc.constant("set" as const), key, span }),
  fc.record({ do: fc.constantFrom("use" as const, "drop" as const), key }),
);

test("two keys of the same sum are two keys", () => {
  const at = (offset: number): Span => ({ offset, length: 1, sum: 1 });
  const cached = CachedEntries.of([
    ["plumless", at(1)],
    ["buckeroo", at(2)],
  ]);
  expect(new Set(cached.lists.sums).size).toBe(1);
  const found = ["plumless", "buckeroo"].map((name) => cached.spanAt(cached.slotOf(name) ?? -1).offset);
  expect(found).toEqual([1, 2]);
});

test("a table is what a map would be, whatever was kept of it and has come to it since", () => {
  fc.assert(
    fc.property(entries, entries, fc.array(step, { maxLength: 20 }), (cached, changes, steps) => {
      const table = new IndexEntries(CachedEntries.of(cached));
      const model = new Map(cached);
      const [used, set] = [new Set<string>(), new Set<string>()];
      for (const [name, value] of changes) {
        table.restore(name, value);
        model.set(name, value);
      }
      for (const one of steps) {
        if (one.do === "use") {
          expect(table.use(one.key)).toBe(model.has(one.key));
          if (model.has(one.key)) used.add(one.key);
        } else if (one.do === "set") {
          table.set(one.key, one.span);
          model.set(one.key, one.span);
          used.add(one.key);
          set.add(one.key);
        } else {
          table.drop([one.key]);
          for (const keys of [model, used, set]) keys.delete(one.key);
        }
      }
      expect(new Map(table)).toEqual(model);
      expect(table.size).toBe(model.size);
      for (const [name, value] of model) expect(table.get(name)).toEqual(value);
      expect(new Set(table.unused())).toEqual(new Set([...model.keys()].filter((name) => !used.has(name))));
      expect(new Map(table.fresh())).toEqual(new Map([...model].filter(([name]) => set.has(name))));
      expect(table.bytes()).toBe([...model.values()].reduce((sum, { length }) => sum + length, 0));
      const again = new IndexEntries(CachedEntries.of(table));
      expect(new Map(again)).toEqual(model);
    }),
  );
});
