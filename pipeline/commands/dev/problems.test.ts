import { afterEach, expect, test, vi } from "vitest";
import { readOptionsOf } from "../shared/options.ts";
import { Problems } from "./problems.ts";

afterEach(() => vi.restoreAllMocks());

const wrong = { code: "unit-kind", severity: "error", file: "a.yaml", message: "It is wrong." } as const;
const paths = { manual: "/__fairlead", served: "http://127.0.0.1:4000/__fairlead" };

/** The diagnostic as JSON prints it, and as pages get it. */
function problemsOf(args: readonly string[]): { printed: unknown; sent: unknown } {
  const options = readOptionsOf("dev", ["--format", "json", ...args]);
  const printed: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
  const [event] = new Problems(options, paths).tell(wrong);
  const { diagnostics } = JSON.parse(printed.join("")) as { diagnostics: { docs?: string }[] };
  return { printed: diagnostics[0]?.docs, sent: event?.type === "diagnostics" && event.items[0]?.docs };
}

test("the docs of a diagnostic are the page that dev serves: a whole address for programs, a path for pages", () => {
  expect(problemsOf([])).toEqual({
    printed: "http://127.0.0.1:4000/__fairlead/diagnostics/unit-kind",
    sent: "/__fairlead/diagnostics/unit-kind",
  });
});

test("where the manual is published, the docs of a diagnostic lead there", () => {
  const docs = "https://manual.example/diagnostics/unit-kind";
  expect(problemsOf(["--manual-url", "https://manual.example/"])).toEqual({ printed: docs, sent: docs });
});
