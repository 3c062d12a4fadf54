import { expect, test } from "vitest";
import { MemoryTree } from "./memory-tree.ts";
import { WaitingRequests } from "./waiting-requests.ts";

const file = (path: string) => ({ path, key: path, bytes: () => path });
/** A tree with one page, and one that is made when it is asked for. */
function early() {
  const tree = new MemoryTree();
  const later = {
    has: (path: string) => path === "b/index.html",
    make: async (path: string) => [file(path)],
  };
  tree.replace([file("a/index.html")], [], [later]);
  let isQueueing = true;
  const requests = new WaitingRequests({ tree, base: "/x/", isQueueing: () => isQueueing });
  const complete = (): void => {
    isQueueing = false;
    requests.release();
  };
  return { tree, requests, complete };
}

test.each(["/x/a", "/x/a/?q=1", "/x/a/index.html", "/x/b", "/x/b.html"])(
  "%s is there at once",
  async (url) => {
    const { tree, requests } = early();
    await requests.prepare(url);
    expect(tree.has(`${url.slice(3, 4)}/index.html`)).toBe(true);
  },
);

test("the first request is known when it can be answered", async () => {
  const { requests } = early();
  let isFirst = false;
  void requests.first.then(() => {
    isFirst = true;
  });
  void requests.prepare("/x/nowhere");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isFirst).toBe(false);
  await requests.prepare("/x/b");
  await requests.first;
  expect(isFirst).toBe(true);
});

test("what is not there waits for the whole site, in which it may be or not", async () => {
  const { tree, requests, complete } = early();
  let count = 0;
  const waiting = ["/x/c", "/x/nowhere", "/x/%zz", "/y"].map(async (url) => {
    await requests.prepare(url);
    count++;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(count).toBe(0);
  const made: string[] = [];
  const later = {
    has: (path: string) => path === "c/index.html",
    make: async (path: string) => {
      made.push(path);
      return [file(path)];
    },
  };
  tree.replace([], [], [later]);
  complete();
  await Promise.all(waiting);
  expect(tree.has("c/index.html")).toBe(true);
  expect(made).toEqual(["c/index.html"]);
  await requests.prepare("/x/still-nowhere");
});
