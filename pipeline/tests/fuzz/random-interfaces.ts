import { pick } from "../fixtures/random.ts";
/** Numbers from 0 up to 1. */
export type Random = () => number;
/** The fields of a record. */
export type Fields = Readonly<Record<string, unknown>>;

/** A record of each type of interface, in a random state, each named by some of the products or naming them. */
export function randomInterfaces(random: Random, products: readonly string[]): Fields[] {
  return [...Object.entries(types), ...Object.entries(second)].flatMap(([type, fields]) => {
    if (random() < 0.2) return [];
    const state = pick(
      [{ status: "confirmed" }, { status: "preliminary" }, { status: "withdrawn" }, {}],
      random,
    );
    const goesWith = products.filter(() => random() < 0.5);
    const kind = type.replace(/-\d$/, "");
    return [
      {
        ...{ type: kind, id: `i-${type}`, title: `Sample ${type}` },
        ...(random() < 0.5 ? { summary: "A sample." } : {}),
        ...(random() < 0.5 ? { revision: "1" } : {}),
        ...state,
        ...(goesWith.length > 0 ? { products: goesWith } : {}),
        ...fields,
      },
    ];
  });
}

const pins = [
  { number: 1, name: "VIN", class: "power", direction: "power-in", function: "Supply", unknown: ["level"] },
  {
    number: 2,
    name: "GND",
    class: "ground",
    direction: "passive",
    function: "Ground",
    unknown: ["maxCurrent"],
  },
];

const types: Readonly<Record<string, Fields>> = {
  connector: {
    designator: "J1",
    kind: "header",
    pinCount: 2,
    pins,
    layout: { rows: 1, columns: 2, pin1: "top-left" },
  },
  "register-map": {
    ...{ transport: "rtu", wordOrder: "high-first" },
    blocks: [
      {
        ...{ id: "state", title: "State", table: "holding" },
        registers: [{ name: "VOLTAGE", address: 16, type: "u16", access: "r", description: "Supply." }],
      },
    ],
  },
  "can-message-set": {
    bus: { bitRate: 500000, idType: "standard", format: "classic" },
    messages: [
      {
        id: "0x1A0",
        name: "Status",
        length: 2,
        signals: [{ name: "Mode", start: 0, length: 4, type: "unsigned" }],
      },
    ],
  },
  "serial-protocol": {
    ...{ physical: {}, framing: { kind: "text", end: "0D 0A" } },
    messages: [{ id: "get", name: "Get", direction: "to-device" }],
  },
  "message-support": {
    standard: "mavlink-common",
    items: [{ message: "HEARTBEAT", direction: "both" }],
  },
};

/** A second record of these types, and references from one to another. */
const second: Readonly<Record<string, Fields>> = {
  "connector-2": { designator: "J2", kind: "connector", pinCount: 2, pins },
  "register-map-2": {
    ...types["register-map"],
    transport: "memory",
    wordOrder: undefined,
    blocks: memoryBlocks(),
  },
};

function memoryBlocks(): Fields[] {
  return [{ id: "state", title: "State", registers: [{ name: "ID", address: 0, type: "u32", access: "r" }] }];
}
