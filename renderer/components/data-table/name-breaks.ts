const CODE = /(?<=<code>)[^<]{13,}(?=<\/code>)/g;
/** Behind a mark that joins the parts of a name, and before a capital that begins the next word. */
const JOINT = /(?<=[_/.:-])(?=[A-Za-z0-9])|(?<=[a-z0-9])(?=[A-Z][a-z])/;

/** Inline HTML whose long names in code may break between their parts, and nowhere else. */
export function withNameBreaks(html: string): string {
  return html.replace(CODE, (name) => name.split(JOINT).join("<wbr>"));
}
