/** Below the folder that a command runs in: `.vscode/settings.json` and modelines name files in it. */
export const SCHEMAS_FOLDER = ".fairlead/schemas";
