/** So many failures of our own code, and the browser does without it until the worker starts anew. */
const ALLOWED = 3;

/** Counts failures of our own code. */
export class FailureCount {
  #count = 0;

  add(): void {
    this.#count += 1;
  }

  get isOut(): boolean {
    return this.#count >= ALLOWED;
  }
}
