type View = typeof import("./show-page.ts");

/** It, where it is there. */
export let view: View | undefined;

/**
 * What puts a page in place: not needed for the first one, it comes with the second. Kept, because even a module that is
 * there is imported only after a frame, which a page that was fetched ahead need not wait for.
 */
export async function loadView(): Promise<View> {
  view ??= await import("./show-page.ts");
  return view;
}
