import { timeLimit } from '../shared/time/time-limit.ts';

/** Most tasks that wait or run: together they take about half a second. */
const MOST = 8;
/** Places that strangers may fill: one task runs and two wait. The others are kept. */
const MOST_FOR_STRANGERS = 3;
/** Longest wait for a turn, ms. On a busy machine a task whose turn comes later does not run. */
const TIMEOUT_MS = 2_000;

/** What a task's sender has: a known device; a solved captcha, a code or a session (`proved`); nothing. */
export type Sender = 'known' | 'proved' | 'stranger';

interface Task {
  sender: Sender;
  /** The IPv4 address or /48; null if unknown. */
  from: string | null;
  /** In each round it is the turn of one task of an address. */
  round: number;
  /** Says whether the task may run. */
  decide: (mayRun: boolean) => void;
}

/**
 * Runs tasks one after another. Yields the thread between two, so that other events are handled first.
 *
 * Turns go round the addresses: next is the first task of each, then the second of each, in a round a known
 * device's before the others. If there are too many tasks, the last one of this order is refused, so one address
 * has all places only while no other needs any. Strangers' tasks come after all others, and find fewer places:
 * anyone can send more tasks than there are.
 */
export class Turns {
  /** Tasks that wait or run, in order of arrival. */
  #tasks: Task[] = [];
  #running: Task | null = null;
  #isBusy = false;
  /** The round of the task that began last. */
  #round = 0;

  /** Runs `work` and resolves to its result; to null, without a run, if too many tasks wait or its turn is late. */
  async take<Result>(
    work: () => Promise<Result>,
    sender: Sender = 'proved',
    from: string | null = null,
  ): Promise<Result | null> {
    const came = Date.now();
    const { promise: mayRun, resolve: decide } = Promise.withResolvers<boolean>();
    const task = { sender, from, decide, round: this.#roundOf({ sender, from }) };
    this.#tasks.push(task);
    const last = this.#waiting().at(-1);
    if (last && this.#tasks.length > (sender === 'stranger' ? MOST_FOR_STRANGERS : MOST)) {
      this.#forget(last);
      last.decide(false);
    }
    this.#next();
    if (!(await mayRun)) return null;
    try {
      return Date.now() - came > timeLimit(TIMEOUT_MS) ? null : await work();
    } finally {
      this.#forget(task);
      this.#running = null;
      this.#isBusy = false;
      this.#next();
    }
  }

  #next(): void {
    if (this.#isBusy || this.#tasks.length === 0) return;
    this.#isBusy = true;
    setTimeout(() => {
      const [task] = this.#waiting();
      if (!task) return;
      this.#running = task;
      this.#round = task.round;
      task.decide(true);
    });
  }

  /** Returns the tasks that wait, in the order of their turns. */
  #waiting(): Task[] {
    const waiting = this.#tasks.filter((task) => task !== this.#running);
    return waiting.toSorted(
      (a, b) =>
        Number(a.sender === 'stranger') - Number(b.sender === 'stranger') ||
        a.round - b.round ||
        Number(b.sender === 'known') - Number(a.sender === 'known'),
    );
  }

  /** Returns the round of a new task: the next one, or the one after the last of its address. */
  #roundOf({ sender, from }: Pick<Task, 'sender' | 'from'>): number {
    const own = this.#tasks.filter((task) => task.sender === sender && task.from === from);
    return 1 + Math.max(this.#round, ...own.map(({ round }) => round));
  }

  #forget(task: Task): void {
    this.#tasks = this.#tasks.filter((other) => other !== task);
  }
}
