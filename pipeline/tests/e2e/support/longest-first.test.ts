import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./command.ts";
import { LONGEST } from "./longest-first.ts";
import { listFiles } from "./tree.ts";

const files = ["pipeline", "renderer"].flatMap((room) =>
  listFiles(join(repository, room)).map((path) => `${room}/${path}`),
);

test.each(LONGEST)("%s is one test file of this repository", (end) => {
  expect(files.filter((path) => `/${path}`.endsWith(`/${end}`))).toHaveLength(1);
});
