import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fairlead, repository } from "../../tests/e2e/support/command.ts";
import { randomFrom } from "../../tests/fixtures/random.ts";
import { planCorpus } from "./doc-plan.ts";
import { makeCorpus } from "./make-corpus.ts";
import { writeCorpus } from "./with-corpus.ts";
import { summary } from "./words/sentences.ts";
import { TextWords } from "./words/text-words.ts";

const corpus = [...makeCorpus(60)];
const docs = corpus.filter(({ path }) => path.endsWith(".md"));
const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

const textsOf = (count: number): string[] =>
  [...makeCorpus(count)].flatMap(({ path, text }) => (path.endsWith(".md") ? text : []));
const large = textsOf(800);

/** The text of a doc without its front matter and its code blocks. */
const proseOf = (text: string): string =>
  text.replace(/^---[\s\S]*?---/, "").replaceAll(/^```[\s\S]*?^```/gm, "");
const blocksOf = (text: string): string[] => [...text.matchAll(/^```[\s\S]*?^```/gm)].map(([block]) => block);
const targetsOf = (text: string): string[] =>
  [...text.matchAll(/(?<!!)\[[^\]]*\]\(([^)]*)\)/g)].map(([, target = ""]) => target);

/** How often each word occurs. */
function wordsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of proseOf(text)
      .replaceAll(/\]\([^)]*\)/g, "]")
      .matchAll(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu))
      counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  return counts;
}

const shareOfDistinct = (items: readonly string[]): number => new Set(items).size / items.length;

test("the same size and seed give the same bytes, another seed gives others", () => {
  expect([...makeCorpus(60)]).toEqual(corpus);
  expect([...makeCorpus(60, 2)]).not.toEqual(corpus);
});

test("no summary is longer than a description may be", () => {
  const random = randomFrom(3);
  const lengths = Array.from({ length: 50_000 }, () => summary(new TextWords(random)).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(160);
  expect(Math.max(...lengths)).toBeGreaterThan(150);
});

test("twenty docs and one datasheet a folder, three levels deep", () => {
  expect(docs).toHaveLength(60);
  expect(corpus.filter(({ path }) => path.startsWith("products/"))).toHaveLength(3);
  for (const { path } of docs) expect(path).toMatch(/^docs\/area-1\/module-[123]\/[a-z0-9-]+\.md$/);
  expect(new Set(corpus.map(({ path }) => path)).size).toBe(corpus.length);
});

test("every doc has the size and the parts that hardware docs have", () => {
  for (const { text } of docs) {
    const prose = proseOf(text).replaceAll(/^[|#:-].*$/gm, "");
    expect(prose.split(/\s+/).length).toBeGreaterThan(660);
    expect(prose.split(/\s+/).length).toBeLessThan(780);
    expect(countOf(proseOf(text), /^#{2,3} /gm)).toBe(6);
    expect(countOf(proseOf(text), /^#{2,3} .*\{#[a-z-]+\}$/gm)).toBe(3);
    expect(blocksOf(text)).toHaveLength(2);
    expect(countOf(text, /^\| ---: \|/gm)).toBe(1);
    expect(countOf(text, /^:::\w+$/gm)).toBe(1);
    expect(countOf(text, /\]\(\/docs\//g)).toBe(5);
    expect(countOf(text, /\]\(\/docs\/[^)]*#[a-z-]+\)/g)).toBe(3);
    expect(countOf(text, /\]\(https:\/\/example\.org\//g)).toBe(1);
  }
});

test("every link within the site leads to a doc of the corpus, and to a heading of it", () => {
  const known = new Set(
    planCorpus(60, 1).flatMap(({ pathname, headings }) => [
      pathname,
      ...headings.map(({ anchor }) => `${pathname}#${anchor}`),
    ]),
  );
  for (const { text } of docs) {
    for (const target of targetsOf(text).filter((each) => each.startsWith("/")))
      expect(known).toContain(target);
  }
});

test("distinct words grow by Heaps' law as in real prose, and most of them occur once or twice", () => {
  const sizes = [50, 200, 800].map((size) => wordsOf(large.slice(0, size)));
  const [few = 0, some = 0, many = 0] = sizes.map(({ size }) => size);
  expect(few).toBeGreaterThan(4000);
  // The exponent of the law; where English has been counted it lies between 0.4 and 0.8.
  for (const growth of [some / few, many / some]) {
    expect(Math.log(growth) / Math.log(4)).toBeGreaterThan(0.5);
    expect(Math.log(growth) / Math.log(4)).toBeLessThan(0.75);
  }
  const counts = [...(sizes[2]?.values() ?? [])];
  expect(counts.filter((count) => count <= 2).length / counts.length).toBeGreaterThan(0.6);
});

test("practically no sentence stands twice", () => {
  const sentences = large.flatMap((text) =>
    proseOf(text)
      .split("\n")
      .filter((line) => /^[A-Z]/.test(line))
      .flatMap((line) => line.split(/(?<=\.) (?=[A-Z])/)),
  );
  expect(sentences.length).toBeGreaterThan(40_000);
  expect(shareOfDistinct(sentences)).toBeGreaterThan(0.999);
});

test("no two code blocks are alike, not even without their numbers, and they differ in language and length", () => {
  const blocks = large.flatMap(blocksOf);
  expect(shareOfDistinct(blocks.map((block) => block.replaceAll(/\d+/g, "0")))).toBe(1);
  expect(new Set(blocks.map((block) => /^```(\w+)/.exec(block)?.[1])).size).toBe(8);
  const lengths = blocks.map((block) => block.split("\n").length - 2).sort((a, b) => a - b);
  const at = (share: number): number => lengths[Math.floor(share * lengths.length)] ?? 0;
  expect(at(0.1)).toBeLessThan(6);
  expect(at(0.95)).toBeGreaterThan(2 * at(0.5));
});

test("targets of links are spread over the whole corpus", () => {
  for (const text of large) expect(shareOfDistinct(targetsOf(text))).toBe(1);
  const targets = large.flatMap(targetsOf);
  expect(shareOfDistinct(targets.filter((target) => target.includes("#")))).toBeGreaterThan(0.75);
  expect(shareOfDistinct(targets.filter((target) => target.startsWith("https:")))).toBeGreaterThan(0.99);
  const pages = new Set(
    targets.map((target) => target.replace(/#.*/, "")).filter((each) => each.startsWith("/")),
  );
  // Five of each doc to any doc: by chance e^-5 of them, less than one in a hundred, is without any.
  expect(pages.size).toBeGreaterThan(0.98 * large.length);
});

test("the command has nothing to say about a hundred docs", { timeout: 180_000 }, async () => {
  spawnSync(process.execPath, ["pipeline/bin/bundle.js", "--if-stale"], { cwd: repository });
  const data = mkdtempSync(join(tmpdir(), "fairlead-corpus-"));
  try {
    writeCorpus(data, 100);
    const { code, stdout, stderr } = await fairlead(["check", "--data", data, "--cache", "none"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Checked 107 pages in [\d.]+\sm?s\.\n$/);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
