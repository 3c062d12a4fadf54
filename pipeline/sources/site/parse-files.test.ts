import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Engine } from "../../engine/engine.ts";
import { Known } from "../../engine/threads/task.ts";
import type { Threads } from "../../engine/threads/threads.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { DeferredText } from "../read/deferred-text.ts";
import type { TextFile } from "../read/read-data.ts";
import { textHash } from "../read/text-hash.ts";
import { limitsOf } from "../site-config.ts";
import { parseFiles } from "./parse-files.ts";

const CODE = "```python\nreturn 1\n```";

/** The HTML of a doc, parsed as by a process that has highlighted nothing yet. */
async function htmlOf(text: string, engine: Engine): Promise<string> {
  vi.resetModules();
  const { parseFiles } = await import("./parse-files.ts");
  const file: TextFile = {
    kind: "text",
    path: "docs/a.md",
    text,
    hash: textHash("docs/a.md", Buffer.from(text)),
  };
  const [source] = await parseFiles([file], { limits: limitsOf(undefined), engine });
  return source?.prose[""]?.segments.join("") ?? "";
}

test("code of a doc whose words have changed is not highlighted again", async () => {
  const engine = memoryEngine();
  const put = vi.spyOn(engine.values, "putJson");
  const html = await htmlOf(`Words.\n\n${CODE}\n`, engine);
  expect(html).toContain('<span class="hljs-keyword">return</span>');
  const keys = put.mock.calls.map(([key]) => key).filter((key) => key.startsWith("code "));
  expect(keys).toHaveLength(1);
  expect(await htmlOf(`Other words.\n\n${CODE}\n`, engine)).toBe(html.replace("Words", "Other words"));
  engine.values.putJson(keys[0] ?? "", "kept");
  expect(await htmlOf(`New words.\n\n${CODE}\n`, engine)).toContain("kept</code>");
  expect(await htmlOf(`New words.\n\n${CODE.replace("1", "2")}\n`, engine)).not.toContain("kept");
});

/** A thread gets a copy of what it is given, which has no getter of a class. */
function copyingThread(): Threads {
  const thread: Pick<Threads, "for" | "run"> = {
    for: () => thread as Threads,
    run: (task, input) => task.run(structuredClone(input()), new Known()),
  };
  return thread as Threads;
}

test("a text that is not read yet is read for the thread that parses it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-parse-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = "# Title\n\nWords.\n";
  writeFileSync(join(folder, "a.md"), text);
  const known = new DeferredText("docs/a.md", textHash("docs/a.md", Buffer.from(text)), join(folder, "a.md"));
  const engine = memoryEngine({ threads: copyingThread() });
  const [source] = await parseFiles([known], { limits: limitsOf(undefined), engine });
  expect(source?.prose[""]?.text).toContain("Words.");
});
