/** Counts what is under way in this isolate and says when it is enough. */
export class InFlight {
  #count = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Runs the work, or answers undefined without running it when the limit is reached. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#count >= this.#limit) return undefined;
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#count -= 1;
    }
  }
}
