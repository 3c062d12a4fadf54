import type { DotToken } from "./dot-tokens.ts";

/** The label of the whole graph, or its name, where the source gives one in words. */
export function graphLabel(tokens: readonly DotToken[]): string | undefined {
  const code = tokens.filter(({ kind }) => kind !== "comment");
  const body = code.findIndex((token) => isSign(token, "{"));
  const words = labelsOfGraph(code.slice(body + 1)).at(-1) ?? quotedName(code.slice(0, body));
  const text = words
    ?.replace(/\\[A-Za-z]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? undefined : text;
}

/** The values of `label` that are the graph's own: not those of its nodes, edges and subgraphs. Graphviz draws the last. */
function labelsOfGraph(code: readonly DotToken[]): string[] {
  let depth = 0;
  let owner: "graph" | "other" | undefined;
  return code.flatMap((token, index) => {
    // Behind the bracket that closes the graph, another one may follow.
    if (isSign(token, "{") && depth >= 0) depth++;
    if (isSign(token, "}")) depth--;
    if (isSign(token, "[") && owner === undefined)
      owner = code[index - 1]?.value.toLowerCase() === "graph" ? "graph" : "other";
    if (isSign(token, "]") && !isSign(code[index + 1], "[")) owner = undefined;
    const value = code[index + 2];
    const isLabel = token.value === "label" && isSign(code[index + 1], "=") && owner !== "other";
    return depth === 0 && isLabel && value !== undefined && value.kind !== "html" ? [value.value] : [];
  });
}

/** The name of a graph in quotes is written for people; a bare one, such as `G`, for programs. */
function quotedName(head: readonly DotToken[]): string | undefined {
  return head.find(({ kind }) => kind === "string")?.value;
}

function isSign(token: DotToken | undefined, sign: string): boolean {
  return token?.kind === "sign" && token.value === sign;
}
