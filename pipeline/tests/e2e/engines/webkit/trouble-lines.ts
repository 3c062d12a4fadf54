/** A line of a page's console, as WebKitGTK writes it. */
const LINE = /CONSOLE (?<source>(?:[A-Z]+ )?)(?<level>ERROR|WARN|ASSERT)\w* (?<text>.*)$/;

/** WebKit does not know this part of the policy, ignores it and says so on every page. */
const EXPECTED = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** The trouble in a page that a line of the browser's output reports; empty for other lines. */
export function troubleOf(line: string): string[] {
  const { source = "", level = "", text } = LINE.exec(line)?.groups ?? {};
  return text === undefined || text === EXPECTED ? [] : [`${level.toLowerCase()}: ${source}${text}`];
}
