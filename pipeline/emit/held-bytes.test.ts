import { expect, test } from "vitest";
import { HeldBytes } from "./held-bytes.ts";

function counted(text: string) {
  let count = 0;
  const bytes = (): string => {
    count++;
    return text;
  };
  return { file: { path: text, key: text, bytes }, made: () => count };
}

test("bytes are made once, however often they are asked for", () => {
  const { file, made } = counted("text");
  const held = new HeldBytes(100).hold(file);
  expect(made()).toBe(0);
  expect(held.bytes().toString()).toBe("text");
  expect(held.bytes().toString()).toBe("text");
  expect(made()).toBe(1);
  expect(held).toMatchObject({ path: "text", key: "text" });
});

test("beyond the limit of all files together they are made anew", () => {
  const [first, second, third] = [counted("12345678"), counted("1234"), counted("1")];
  const store = new HeldBytes(10);
  for (const { file } of [first, second, third]) {
    const held = store.hold(file);
    held.bytes();
    expect(held.bytes().toString()).toBe(file.path);
  }
  expect([first.made(), second.made(), third.made()]).toEqual([1, 2, 1]);
});
