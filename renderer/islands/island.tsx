import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { IslandName, IslandProps } from "./islands.ts";
import { serverIslands } from "./islands-server.ts";

/**
 * A piece of a page that React takes over in the browser. Its HTML is made on its own, so that the page around it
 * can be static markup while this part still matches when it hydrates.
 */
export function Island<N extends IslandName>(props: {
  readonly name: N;
  readonly props: IslandProps[N];
}): ReactNode {
  const component = serverIslands[props.name] as FunctionComponent<IslandProps[N]>;
  const html = renderToString(createElement(component, props.props as IslandProps[N] & object), {
    identifierPrefix: props.name,
  });
  return (
    <div
      data-island={props.name}
      data-props={writtenProps(props.props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made and escaped this text one line above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Properties as an attribute holds them; an island without any needs no attribute. */
function writtenProps(props: object): string | undefined {
  const json = sortedJson(props);
  return json === "{}" ? undefined : json;
}

/**
 * JSON with the keys of objects in order: pages are known by what is in a record and not by the order in which an author
 * wrote it.
 */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
