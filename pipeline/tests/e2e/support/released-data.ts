import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { dataFolders } from "./built-site.ts";

/** The doc of the small fixture in which a save is seen. */
export const savedDoc = "docs/Beta/wiring.md";

/** A data folder that is reached by a link to one of two releases, as deploy tools have it, and what may become of it. */
export class ReleasedData {
  /** The name of the data folder: it stays, whichever folder it links to. */
  readonly data: string;
  #count = 0;

  constructor(readonly folder: string) {
    this.data = join(folder, "current/data");
    mkdirSync(join(folder, "releases"));
    for (const name of ["5", "6"])
      cpSync(dataFolders.small, join(folder, "releases", name, "data"), { recursive: true });
    symlinkSync("releases/5", join(folder, "current"));
  }

  /** A place beside the data that nothing has yet. */
  away(): string {
    return join(this.folder, `away-${++this.#count}`);
  }

  /** Words that no doc has yet, in place of those before. */
  words(text: string): readonly [words: string, text: string] {
    const words = `Bond the grounds ${++this.#count} times.`;
    return [words, text.replace(/Join the grounds.*|Bond the grounds.*/, words)];
  }

  /** Saves other words in a data folder, and gives them. */
  write(data = this.data): string {
    const file = join(data, savedDoc);
    const [words, text] = this.words(readFileSync(file, "utf8"));
    writeFileSync(file, text);
    return words;
  }

  /** Moves a file or folder away; what is returned moves it back. */
  move(path: string): () => void {
    const other = this.away();
    renameSync(path, other);
    return () => renameSync(other, path);
  }

  /** Removes a folder; what is returned brings a copy back. */
  remove(path: string): () => void {
    const other = this.copy(path);
    rmSync(path, { recursive: true });
    return () => cpSync(other, path, { recursive: true });
  }

  /** Copies a folder, and says where to. */
  copy(path: string): string {
    const other = this.away();
    cpSync(path, other, { recursive: true });
    return other;
  }

  /** Lets the link lead elsewhere; what is returned lets it lead back. */
  link(target: string): () => void {
    const link = join(this.folder, "current");
    const before = readlinkSync(link);
    const point = (to: string): void => {
      symlinkSync(to, `${link}.new`);
      renameSync(`${link}.new`, link);
    };
    point(target);
    return () => point(before);
  }

  /** Makes the release a repository whose branch "with" has a commit of all that is there. */
  repository(): { readonly top: string; readonly git: (...args: string[]) => void } {
    const top = dirname(realpathSync(this.data));
    const git = (...args: string[]): void => {
      const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.invalid"];
      execFileSync("git", ["-C", top, ...identity, ...args], { stdio: "pipe" });
    };
    git("init", "--quiet", "--initial-branch", "with");
    git("add", ".");
    git("commit", "--quiet", "-m", "With");
    return { top, git };
  }
}
