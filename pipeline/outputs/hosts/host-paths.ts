import type { PathProducer } from "../../pages/output-path.ts";

/** The files that hosts read, in the form that each kind of host knows. */
export const HOST_FILES = ["_headers", "_redirects", "nginx.conf", "nginx-redirects.map"] as const;

/** The paths of `hostFiles`. */
export const hostPaths: PathProducer = { name: "hosts", paths: () => HOST_FILES.map((path) => ({ path })) };
