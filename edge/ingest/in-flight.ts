/** Limits the number of tasks that run at once in this isolate. */
export class InFlight {
  #count = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Runs the work and returns its result. At the limit, returns undefined without running it. */
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
