import { mapBounded } from '../../ingest/map-bounded.ts';
import { watchInBrowser } from './browser-watch.ts';
import { DOORS, type CaseRun, type Door } from './doors.ts';
import { Fault } from './client.ts';
import { checkLists } from './list-check.ts';
import { faultsOf, LazyUpstream, Trial } from './trial.ts';

/** A fault of a door's case, or of a check between cases or after them. */
export interface Problem {
  /** The door, or 'lists', 'end', 'browser' or 'upstream log'. */
  where: string;
  what: string;
  /** Options that repeat it. */
  repeat: string;
  /** fast-check's report, for a door's case. */
  report?: string;
}

export interface FuzzResult {
  /** Number of cases by door, with those of shrinking. */
  cases: Record<string, number>;
  /** Requests and upgrades to the products under test. */
  requests: number;
  problems: Problem[];
  seconds: number;
}

export interface RunOptions {
  seed: number;
  /** Number of drawn cases. */
  cases: number;
  /** Run only this door. */
  door: string | null;
  /** Run only the door's case at this path of fast-check. */
  path: string | null;
  /** Check lists, viewers, database and log after every case, each failure on a new product. */
  settle: boolean;
  browser: boolean;
  verbose: boolean;
  progress: (message: string) => void;
}

/** Products side by side, and doors of each: more would make a small machine answer late. */
const PRODUCTS_AT_ONCE = 2;
const DOORS_AT_ONCE = 3;
/** Cases per product, so that its lists stay as long as on a busy day. */
const PER_PRODUCT = 500;
/** Cases between two checks of every page that lists matches. */
const BETWEEN_LIST_CHECKS = 100;
/** Time limit of a door's cases on one product, with shrinking, ms. */
const ROUND_MS = 900_000;
/** Time limit of a door when everything is checked after every case, ms. */
const SETTLED_MS = 3_600_000;

/** Runs the cases on products that it starts and stops; rejects only if it cannot continue. */
export async function runFuzz(options: RunOptions): Promise<FuzzResult> {
  const run = new Run(options);
  const begun = performance.now();
  try {
    await run.all();
  } finally {
    await run.stop();
  }
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  return { cases: run.counts, requests: run.requests, problems: run.problems, seconds };
}

class Run {
  readonly problems: Problem[] = [];
  readonly counts: Record<string, number>;
  requests = 0;
  readonly #options: RunOptions;
  readonly #doors: readonly Door[];
  readonly #upstream = new LazyUpstream();

  constructor(options: RunOptions) {
    this.#options = options;
    this.#doors = DOORS.filter(({ name }) => name === (options.door ?? name));
    this.counts = Object.fromEntries(this.#doors.map(({ name }) => [name, 0]));
  }

  async all(): Promise<void> {
    const { seed, cases, settle, progress } = this.#options;
    const rounds = Array.from({ length: Math.ceil(cases / PER_PRODUCT) }, (_, round) => round);
    let done = 0;
    await mapBounded(rounds, PRODUCTS_AT_ONCE, async (round) => {
      const size = Math.min(PER_PRODUCT, cases - round * PER_PRODUCT);
      // A round has its own seed, so that it can be repeated alone.
      if (settle) await this.#settledRound(seed + round, size);
      else await this.#round(seed + round, size, round === 0);
      done += size;
      progress(`${done} of ${cases} cases, ${this.problems.length} problems`);
    });
    const upstream = await this.#upstream.started();
    const faults = (await upstream?.findFaults()) ?? [];
    this.#report('upstream log', faults, `--seed ${seed} --cases ${cases} --door upstream`);
  }

  async stop(): Promise<void> {
    const upstream = await this.#upstream.started();
    this.requests += upstream?.asked() ?? 0;
    await upstream?.stop();
  }

  /** Runs all doors side by side on one product, then checks what they leave. */
  async #round(seed: number, size: number, isFirst: boolean): Promise<void> {
    const trial = await Trial.start(this.#upstream);
    const watch = isFirst && this.#options.browser ? await watchInBrowser(trial.client) : null;
    const { door: only, path: onlyPath } = this.#options;
    const whole = `--seed ${seed} --cases ${size}${only === null ? '' : ` --door ${only}`}`;
    /** How to repeat each case, by its number on the product. */
    const repeats: string[] = [];
    let isBroken = false;
    const checkPages = async () => {
      this.#report('browser', (await watch?.findFaults()) ?? [], whole);
      const faults = isBroken ? [] : await faultsOf(() => checkLists(trial.client));
      // Broken lists would break every later case.
      isBroken ||= faults.length > 0;
      this.#report('lists', faults, `${whole} --settle`);
    };
    await mapBounded(this.#doors, DOORS_AT_ONCE, async (door) => {
      let place = 0;
      await this.#check(door, seed, size, async (run) => {
        if (isBroken) return;
        const path = onlyPath ?? String(place++);
        const number =
          repeats.push(`--seed ${seed} --door ${door.name} --path ${path} --settle`) - 1;
        await run(trial, number);
        if (number % BETWEEN_LIST_CHECKS === BETWEEN_LIST_CHECKS - 1) await checkPages();
      });
    });
    await checkPages();
    await watch?.stop();
    const faults = isBroken ? [] : await trial.findFaults();
    for (const fault of faults) {
      const number = /\bfz(\d+)-/.exec(fault)?.[1];
      this.#report('end', [fault], repeats[Number(number)] ?? `${whole} --settle`);
    }
    this.requests += trial.client.asked;
    await trial.stop();
  }

  /** Runs one door after the other, and checks everything after every case. */
  async #settledRound(seed: number, size: number): Promise<void> {
    let trial: Trial | null = null;
    const end = async () => {
      this.requests += trial?.client.asked ?? 0;
      await trial?.stop();
      const upstream = await trial?.upstream.started();
      await upstream?.stop();
      trial = null;
    };
    let number = 0;
    for (const door of this.#doors)
      await this.#check(door, seed, size, async (run) => {
        const own = (trial ??= await Trial.start());
        number += 1;
        const faults = [...(await faultsOf(() => run(own, number))), ...(await own.findFaults())];
        const upstream = await own.upstream.started();
        faults.push(...((await upstream?.findFaults()) ?? []));
        if (faults.length === 0) return;
        // The next case must not meet what this one broke.
        await end();
        throw new Fault(faults.join('\n'));
      });
    await end();
  }

  async #check(
    door: Door,
    seed: number,
    size: number,
    attempt: (run: CaseRun) => Promise<void>,
  ): Promise<void> {
    const { path, verbose, settle } = this.#options;
    const failure = await door.check({
      seed,
      cases: Math.max(1, Math.round((size * door.share) / 100)),
      path,
      verbose,
      timeLimitMs: settle ? SETTLED_MS : ROUND_MS,
      attempt: async (run) => {
        this.counts[door.name] = (this.counts[door.name] ?? 0) + 1;
        return attempt(run);
      },
    });
    if (failure === null) return;
    const repeat = `--seed ${seed} --door ${door.name} --path ${failure.path}${settle ? ' --settle' : ''}`;
    this.#report(door.name, [failure.what], repeat, failure.report);
  }

  #report(where: string, faults: readonly string[], repeat: string, report?: string): void {
    for (const what of faults) {
      this.problems.push({ where, what, repeat, ...(report !== undefined && { report }) });
      // Reported at once: fixing can begin during a long run.
      this.#options.progress(`${where}: ${what.slice(0, 500)} (${repeat})`);
    }
  }
}
