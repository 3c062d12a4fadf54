import { expect, test } from "vitest";
import { PlannedFiles } from "./planned-files.ts";

const file = (path: string) => ({ path, key: path, bytes: () => path });

test("files are found by their paths, those of docs when no other is one", () => {
  let requests = 0;
  const files = new PlannedFiles([file("icon.svg"), file("index.html")], () => {
    requests++;
    return [file("docs/a/index.html"), file("index.html")];
  });
  expect(files.get("icon.svg")?.key).toBe("icon.svg");
  expect([...files.listed]).toEqual(["icon.svg", "index.html"]);
  expect(requests).toBe(0);
  expect(files.has("docs/a/index.html")).toBe(true);
  expect(files.has("docs/b/index.html")).toBe(false);
  expect(requests).toBe(1);
});
