import { ardupilotmega, common, minimal } from "mavlink-mappings";
import { describe, expect, test } from "vitest";
import mavlink from "./mavlink.json" with { type: "json" };
import nmea from "./nmea-0183.json" with { type: "json" };
import { publicMessages } from "./public-messages.ts";

interface Mapping {
  readonly MSG_ID: number;
  readonly MSG_NAME: string;
  readonly FIELDS: readonly { readonly name: string }[];
}

/** Another program writes names without underscores. */
const plain = (name: string): string => name.replaceAll("_", "").toLowerCase();

describe("the list of MAVLink messages", () => {
  const mine = publicMessages("mavlink-ardupilotmega");
  const theirs = [minimal, common, ardupilotmega].flatMap(
    ({ REGISTRY }) => Object.values(REGISTRY) as unknown as Mapping[],
  );

  test("has the numbers and fields that mavlink-mappings has for the messages that both know", () => {
    const shared = theirs.filter(({ MSG_NAME }) => mine.has(MSG_NAME));
    expect(shared.length).toBeGreaterThan(270);
    const unknown = shared.flatMap(({ MSG_ID, MSG_NAME, FIELDS }) => {
      const message = mine.get(MSG_NAME);
      expect([MSG_NAME, message?.id]).toEqual([MSG_NAME, MSG_ID]);
      const fields = new Set(message?.fields?.map(plain));
      return FIELDS.filter(({ name }) => !fields.has(plain(name))).map(({ name }) => `${MSG_NAME} ${name}`);
    });
    // The package is older: it lacks fields that were added, and has one that has another name since.
    expect(unknown).toEqual(["OPEN_DRONE_ID_AUTHENTICATION pageCount"]);
  });

  test("says which commit it is of", () => {
    expect(mavlink.source).toMatch(/mavlink\/mavlink.* commit [0-9a-f]{40}$/);
    expect(nmea.source).toMatch(/gpsd.* commit [0-9a-f]{40}$/);
  });

  test("has what a dialect includes", () => {
    expect(publicMessages("mavlink-common").get("HEARTBEAT")?.id).toBe(0);
    expect(publicMessages("mavlink-minimal").has("ATTITUDE")).toBe(false);
  });
});

test("sentences of NMEA 0183 have three characters and a title", () => {
  const sentences = publicMessages("nmea-0183");
  expect(sentences.size).toBeGreaterThan(70);
  for (const [name, { title }] of sentences) {
    expect(name).toMatch(/^[A-Z0-9]{3}$/);
    expect(title).toMatch(/^\S.*\S$/);
  }
});
