import type { Database } from "./database.ts";
import { type Deadlines, withDeadline } from "./deadlines.ts";
import type { NoteStore } from "./stores.ts";

/** Notes in the database, beside the pointer. */
export function databaseNotes(database: () => Database, { database: ms }: Deadlines): NoteStore {
  return {
    read: (key) => withDeadline(ms, async () => (await database().getItem(`note ${key}`)) ?? undefined),
    write: (key, value) =>
      withDeadline(ms, async () => {
        await database().setItem(`note ${key}`, value);
      }),
    remove: (key) => withDeadline(ms, () => database().removeItem(`note ${key}`)),
  };
}
