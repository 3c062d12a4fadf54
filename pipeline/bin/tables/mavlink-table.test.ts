import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mavlinkTable, readDialects } from "./mavlink-table.ts";

const dialect = (content: string): string => `<?xml version="1.0"?>\n<mavlink>${content}</mavlink>`;
const message = (id: number, name: string, ...fields: string[]): string =>
  `<message id="${id}" name="${name}"><description>Text of ${name}</description>${fields
    .map((field) => `<field type="uint8_t" name="${field}" enum="MODE">Text</field>`)
    .join("")}</message>`;

const definitions: Readonly<Record<string, string>> = {
  "boat.xml": dialect(
    `<include> sea.xml </include><include>land.xml</include><version>3</version><dialect>2</dialect>
     <enums><enum name="MODE"><entry value="0" name="OFF"><param index="1">Text</param></entry></enum></enums>
     <messages>${message(301, "RUDDER", "angle", "rate")}
       <!-- ${message(302, "SAIL", "angle")} -->
       ${message(300, "ANCHOR", "depth").replace("</message>", '<extensions/><field type="float" name="drift"/></message>')}
     </messages>`,
  ),
  "sea.xml": dialect(
    `<include>land.xml</include><messages>${message(2, "DEPTH", "time_boot_ms")}</messages>`,
  ),
  "land.xml": dialect(`<messages>${message(0, "HEARTBEAT", "type")}</messages>`),
};

test("the table has each included dialect once, sorted, with the messages of its own file and their extensions", () => {
  const dialects = readDialects("boat", (name) => definitions[name] ?? "");
  expect(mavlinkTable("0123abc", dialects)).toBe(`{
  "source": "https://github.com/mavlink/mavlink, message_definitions/v1.0, commit 0123abc",
  "dialects": {
    "boat": {
      "includes": ["sea","land"],
      "messages": {
        "ANCHOR": [300,"depth drift"],
        "RUDDER": [301,"angle rate"]
      }
    },
    "land": {
      "includes": [],
      "messages": {
        "HEARTBEAT": [0,"type"]
      }
    },
    "sea": {
      "includes": ["land"],
      "messages": {
        "DEPTH": [2,"time_boot_ms"]
      }
    }
  }
}
`);
});

test("the committed table is in the form that the script writes", () => {
  const file = new URL("../../domain/definitions/mavlink.json", import.meta.url);
  const text = readFileSync(file, "utf8");
  const { source, dialects } = JSON.parse(text) as {
    readonly source: string;
    readonly dialects: ReturnType<typeof readDialects>;
  };
  expect(mavlinkTable(source.slice(-40), dialects)).toBe(text);
});
