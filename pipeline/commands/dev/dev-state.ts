/** The state of the site that `dev` serves. `Build` is a site with the functions that make its files. */
export type DevState<Build> =
  /** Nothing has been made. */
  | { readonly name: "unopened" }
  /** The shared files are there, and each page is made when it is requested; all other requests wait. */
  | { readonly name: "early"; readonly build: Build }
  /** The same after the whole site could not be made: no request waits, since it may be long until it can. */
  | { readonly name: "stalled"; readonly build: Build }
  /** All files are there, or are made when they are requested. */
  | { readonly name: "whole"; readonly build: Build }
  /** The data folder is missing; what was made before is served. */
  | { readonly name: "lost"; readonly build: Build; readonly isWhole: boolean };

/** An event that may change the state. */
export type DevEvent<Build> =
  /** The first files of a site of many docs were made. */
  | { readonly type: "begun"; readonly build: Build }
  /** The whole site was made from the data folder as it is. */
  | { readonly type: "completed"; readonly build: Build }
  /** Some pages of `former` were made anew. */
  | { readonly type: "remade"; readonly former: Build; readonly build: Build }
  /** A pass over the site ended in an error. */
  | { readonly type: "failed" }
  /** The data folder could not be read. */
  | { readonly type: "folder-lost" };

/**
 * The state after an event, which is the same object where the event has no effect: pages of a site that another
 * one has replaced meanwhile are dropped, and an error leaves what is served as it is.
 */
export function nextState<Build>(state: DevState<Build>, event: DevEvent<Build>): DevState<Build> {
  switch (event.type) {
    case "begun":
      return state.name === "unopened" ? { name: "early", build: event.build } : state;
    case "completed":
      return { name: "whole", build: event.build };
    case "remade":
      return state.name !== "unopened" && state.build === event.former
        ? { ...state, build: event.build }
        : state;
    case "failed":
      return state.name === "early" ? { name: "stalled", build: state.build } : state;
    case "folder-lost":
      return lostState(state);
  }
}

function lostState<Build>(state: DevState<Build>): DevState<Build> {
  if (state.name === "unopened" || state.name === "lost") return state;
  return { name: "lost", build: state.build, isWhole: state.name === "whole" };
}

/** The site of a state; undefined before the first one. */
export function buildOf<Build>(state: DevState<Build>): Build | undefined {
  return state.name === "unopened" ? undefined : state.build;
}

/** Whether only the first files and the pages that were requested have been made. */
export function isInPart<Build>(state: DevState<Build>): boolean {
  switch (state.name) {
    case "early":
    case "stalled":
      return true;
    case "lost":
      return !state.isWhole;
    case "unopened":
    case "whole":
      return false;
  }
}
