let stated: string | undefined;

/** Says the version once, when the command starts: formats see diagnostics, not the launcher. */
export function stateToolVersion(version: string): void {
  stated = version;
}

/** Version of Fairlead for formats that name their maker; 0.0.0 where no launcher has stated one. */
export function toolVersion(): string {
  return stated ?? "0.0.0";
}
