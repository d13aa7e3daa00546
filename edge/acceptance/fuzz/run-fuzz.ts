import { mapBounded } from '../../ingest/map-bounded.ts';
import { BrowserWatch } from './browser-watch.ts';
import type { FuzzCase, Kind } from './fuzz-case.ts';
import { NoAnswer } from './client.ts';
import { runIngest } from './ingest-run.ts';
import { listFaults, matchFaults } from './list-check.ts';
import { runSocket } from './socket-run.ts';
import { Trial } from './trial.ts';
import { startUpstreamTrial, type UpstreamTrial } from './upstream-trial.ts';
import { runVisit } from './visit-run.ts';

/** A fault of a case, or of a check between cases or at the end. */
export interface Problem {
  kind: Kind | 'lists' | 'matches' | 'browser' | 'end';
  /** Cases to run again: `17`, or `100-149` where any of them may be the cause. */
  only: string;
  what: string;
}

export interface FuzzResult {
  cases: Record<Kind, number>;
  /** Requests and upgrades to the products under test. */
  requests: number;
  problems: Problem[];
  seconds: number;
}

export interface RunOptions {
  /** Draws a numbered case. */
  draw: (number: number) => FuzzCase;
  /** First and last case. */
  from: number;
  to: number;
  browser: boolean;
  progress: (message: string) => void;
}

/** Cases in flight at the same time. */
const AT_ONCE = 6;
/** Cases between two checks of every page that lists matches. */
const BATCH = 100;
/** Up to this many cases are checked one by one, to find the cause. */
const FEW = 20;
/** Cases per product, so that its lists stay as long as on a busy day. */
const PER_PRODUCT = 500;
const MATCHES_AT_ONCE = 3;
/** Most problems reported at once; the rest is reported at the end. */
const REPORTED = 50;

/** Runs the cases on products that it starts and stops; rejects only when it cannot go on. */
export async function runFuzz(options: RunOptions): Promise<FuzzResult> {
  const run = new Run(options);
  const begun = performance.now();
  try {
    await run.all();
  } finally {
    await run.stop();
  }
  const { counts: cases, requests, problems } = run;
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  return { cases, requests, problems, seconds };
}

class Run {
  readonly problems: Problem[] = [];
  readonly counts: Record<Kind, number> = {
    updates: 0,
    catalogue: 0,
    details: 0,
    raw: 0,
    signature: 0,
    page: 0,
    call: 0,
    socket: 0,
    upstream: 0,
  };
  requests = 0;
  readonly #options: RunOptions;
  #trial: { trial: Trial; from: number } | null = null;
  readonly #settling: Promise<void>[] = [];
  #watch: BrowserWatch | null = null;
  #isWatched = false;
  #upstream: Promise<UpstreamTrial> | null = null;

  constructor(options: RunOptions) {
    this.#options = options;
  }

  async all(): Promise<void> {
    const { from, to, progress } = this.#options;
    const size = to - from < FEW ? 1 : BATCH;
    for (let first = from; first <= to; first += size) {
      const last = Math.min(first + size - 1, to);
      const known = this.problems.length;
      await this.#runBatch(first, last);
      const isBroken = this.problems.slice(known).some(({ kind }) => kind === 'lists');
      const isFull = last + 1 - (this.#trial?.from ?? 0) >= PER_PRODUCT;
      // A product whose lists are broken would fail every later case.
      if (isBroken) await this.#endTrial();
      else if (isFull || last === to) this.#settle(last);
      progress(`${last + 1 - from} of ${to + 1 - from} cases, ${this.problems.length} problems`);
    }
    await Promise.all(this.#settling);
    const upstream = await this.#upstream;
    this.#report('upstream', from, to, (await upstream?.findFaults()) ?? []);
  }

  async stop(): Promise<void> {
    await Promise.allSettled([this.#endTrial(), ...this.#settling]);
    const upstream = await this.#upstream;
    this.requests += upstream?.asked() ?? 0;
    await upstream?.stop();
  }

  async #runBatch(first: number, last: number): Promise<void> {
    this.#trial ??= { trial: await Trial.start(), from: first };
    const { trial } = this.#trial;
    if (this.#options.browser && !this.#isWatched) {
      this.#isWatched = true;
      this.#watch = await BrowserWatch.start(trial.client);
    }
    const numbers = Array.from({ length: last + 1 - first }, (_, index) => first + index);
    await mapBounded(numbers, AT_ONCE, (number) => this.#runCase(trial, number));
    const fresh = [...trial.fresh];
    trial.fresh.clear();
    await mapBounded(fresh, MATCHES_AT_ONCE, async (id) => {
      const number = numberOf(id) ?? first;
      const faults = await answered(() => matchFaults(trial.client, id, number));
      this.#report('matches', number, number, faults);
    });
    const turn = Math.floor(first / BATCH);
    this.#report('lists', first, last, await answered(() => listFaults(trial.client, turn)));
    this.#report('browser', this.#trial.from, last, (await this.#watch?.findFaults()) ?? []);
  }

  async #runCase(trial: Trial, number: number): Promise<void> {
    const one = this.#options.draw(number);
    this.counts[one.kind] += 1;
    this.#report(
      one.kind,
      number,
      number,
      await answered(() => this.#faultsOf(trial, number, one)),
    );
  }

  async #faultsOf(trial: Trial, number: number, one: FuzzCase): Promise<string[]> {
    switch (one.kind) {
      case 'page':
      case 'call':
        return runVisit(trial.client, number, one);
      case 'socket':
        return runSocket(trial.client, one);
      case 'upstream':
        this.#upstream ??= startUpstreamTrial();
        return (await this.#upstream).run(number, one);
      default:
        return runIngest(trial, number, one);
    }
  }

  /** Checks a product that gets no more cases, while others run on the next, and ends it. */
  #settle(last: number): void {
    if (!this.#trial) return;
    const { trial, from } = this.#trial;
    this.#trial = null;
    this.#settling.push(this.#findFaults(trial, from, last));
  }

  async #findFaults(trial: Trial, from: number, last: number): Promise<void> {
    await this.#endWatch();
    for (const fault of await answered(() => trial.findFaults())) {
      const number = numberOf(fault);
      this.#report('end', number ?? from, number ?? last, [fault]);
    }
    this.requests += trial.client.asked;
    await trial.stop();
  }

  async #endTrial(): Promise<void> {
    await this.#endWatch();
    this.requests += this.#trial?.trial.client.asked ?? 0;
    await this.#trial?.trial.stop();
    this.#trial = null;
  }

  async #endWatch(): Promise<void> {
    const watch = this.#watch;
    this.#watch = null;
    await watch?.stop();
  }

  #report(kind: Problem['kind'], first: number, last: number, faults: readonly string[]): void {
    const only = first === last ? String(first) : `${first}-${last}`;
    for (const what of faults) {
      this.problems.push({ kind, only, what });
      // Reported at once: fixing can begin during a long run.
      if (this.problems.length <= REPORTED)
        this.#options.progress(`${kind}: ${what} (--only ${only})`);
    }
  }
}

/** Returns the case's number if a match's id begins with one. */
function numberOf(id: string): number | undefined {
  const [, number] = /^fz(\d+)-/.exec(id) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Returns the faults found, or that no answer came. */
async function answered(find: () => Promise<string[]>): Promise<string[]> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof NoAnswer) return [error.message];
    throw error;
  }
}
