declare const __DEVELOPMENT__: boolean;

/** True in the development variant of the client; a constant that the bundler replaces. */
export const development = typeof __DEVELOPMENT__ !== "undefined" && __DEVELOPMENT__;
