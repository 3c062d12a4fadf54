import { bareDoc, type HostileCase, page } from "../hostile-case.ts";

/** Two files that want one address. */
export const routeClashes: readonly HostileCase[] = [
  {
    name: "two docs with one slug",
    files: { "docs/a.md": "---\nslug: /x\n---\n# A\n", "docs/b.md": "---\nslug: /x\n---\n# B\n" },
    gives: ["docs/b.md:2:7 duplicate-route"],
  },
  {
    name: "two docs by case",
    files: { "docs/Wiring.md": "# A\n", "docs/wiring.md": "# B\n" },
    gives: ["docs/wiring.md route-case-clash"],
  },
  {
    name: "two records by case",
    files: {
      ...page("route: /About\n"),
      "pages/b.yaml": "type: page\nid: b\ntitle: B\nsummary: B.\nstate: published\nroute: /about\n",
    },
    gives: ["pages/b.yaml:6:8 route-case-clash"],
  },
  {
    name: "a doc and its folder's index",
    files: { "docs/g.md": "# A\n", "docs/g/index.md": "# B\n" },
    gives: ["*duplicate-route"],
  },
  {
    name: "README and index of one folder",
    files: { "docs/g/README.md": "# A\n", "docs/g/index.md": "# B\n" },
    gives: ["docs/g/index.md duplicate-route"],
  },
  {
    name: "a doc and a category page",
    files: { "docs/g/_category.yaml": "page: generated\nslug: g/a\n", "docs/g/a.md": "# A\n" },
    gives: ["*duplicate-route"],
  },
  {
    name: "two categories with one slug",
    files: {
      "docs/g/_category.yaml": "page: generated\nslug: x\n",
      "docs/g/a.md": "# A\n",
      "docs/h/_category.yaml": "page: generated\nslug: x\n",
      "docs/h/a.md": "# A\n",
    },
    gives: ["docs/h/_category.yaml:2:7 duplicate-route"],
  },
  {
    name: "number prefixes that fall together",
    files: { "docs/1-a.md": "# A\n", "docs/2-a.md": "# B\n" },
    gives: ["docs/2-a.md duplicate-route"],
  },
  {
    name: "an alias on a page",
    files: { ...page("aliases: [/docs/a]\n"), ...bareDoc },
    gives: ["pages/a.yaml:6:11 duplicate-route"],
  },
  { name: "an alias twice", files: page("aliases: [/old, /old]\n"), gives: ["*"] },
  {
    name: "an alias of two pages",
    files: { ...page("aliases: [/old]\n"), "docs/a.md": "---\naliases: [/old]\n---\n# A\n" },
    gives: ["*duplicate-route"],
  },
];
