import { expect, test } from "vitest";
import { type Board, boardsOf } from "../../domain/boards/scope.ts";
import { boardsInWords } from "./boards-in-words.ts";

const lineup = { hardware: ["A", "B", "C", "D"], variants: ["small", "large"] };
const all = boardsOf(lineup);
const where = (isMeant: (board: Board) => boolean): Board[] => all.filter(isMeant);

test.each<[string, Board[]]>([
  ["", all],
  ["hardware A", where(({ hardware }) => hardware === "A")],
  ["hardware up to B", where(({ hardware = "" }) => hardware <= "B")],
  ["hardware from C", where(({ hardware = "" }) => hardware >= "C")],
  ["hardware B to C", where(({ hardware = "" }) => hardware === "B" || hardware === "C")],
  ["hardware A and C", where(({ hardware = "" }) => hardware === "A" || hardware === "C")],
  ["variant large", where(({ variant }) => variant === "large")],
  ["variant small, hardware D", where(({ hardware, variant }) => hardware === "D" && variant === "small")],
  [
    "variant small; variant large, hardware from C",
    where(({ hardware = "", variant }) => variant === "small" || hardware >= "C"),
  ],
])("boards are called %j", (words, boards) => {
  expect(boardsInWords(boards, lineup)).toBe(words);
});
