import { timeLimit } from '../shared/time/time-limit.ts';

/** Most tasks that wait or run: together they take about half a second. */
const MOST = 8;
/** Longest wait for a turn, ms. On a busy machine a task whose turn comes later does not run. */
const TIMEOUT_MS = 2_000;

/** Runs tasks one after another. Yields the thread between two, so that other events are handled first. */
export class Turns {
  #size = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` and resolves to its result; to null, without a run, if too many tasks wait or its turn is late. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#size >= MOST) return null;
    this.#size += 1;
    const came = Date.now();
    const turn = this.#last
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => (Date.now() - came > timeLimit(TIMEOUT_MS) ? null : work()));
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#size -= 1;
    }
  }
}
