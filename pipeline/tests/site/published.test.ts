import { describe, expect, test } from "vitest";
import { blockersOf } from "../../commands/shared/publish-note.ts";
import { siteOfFolder } from "../support/pages/site-of.ts";
import { publishedValues, valuesWithoutGround } from "./laws/published-values.ts";
import { dataFiles, objectsIn } from "./laws/site-folders.ts";
import { pagesWithoutChannel, wrongSourceLists } from "./laws/sources.ts";
import { draftPages, hiddenRows, leakedLines, namedPapers } from "./laws/unpublished.ts";
import { ownData, ownSite } from "./own-site.ts";

const site = ownSite();

describe("a value that is published", () => {
  test("has a status that may be published, and a source where its status asks for one", () => {
    expect(publishedValues(site.out)).not.toEqual([]);
    expect(valuesWithoutGround(site.out)).toEqual([]);
  });

  test("leads to its source, and no page lists sources that no number leads to", () => {
    expect(wrongSourceLists(site.out)).toEqual([]);
  });
});

describe("nowhere in the output", () => {
  test("is a line of a draft, or of a legal text without an approval", () => {
    expect(leakedLines(site)).toEqual([]);
  });

  test("has a doc that is a draft a page", () => {
    expect(draftPages(site)).toEqual([]);
  });

  test("is a value that is unverified or withdrawn", () => {
    expect(hiddenRows(site)).toEqual([]);
  });

  test("is a working paper named", () => {
    expect(namedPapers(site)).toEqual([]);
  });
});

test("every page that leads to the contact page leads to a channel", () => {
  expect(pagesWithoutChannel(site.out)).toEqual([]);
});

test("every reading that waits for a person is listed for publication, until it is confirmed", async () => {
  const published = dataFiles(ownData).filter(({ value }) => value.state !== "draft" && value.draft !== true);
  const readings = published.flatMap(({ value }) =>
    objectsIn(value).flatMap(({ reading, readings = [] }) => [
      ...(typeof reading === "string" ? [reading] : []),
      ...(readings as readonly unknown[]).filter((one) => typeof one === "string"),
    ]),
  );
  const listed = blockersOf(await siteOfFolder(ownData)).map(({ supply }) => supply);
  expect(readings.filter((reading) => !listed.some((supply) => supply.includes(reading)))).toEqual([]);
});
