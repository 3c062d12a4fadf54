import { SaxesParser } from "saxes";

/** Text of a definition file by its name, such as `common.xml`. */
type ReadFile = (name: string) => string;

/** A dialect as the table has it: what it includes, and its messages as number and names of fields. */
interface Dialect {
  readonly includes: string[];
  readonly messages: Record<string, [number, string]>;
}

/**
 * Messages of a dialect of MAVLink and of all that it includes, directly or through others, from the XML definitions
 * (https://mavlink.io/en/guide/xml_schema.html). Each dialect has only the messages of its own file.
 */
export function readDialects(name: string, readFile: ReadFile): Record<string, Dialect> {
  const dialects = new Map<string, Dialect>();
  const names = new Set([name]);
  for (const next of names) {
    const dialect = readDialect(readFile(`${next}.xml`));
    for (const included of dialect.includes) names.add(included);
    dialects.set(next, dialect);
  }
  return sortedByName(dialects);
}

function readDialect(xml: string): Dialect {
  const includes: string[] = [];
  const messages = new Map<string, [number, string]>();
  let [message, text] = ["", ""];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    text = "";
    if (name === "message") {
      message = attributes.name ?? "";
      messages.set(message, [Number(attributes.id), ""]);
    }
    const entry = messages.get(message);
    if (name === "field" && entry !== undefined) entry[1] = `${entry[1]} ${attributes.name}`.trim();
  });
  parser.on("text", (part) => {
    text += part;
  });
  parser.on("closetag", ({ name }) => {
    if (name === "include") includes.push(text.trim().replace(/\.xml$/, ""));
  });
  parser.write(xml).close();
  return { includes, messages: sortedByName(messages) };
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
const sortedByName = <T>(entries: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...entries].sort(byName));

/** The file of the table: a message a line. */
export function mavlinkTable(commit: string, dialects: Readonly<Record<string, Dialect>>): string {
  const source = `https://github.com/mavlink/mavlink, message_definitions/v1.0, commit ${commit}`;
  const texts = Object.entries(dialects).map(([name, { includes, messages }]) => {
    const lines = Object.entries(messages).map((entry) => `        ${pair(entry)}`);
    return `    ${JSON.stringify(name)}: {
      "includes": ${JSON.stringify(includes)},
      "messages": {
${lines.join(",\n")}
      }
    }`;
  });
  return `{\n  ${pair(["source", source])},\n  "dialects": {\n${texts.join(",\n")}\n  }\n}\n`;
}

const pair = ([name, value]: [string, unknown]): string =>
  `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
