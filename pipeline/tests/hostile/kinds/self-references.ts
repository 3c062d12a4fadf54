import { bareDoc, type HostileCase, page } from "../hostile-case.ts";

/** Things that lead to themselves. */
export const selfReferences: readonly HostileCase[] = [
  {
    name: "a category that names its own parent as its page",
    files: {
      "docs/g/_category_.json": '{"link":{"type":"doc","id":"../a"}}',
      "docs/g/b.md": "# B\n",
      ...bareDoc,
    },
    gives: ["*reference-not-found"],
  },
  {
    name: "next and previous that lead to themselves",
    files: { "docs/a.md": "---\npagination_next: a\npagination_prev: a\n---\n# A\n" },
    gives: [],
  },
  {
    name: "a value that refers to itself",
    files: page("body: |\n  {{ product.a.x }}\n"),
    gives: ["pages/a.yaml:7:3 value-not-found"],
  },
];
