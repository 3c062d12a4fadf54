/** The rule of ids that all schemas share, for texts that are checked before there is a record. */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

export function isRecordId(text: string): boolean {
  return ID.test(text);
}
