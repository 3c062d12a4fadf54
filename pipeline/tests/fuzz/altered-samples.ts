import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../../sources/read/entries-below.ts";
import { type Files, samplesFolder } from "../support/pages/site-of.ts";
import { hostileText, yamlText } from "./hostile-text.ts";

/** Keys of records whose value is plain text or prose, wherever they occur. */
const texts =
  /\b(title|summary|description|note|meaning|behaviour|definition|termination|nodeId|function): (?!\||>|\[|\{)([A-Z][^,"'{}[\]\n]*[^,"'{}[\]\n ])(?=[,}\n]| [},])/g;

/** How many texts of a site are altered, about: of many more, one is refused nearly always, and the site with it. */
const ALTERED = 6;

/** The sample records, which make every kind of file for other programs, with other texts in some places. */
export function alteredSamples(random: () => number): Files {
  const files = pathsBelow(samplesFolder).map((path) => ({
    path,
    bytes: readFileSync(join(samplesFolder, path)),
  }));
  const isYaml = ({ path }: { readonly path: string }): boolean => /\.yaml$/.test(path);
  const all = files.filter(isYaml).flatMap(({ bytes }) => bytes.toString().match(texts) ?? []);
  return Object.fromEntries(
    files.map((file) => {
      const { path, bytes } = file;
      if (!isYaml(file)) return [path, bytes];
      const text = bytes.toString();
      const alter = (whole: string, key: string, _value: string, at: number): string =>
        isCut(text, at, at + whole.length) || random() > ALTERED / all.length
          ? whole
          : `${key}: ${yamlText(hostileText(random, 100))}`;
      return [path, text.replace(texts, alter)];
    }),
  );
}

/** Whether a comma ends what was found within a text that goes on: outside braces it is a part of it. */
function isCut(text: string, start: number, end: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", start) + 1, start);
  return text[end] === "," && !line.includes("{");
}

function pathsBelow(folder: string): string[] {
  return [...entriesBelow(folder)]
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort();
}
