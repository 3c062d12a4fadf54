import { pick } from "../../fixtures/random.ts";

type Random = () => number;

/** Values of every type, by which a program may mistake what it reads. */
const values: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1,
    2,
    1.5,
    1e21,
    -1e308,
    65536,
    2 ** 31,
    2 ** 53,
    1e15,
    "",
    " ",
    "a",
    "1",
    "0x10",
    "__proto__",
  ],
  ...[
    "constructor",
    "a\nb",
    "\u001b[2J",
    "a".repeat(3000),
    [],
    [[]],
    [null],
    ["a"],
    [1],
    {},
    { a: null },
    [{}],
  ],
  ...[
    { name: null },
    { name: "a", value: "b" },
    { toString: 1 },
    [{ name: {} }],
    [{ name: "a" }],
    { length: 5 },
  ],
];

interface Place {
  readonly owner: Record<string, unknown> | unknown[];
  readonly key: string;
}

/** The text of a JSON value in which some values are replaced by those of other types, left out, repeated or moved. */
export function alteredJson(text: string, random: Random): string {
  const root: { value: unknown } = { value: JSON.parse(text) };
  for (let left = 1 + Math.floor(random() * 4); left > 0; left--) alterOne(root, random);
  return JSON.stringify(root.value, null, 1) ?? "";
}

function alterOne(root: { value: unknown }, random: Random): void {
  const places = [...placesBelow(root)];
  const { owner, key } = pick(places, random);
  const draw = random();
  if (draw < 0.6) put(owner, key, pick(values, random));
  else if (draw < 0.75) take(owner, key);
  else if (draw < 0.9 && Array.isArray(owner)) owner.splice(Number(key), 0, owner[Number(key)]);
  else {
    const other = pick(places, random);
    put(owner, key, structuredClone(valueAt(other)));
  }
}

function* placesBelow(owner: object): Generator<Place> {
  for (const [key, value] of Object.entries(owner)) {
    yield { owner: owner as Place["owner"], key };
    if (typeof value === "object" && value !== null) yield* placesBelow(value);
  }
}

const valueAt = ({ owner, key }: Place): unknown => (owner as Record<string, unknown>)[key];

function put(owner: Place["owner"], key: string, value: unknown): void {
  (owner as Record<string, unknown>)[key] = value;
}

function take(owner: Place["owner"], key: string): void {
  if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else if (key !== "value" || Object.keys(owner).length > 1) delete owner[key];
}
