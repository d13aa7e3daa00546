/** How many may wait for their turn at once: together they take about half a second. */
const MOST = 8;
/** Who has waited so long, on a machine that has much else to do, is refused when their turn comes, ms. */
const PATIENCE = 2_000;

/**
 * Does work one piece after another, and lets go of the thread between two: what came in
 * meanwhile is seen to first.
 */
export class Turns {
  #size = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** What `work` resolves to; null, without it being done, where too much waits, or it waited too long. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#size >= MOST) return null;
    this.#size += 1;
    const came = Date.now();
    const turn = this.#last
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => (Date.now() - came > PATIENCE ? null : work()));
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#size -= 1;
    }
  }
}
