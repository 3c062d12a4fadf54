type View = typeof import("./show-page.ts");

/** It, where it is there. */
export let view: View | undefined;

/**
 * Loads the code that replaces the page. The first page does not need it; it is loaded with the second. It is cached,
 * because the import even of a loaded module takes a frame, which a prefetched page need not wait for.
 */
export async function loadView(): Promise<View> {
  view ??= await import("./show-page.ts");
  return view;
}
