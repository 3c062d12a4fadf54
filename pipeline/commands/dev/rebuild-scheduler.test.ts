import { expect, test, vi } from "vitest";
import { type PassSteps, RebuildScheduler } from "./rebuild-scheduler.ts";

/** RebuildScheduler whose steps write down what they do; the whole site takes so many pauses. */
function watched(pauses: number, given: Partial<PassSteps> = {}) {
  const log: string[] = [];
  const failures: unknown[] = [];
  const passes = new RebuildScheduler({
    first: async (paths) => {
      log.push(`first ${paths.join(" ")}`);
      return true;
    },
    whole: async (yieldToEventLoop) => {
      log.push("whole");
      for (let count = 0; count < pauses; count++) await yieldToEventLoop();
      log.push("done");
    },
    failed: (error) => failures.push(error),
    ...given,
  });
  return { passes, log, failures };
}

const untilLogged = (log: readonly string[], line: string) =>
  vi.waitFor(() => expect(log).toContain(line), { timeout: 60_000 });

test("the pages on screen come first, then the whole site", async () => {
  const { passes, log } = watched(3);
  await passes.saved(["a.md"]);
  expect(log).toEqual(["first a.md"]);
  await untilLogged(log, "done");
  expect(log).toEqual(["first a.md", "whole", "done"]);
});

test("a save that comes while the whole site is made ends that work", async () => {
  const { passes, log } = watched(10_000_000);
  await passes.saved(["a.md"]);
  await untilLogged(log, "whole");
  await passes.saved(["b.md"]);
  expect(log).toEqual(["first a.md", "whole", "first b.md"]);
  await passes.saved(["c.md"]);
  expect(log.slice(3).filter((line) => line !== "whole")).toEqual(["first c.md"]);
  expect(log).not.toContain("done");
  void passes.saved([]);
});

test("the first sign of a save ends the work on the whole site, which begins anew", async () => {
  const { passes, log } = watched(10_000_000);
  passes.interrupt();
  expect(log).toEqual([]);
  await passes.saved(["a.md"]);
  await untilLogged(log, "whole");
  passes.interrupt();
  await vi.waitFor(() => expect(log).toEqual(["first a.md", "whole", "whole"]), { timeout: 60_000 });
  passes.end();
});

test("saves that come while others are shown are shown together, each once", async () => {
  let open = (): void => {};
  const { passes, log } = watched(0, {
    first: async (paths) => {
      log.push(`first ${paths.join(" ")}`);
      if (paths.includes("a.md"))
        await new Promise<void>((resolve) => {
          open = resolve;
        });
      return true;
    },
  });
  const first = passes.saved(["a.md"]);
  const others = [passes.saved(["b.md"]), passes.saved(["c.md", "b.md"])];
  open();
  await Promise.all([first, ...others]);
  expect(log).toEqual(["first a.md", "first b.md c.md"]);
  await untilLogged(log, "done");
  expect(log).toEqual(["first a.md", "first b.md c.md", "whole", "done"]);
});

test("what takes the whole site is there when that is made", async () => {
  const { passes, log } = watched(2, { first: async () => false });
  await passes.saved(["new.md"]);
  expect(log).toEqual(["whole", "done"]);
  await passes.saved([]);
  expect(log).toEqual(["whole", "done", "whole", "done"]);
});

test("the work on the whole site ends for good where somebody ends it", async () => {
  const { passes, log, failures } = watched(10_000_000);
  void passes.saved([]);
  await untilLogged(log, "whole");
  passes.end();
  void passes.saved([]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(log).toEqual(["whole"]);
  expect(failures).toEqual([]);
});

test("an error of ours is told, and the next save gets another try", async () => {
  let isBroken = true;
  const { passes, log, failures } = watched(1, {
    first: async () => {
      if (isBroken) throw new Error("no luck");
      return true;
    },
  });
  await passes.saved(["a.md"]);
  expect(failures).toEqual([new Error("no luck")]);
  expect(log).toEqual(["whole", "done"]);
  isBroken = false;
  await passes.saved(["a.md"]);
  expect(failures).toHaveLength(1);
});
