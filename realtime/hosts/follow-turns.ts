/** Most follows under way: each may wake a room, and all of them would take the thread from other work. */
const AT_ONCE = 4;
/** A follow that takes longer, ms, waits for a room that does not answer: others need not wait for it. */
const SLOW_MS = 1_000;

/**
 * Runs few works at a time. The others wait; next is the sender whose last one began longest ago, so whoever asks
 * for hundreds delays only themselves.
 */
export class FollowTurns {
  /** The works of each sender that wait; the sender whose turn is next is the first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;

  async run<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < AT_ONCE) this.#running += 1;
    else await new Promise<void>((begin) => this.#wait(sender, begin));
    let isOver = false;
    const end = () => {
      if (!isOver) this.#passOn();
      isOver = true;
    };
    const slow = setTimeout(end, SLOW_MS);
    try {
      return await work();
    } finally {
      clearTimeout(slow);
      end();
    }
  }

  #wait(sender: string, begin: () => void): void {
    const queue = this.#waiting.get(sender);
    if (queue) queue.push(begin);
    else this.#waiting.set(sender, [begin]);
  }

  /** Gives the place of a work that has ended to the next one. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [sender, queue] = next;
    const begin = queue.shift();
    this.#waiting.delete(sender);
    if (queue.length > 0) this.#waiting.set(sender, queue);
    begin?.();
  }
}
