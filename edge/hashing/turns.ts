import { timeLimit } from '../shared/time/time-limit.ts';

/** Most tasks that wait or run: together they take about half a second. */
const MOST = 8;
/** Places that strangers may fill: one task runs and two wait. The others are kept. */
const MOST_FOR_STRANGERS = 3;
/** Longest wait for a turn, ms. On a busy machine a task whose turn comes later does not run. */
const TIMEOUT_MS = 2_000;

/** Sender of a task: `proved` has a known device, a solved captcha, a code or a session; a stranger has none. */
export type Sender = 'proved' | 'stranger';

/** Runs tasks one after another. Yields the thread between two, so that other events are handled first. */
export class Turns {
  #size = 0;
  #isBusy = false;
  readonly #first: (() => void)[] = [];
  readonly #strangers: (() => void)[] = [];

  /**
   * Runs `work` and resolves to its result; to null, without a run, if too many tasks wait or its turn is late.
   * A stranger's task waits for all others, and finds fewer places: anyone can send more tasks than there are.
   */
  async take<Result>(
    work: () => Promise<Result>,
    sender: Sender = 'proved',
  ): Promise<Result | null> {
    const isStranger = sender === 'stranger';
    if (this.#size >= (isStranger ? MOST_FOR_STRANGERS : MOST)) return null;
    this.#size += 1;
    const came = Date.now();
    await new Promise<void>((begin) => {
      (isStranger ? this.#strangers : this.#first).push(begin);
      this.#next();
    });
    try {
      return Date.now() - came > timeLimit(TIMEOUT_MS) ? null : await work();
    } finally {
      this.#size -= 1;
      this.#isBusy = false;
      this.#next();
    }
  }

  #next(): void {
    if (this.#isBusy || this.#size === 0) return;
    this.#isBusy = true;
    setTimeout(() => (this.#first.shift() ?? this.#strangers.shift())?.());
  }
}
