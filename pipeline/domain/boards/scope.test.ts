import { expect, test } from "vitest";
import { boardsOf, holdsFor, holdTogether, type Scope } from "./scope.ts";

const lineup = { hardware: ["A", "B", "C"], variants: ["small", "large"] };
const heldBy = (scope: Scope): string[] =>
  boardsOf(lineup)
    .filter((board) => holdsFor(scope, board, lineup))
    .map(({ hardware, variant }) => `${variant} ${hardware}`);

test.each<[scope: Scope, boards: string[]]>([
  [{}, ["small A", "small B", "small C", "large A", "large B", "large C"]],
  [{ since: "B" }, ["small B", "small C", "large B", "large C"]],
  [{ until: "A", variant: "large" }, ["large A"]],
  [{ since: "B", until: "B", variant: ["small", "large"] }, ["small B", "large B"]],
])("%j holds for its boards alone", (scope, boards) => {
  expect(heldBy(scope)).toEqual(boards);
});

test("a product that lists nothing has one board, for which everything holds", () => {
  const none = { hardware: [], variants: [] };
  expect(boardsOf(none)).toEqual([{}]);
  expect(holdsFor({ since: "B", variant: "small" }, {}, none)).toBe(true);
});

const scopes: Scope[] = [undefined, "A", "B", "C"].flatMap((since) =>
  [undefined, "A", "B", "C"].flatMap((until) =>
    [undefined, "small", "large"].map((variant) => ({ since, until, variant })),
  ),
);

test("two scopes hold together exactly where there is a board for which both hold", () => {
  const isForward = ({ since = "A", until = "C" }: Scope): boolean => since <= until;
  for (const a of scopes.filter(isForward))
    for (const b of scopes.filter(isForward))
      expect([a, b, holdTogether(a, b, lineup)]).toEqual([
        a,
        b,
        heldBy(a).some((board) => heldBy(b).includes(board)),
      ]);
});

test("revisions that nobody has listed follow each other, and variants differ by their names", () => {
  const none = { hardware: [] };
  expect(holdTogether({ until: "A" }, { since: "B" }, none)).toBe(false);
  expect(holdTogether({ variant: "x" }, { variant: "y" }, none)).toBe(false);
  expect(holdTogether({ variant: ["x", "y"] }, { variant: "y" }, none)).toBe(true);
});
