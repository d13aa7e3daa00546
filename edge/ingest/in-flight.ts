/** Limits the concurrent work in this isolate. */
export class InFlight {
  #count = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Runs the work, or returns undefined without running it at the limit. */
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
