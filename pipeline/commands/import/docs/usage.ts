/** The way to call an import of docs. */
export const usage = "Write fairlead import docs DIR --to DATA, where DIR holds the docs and their settings.";
