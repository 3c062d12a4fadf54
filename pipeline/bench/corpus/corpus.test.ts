import { expect, test } from "vitest";
import { makeCorpus, planCorpus } from "./make-corpus.ts";

const corpus = [...makeCorpus(60)];
const docs = corpus.filter(({ path }) => path.endsWith(".md"));
const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

test("the same size and seed give the same bytes, another seed gives others", () => {
  expect([...makeCorpus(60)]).toEqual(corpus);
  expect([...makeCorpus(60, 2)]).not.toEqual(corpus);
});

test("twenty docs and one datasheet a folder, three levels deep", () => {
  expect(docs).toHaveLength(60);
  expect(corpus.filter(({ path }) => path.startsWith("products/"))).toHaveLength(3);
  for (const { path } of docs) expect(path).toMatch(/^docs\/area-1\/module-[123]\/[a-z0-9-]+\.md$/);
  expect(new Set(corpus.map(({ path }) => path)).size).toBe(corpus.length);
});

test("every doc has the size and the parts that hardware docs have", () => {
  for (const { text } of docs) {
    const prose = text
      .replace(/^---[\s\S]*?---/, "")
      .replaceAll(/^```[\s\S]*?^```/gm, "")
      .replaceAll(/^[|#:-].*$/gm, "");
    expect(prose.split(/\s+/).length).toBeGreaterThan(660);
    expect(prose.split(/\s+/).length).toBeLessThan(780);
    expect(countOf(text, /^#{2,3} .*\{#section-\d\}$/gm)).toBe(6);
    expect(countOf(text, /^```(python|c|bash|json)/gm)).toBe(2);
    expect(countOf(text, /^\| ---: \|/gm)).toBe(1);
    expect(countOf(text, /^:::\w+$/gm)).toBe(1);
    expect(countOf(text, /\]\(\/docs\//g)).toBe(6);
    expect(countOf(text, /\]\(\/docs\/[^)]*#section-\d\)/g)).toBe(3);
  }
});

test("every link leads to a doc of the corpus", () => {
  const known = new Set(planCorpus(60, 1).map(({ pathname }) => pathname));
  for (const { text } of docs) {
    for (const [, pathname = ""] of text.matchAll(/\]\((\/docs\/[^)#]*)/g)) expect(known).toContain(pathname);
  }
});
