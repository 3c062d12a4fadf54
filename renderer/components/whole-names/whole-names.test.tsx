import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WholeNames } from "./whole-names.tsx";

const drawn = (text: string): string => renderToStaticMarkup(<WholeNames text={text} />);

test("a name with hyphens is one piece, with the signs around it", () => {
  expect(drawn("Test of the (Serial-Servo-Hub), again")).toBe(
    'Test of the <span class="whole-name">(Serial-Servo-Hub),</span> again',
  );
});

test("a text without such a name is as it is written", () => {
  expect(drawn("From 3 - 4, or \u22125")).toBe("From 3 - 4, or \u22125");
  expect(drawn("Serial-Servo-Hub")).toBe("Serial-Servo-Hub");
  expect(drawn("Has {{product.sample-board.outputs}} of them")).not.toContain("whole-name");
});
