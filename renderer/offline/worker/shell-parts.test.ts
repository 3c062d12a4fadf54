import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { downloadEntry, hasIntegrity } from "./download-entry.ts";
import { eachOf } from "./each-of.ts";
import { FailureCount } from "./failure-count.ts";
import { isHashed, isLeftAlone, pathOf } from "./scope.ts";

afterEach(() => vi.unstubAllGlobals());

const bytes = new TextEncoder().encode("export {};\n");
const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const integrity = `sha256-${btoa(String.fromCharCode(...digest))}`;
const entry = {
  url: "http://site.test/assets/a-12345678.js",
  revision: null,
  integrity,
  type: "text/javascript",
};

test("integrity is that of the bytes, and an unknown algorithm fails", async () => {
  expect(await hasIntegrity(bytes, integrity)).toBe(true);
  expect(await hasIntegrity(bytes.slice(1), integrity)).toBe(false);
  expect(await hasIntegrity(bytes, integrity.replace("sha256", "sha1"))).toBe(false);
});

describe("a file of the shell", () => {
  const answers = (...bodies: (string | Uint8Array<ArrayBuffer>)[]) => {
    const cacheModes: RequestCache[] = [];
    vi.stubGlobal("fetch", async (request: Request) => {
      cacheModes.push(request.cache);
      return new Response(bodies.shift() ?? "");
    });
    return cacheModes;
  };

  test("is stored with the type that the list names, whatever the host says", async () => {
    answers(bytes);
    const response = await downloadEntry(entry);
    expect(response.headers.get("content-type")).toBe("text/javascript");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  test("with other bytes is asked for once more past all caches", async () => {
    const cacheModes = answers("<!doctype html>", bytes);
    await downloadEntry(entry);
    expect(cacheModes).toEqual(["default", "reload"]);
  });

  test("that comes byte by byte is given up", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal("fetch", async ({ signal }: Request) => {
      const pull = async (stream: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
        await new Promise((resolve) => setTimeout(resolve, 9000));
        if (signal.aborted) stream.error(signal.reason);
        else stream.enqueue(new Uint8Array(1));
      };
      return new Response(new ReadableStream({ pull }));
    });
    const outcome = expect(downloadEntry(entry)).rejects.toThrow("The network went silent");
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
  });

  test("with other bytes twice is refused", async () => {
    answers("<!doctype html>", "<!doctype html>", bytes);
    await expect(downloadEntry(entry)).rejects.toThrow("has other bytes than this release names");
  });
});

test("work for all goes on at most so many at a time, and ends with the first failure", async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = async (item: number): Promise<void> => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (item === 5) throw new Error("five");
    done.push(item);
  };
  await eachOf([1, 2, 3, 4], 2, work);
  expect(most).toBe(2);
  await expect(eachOf([5, 6, 7, 8, 9, 10, 11], 2, work)).rejects.toThrow("five");
  expect(done).not.toContain(11);
});

test.each([
  ["/sub/docs/intro", "docs/intro"],
  ["/sub/docs/%C3%A4", "docs/ä"],
  ["/sub/%", "%"],
  ["/other/", undefined],
])("the path of %s below /sub/ is %s", (pathname, expected) => {
  expect(pathOf(pathname, "/sub/")).toBe(expected);
});

test("files that tell the truth about the server are left alone, hashed ones never change", () => {
  expect(["latest.json", "sw.js", "packs/objects/0", "manifest.webmanifest"].every(isLeftAlone)).toBe(true);
  expect(["docs/packs/x", "index.html", "assets/a.js"].some(isLeftAlone)).toBe(false);
  expect([isHashed("assets/a.js"), isHashed("docs/assets/a.js")]).toEqual([true, false]);
});

test("after three failures of our own code the worker answers no more requests", () => {
  const failures = new FailureCount();
  for (const isOut of [false, false, true]) {
    failures.add();
    expect(failures.isOut).toBe(isOut);
  }
});
