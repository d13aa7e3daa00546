/** Most tasks that wait for a turn: together they take about half a second. */
const MOST = 8;
/** Longest wait for a turn, on a machine that is busy otherwise, ms: a later turn is refused. */
const TIMEOUT_MS = 2_000;

/** Runs tasks one after another, and yields the thread between two: other events are handled first. */
export class Turns {
  #size = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves to the result of `work`; null, without a run, where too many wait, or it waited too long. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#size >= MOST) return null;
    this.#size += 1;
    const came = Date.now();
    const turn = this.#last
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => (Date.now() - came > TIMEOUT_MS ? null : work()));
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#size -= 1;
    }
  }
}
