/** A number of bytes as people read it: 812 B, 14.2 kB, 3.1 MB. The thin space groups it with its unit. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u202fB`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)}\u202fkB`;
  return `${(bytes / 1_000_000).toFixed(1)}\u202fMB`;
}
