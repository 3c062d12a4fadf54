/** Code that runs in pages of every engine: each function is self-contained, since its source is sent. */

/** The element to find in a page: a regular expression is sent as its source and flags. */
export interface Sought {
  readonly role: string;
  readonly name: string | { readonly source: string; readonly flags: string };
}

/** The first element that is seen, can be used and has a role and an accessible name. */
export function findByRole({ role, name }: Sought): Element | null {
  const selectors: Readonly<Record<string, string>> = {
    button: "button, summary, input[type=button], input[type=submit], [role=button]",
    link: "a[href], [role=link]",
    heading: "h1, h2, h3, h4, h5, h6, [role=heading]",
    searchbox: "input[type=search], [role=searchbox]",
    textbox: "input:not([type]), input[type=text], input[type=email], textarea, [role=textbox]",
    checkbox: "input[type=checkbox], [role=checkbox]",
    dialog: "dialog[open], [role=dialog]",
  };
  const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();
  const byIds = (ids: string): string =>
    ids
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ");
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute("aria-labelledby");
    if (labelledBy !== null) return tidy(byIds(labelledBy));
    const label = element.getAttribute("aria-label");
    if (label !== null && label.trim() !== "") return tidy(label);
    const { labels } = element as HTMLInputElement;
    if (labels instanceof NodeList && labels.length > 0)
      return tidy([...labels].map((one) => one.textContent ?? "").join(" "));
    if (element instanceof HTMLInputElement)
      return tidy(element.value || element.placeholder || element.title);
    // Text that is hidden from assistive technology is no part of a name.
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true], [hidden]")) hidden.remove();
    const images = [...copy.querySelectorAll("img[alt]")].map((image) => image.getAttribute("alt") ?? "");
    return tidy([copy.textContent ?? "", ...images].join(" ")) || tidy(element.getAttribute("title") ?? "");
  };
  const isMeant = (element: Element): boolean => {
    const found = nameOf(element);
    return typeof name === "string" ? found === name : new RegExp(name.source, name.flags).test(found);
  };
  const isUsable = (element: Element): boolean => {
    const { visibility } = getComputedStyle(element);
    const isSeen = element.getClientRects().length > 0 && visibility === "visible";
    return isSeen && !(element as HTMLButtonElement).disabled && element.closest("[inert]") === null;
  };
  const roleOf = (element: Element): string | null => element.getAttribute("role");
  const all = [...document.querySelectorAll(selectors[role] ?? `[role=${role}]`)];
  const candidates = all.filter((element) => [null, role].includes(roleOf(element)));
  return candidates.find((element) => isUsable(element) && isMeant(element)) ?? null;
}

/**
 * Whether the client has taken over: it says so on the root element, and React has finished with every island. React itself
 * has no public sign for the latter, so this reads the mark that it leaves on a root's element.
 */
export function isStarted(): boolean {
  const isTakenOver = (element: Element): boolean => {
    const name = Object.keys(element).find((key) => key.startsWith("__reactContainer$"));
    if (name === undefined) return false;
    type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } };
    const root = (element as unknown as Record<string, Root | null>)[name];
    return root?.stateNode.current.memoizedState?.isDehydrated !== true;
  };
  return (
    document.documentElement.dataset.hydrated !== undefined &&
    [...document.querySelectorAll("[data-island]")].every(isTakenOver)
  );
}

/** Whether a worker is active, none is on its way, and the page is served by it. */
export async function isServed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { installing, active } = registration ?? {};
  return installing === null && active?.state === "activated" && navigator.serviceWorker.controller !== null;
}
