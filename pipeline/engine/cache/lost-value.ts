/**
 * A value that the store had when a command began cannot be read: a disk gave other bytes back than it was given, or
 * somebody took the file away. Nothing is wrong with the sources; without the cache the command can be run again.
 */
export class LostValueError extends Error {}
