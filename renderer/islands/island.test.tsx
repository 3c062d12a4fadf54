import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Island, sortedJson } from "./island.tsx";
import { clientIslands } from "./islands-client.ts";
import { serverIslands } from "./islands-server.ts";

test("an island carries its props and the HTML that hydration expects", () => {
  const html = renderToStaticMarkup(<Island name="colour-mode" props={{ followSystem: true }} />);
  expect(html).toMatch(
    /^<div data-island="colour-mode" data-props="\{&quot;followSystem&quot;:true\}"><button [^>]*disabled=""/,
  );
  expect(html).toContain('aria-label="Switch between dark and light mode"');
});

test("an island without props carries no attribute for them", () => {
  const html = renderToStaticMarkup(<Island name="menus" props={{}} />);
  expect(html).toMatch(/^<div data-island="menus">/);
});

test("the order in which an author wrote keys makes no other page", () => {
  const inOrder = (first: object, second: object): string =>
    sortedJson({ list: [{ ...first, ...second }], ...second, ...first });
  const [min, max] = [{ min: 1 }, { max: { value: 2, unit: "V" } }];
  expect(inOrder(min, max)).toBe(inOrder(max, min));
  expect(inOrder(min, max)).toBe(
    '{"list":[{"max":{"unit":"V","value":2},"min":1}],"max":{"unit":"V","value":2},"min":1}',
  );
});

test("hostile props cannot leave their attribute", () => {
  const html = renderToStaticMarkup(<Island name="announcement-close" props={{ id: `"><script>'` }} />);
  expect(html).not.toContain("<script>");
});

test("ids of one page differ between islands", () => {
  const html = renderToStaticMarkup(
    <Island
      name="serial-check"
      props={{ register: { count: 0, digits: 0, folder: "/serials/", devices: [] } }}
    />,
  );
  expect(html).toMatch(/id="_serial-check/);
});

test("no island writes a style attribute, which the content security policy forbids", () => {
  const html = renderToStaticMarkup(
    <>
      <Island name="back-to-top" props={{}} />
      <Island name="menus" props={{}} />
      <Island
        name="serial-check"
        props={{ register: { count: 0, digits: 0, folder: "/serials/", devices: [] } }}
      />
    </>,
  );
  expect(html).not.toContain("style=");
});

test("server and browser know the same islands", () => {
  expect(Object.keys(clientIslands)).toEqual(Object.keys(serverIslands));
});
