/** When a task counts no longer, ms: who sent it broke off after 20 s, and the platform may have ended it then. */
const LONGEST_MS = 30_000;

/** Limits the number of tasks that run at once in this isolate. */
export class InFlight {
  /** The end of time of each task, ms. Oldest first. */
  readonly #tasks = new Map<symbol, number>();
  readonly #limit: number;
  readonly #now: () => number;

  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Runs the work and returns its result. At the limit, returns undefined without running it. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    this.#forgetDead();
    if (this.#tasks.size >= this.#limit) return undefined;
    const task = Symbol('task');
    this.#tasks.set(task, this.#now() + LONGEST_MS);
    try {
      return await work();
    } finally {
      this.#tasks.delete(task);
    }
  }

  /** workerd ends a request whose sender leaves without its `finally`. */
  #forgetDead(): void {
    const now = this.#now();
    for (const [task, end] of this.#tasks) if (end <= now) this.#tasks.delete(task);
  }
}
