import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Names the nginx that tests start. */
const VARIABLE = "FAIRLEAD_NGINX";

/** A hint for a machine without nginx. */
export const NGINX_HINT = `The tests need nginx: install it (apt-get install nginx-light, brew install nginx), or name it in ${VARIABLE}.`;

/** nginx is no server of Windows: its port there takes other paths, and is not used to publish. */
export const canHaveNginx = process.platform !== "win32";

/** Where administrators' programs lie, which the path of other users leaves out. */
const MORE_FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/** The nginx to test with, or undefined without one. A variable that names no program is an error. */
export function findNginx(): string | undefined {
  const named = process.env[VARIABLE];
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) throw new Error(`${VARIABLE} names ${named}, and there is no such file.`);
    return named;
  }
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...MORE_FOLDERS];
  return folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}
