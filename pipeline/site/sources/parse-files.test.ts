import { expect, test, vi } from "vitest";
import { PackStore } from "../../cache/pack-store.ts";
import type { TextFile } from "../../read/read-data.ts";
import { textHash } from "../../read/text-hash.ts";
import { limitsOf } from "../../resolve/site-config.ts";

const CODE = "```python\nreturn 1\n```";

/** The HTML of a doc, parsed as by a process that has highlighted nothing yet. */
async function htmlOf(text: string, store: PackStore): Promise<string> {
  vi.resetModules();
  const { parseFiles } = await import("./parse-files.ts");
  const file: TextFile = {
    kind: "text",
    path: "docs/a.md",
    text,
    hash: textHash("docs/a.md", Buffer.from(text)),
  };
  const [source] = await parseFiles([file], { limits: limitsOf(undefined), store });
  return source?.prose[""]?.segments.join("") ?? "";
}

test("code of a doc whose words have changed is not highlighted again", async () => {
  const store = PackStore.open(undefined, "test", "1");
  const put = vi.spyOn(store, "putJson");
  const html = await htmlOf(`Words.\n\n${CODE}\n`, store);
  expect(html).toContain('<span class="hljs-keyword">return</span>');
  const keys = put.mock.calls.map(([key]) => key).filter((key) => key.startsWith("code "));
  expect(keys).toHaveLength(1);
  expect(await htmlOf(`Other words.\n\n${CODE}\n`, store)).toBe(html.replace("Words", "Other words"));
  store.putJson(keys[0] ?? "", "kept");
  expect(await htmlOf(`New words.\n\n${CODE}\n`, store)).toContain("kept</code>");
  expect(await htmlOf(`New words.\n\n${CODE.replace("1", "2")}\n`, store)).not.toContain("kept");
});
