import { afterEach, expect, test, vi } from "vitest";
import { loadPage } from "./load-page.ts";

const parts = { title: "T", head: "", main: "<h1>T</h1>", breadcrumbs: "", toc: "" };
const page = { hash: "1", record: { type: "doc", pathname: "/docs/intro" }, parts };
const notFound = { hash: "2", record: { type: "not-found", pathname: "/404" }, parts };

/** A server that answers each address with the next of its answers; the last one is repeated. */
function serve(answers: Record<string, (Response | Error)[]>) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (href: string) => {
    requests.push(href);
    const list = answers[href] ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer === undefined) return new Response("", { status: 404 });
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

test("a page is fetched from beside its HTML", async () => {
  const requests = serve({ "/site/docs/intro/index.json": [Response.json(page)] });
  expect(await loadPage({ pathname: "/docs/intro", base: "/site/" })).toEqual(page);
  expect(requests).toEqual(["/site/docs/intro/index.json"]);
});

test("an address without a page shows the not-found page", async () => {
  serve({ "/404.json": [Response.json(notFound)] });
  expect(await loadPage({ pathname: "/nowhere", base: "/" })).toEqual(notFound);
});

test("a failed request is made once more", async () => {
  const requests = serve({ "/index.json": [new TypeError("Failed to fetch"), Response.json(page)] });
  expect(await loadPage({ pathname: "/", base: "/" })).toEqual(page);
  expect(requests).toHaveLength(2);
});

test.each([
  ["an error of the server", () => new Response("", { status: 503 })],
  ["the page of a captive portal", () => new Response("<!doctype html><title>Log in</title>")],
  ["JSON of another kind", () => Response.json({ hash: "", record: {}, parts: {} })],
])("%s is an error", async (_name, answer) => {
  serve({ "/index.json": [answer()] });
  await expect(loadPage({ pathname: "/", base: "/" })).rejects.toThrow();
});
