import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { timeLimit } from '../shared/time/time-limit.ts';
import { probe, type Checks } from './probe.ts';

/** How long all requests get the same result, ms: more polls cause no more checks. */
const KEPT_MS = 2_000;
/** Time after which a probe is taken for lost, ms: the platform has ended its request. */
const LOST_MS = 5_000;
/** Least time between the beginnings of two probes while one is under way, ms. */
const BETWEEN_MS = 500;
/** Age from which a result is given to nobody, ms: probes may be lost one after the other. */
const OLDEST_MS = 10_000;
/** Interval at which a request looks for the result of another request's first probe, ms. */
const LOOK_EVERY = 50;

export interface Readiness {
  status: 'ready' | 'not-ready';
  /** Names of the checks that failed. */
  failing: string[];
  checks: Checks;
}

/** A request for the state of the product's parts. Its probe goes on when its visitor leaves. */
export interface ReadinessRequest {
  env: Env;
  executionCtx: { waitUntil: (work: Promise<unknown>) => void };
}

/**
 * Returns a function that returns the state of the product's parts. An isolate runs one probe at a time, and
 * none while the last result is fresh; other requests get the last result meanwhile. While there is none, or a
 * very old one, they poll for the next, since a request cannot await the I/O of another request. They do so for
 * the time of one lost probe, and then run their own.
 */
export function createReadiness(check: (env: Env) => Promise<Checks> = probe) {
  let result: { readiness: Readiness; since: number; at: number } | undefined;
  let probedSince: number | undefined;

  async function run(env: Env): Promise<Readiness> {
    const since = Date.now();
    probedSince = since;
    try {
      const checks = await check(env);
      for (const [name, { ok }] of Object.entries(checks)) tally.check(name, ok);
      const failing = Object.keys(checks).filter((name) => !checks[name]?.ok);
      const status = failing.length === 0 ? 'ready' : 'not-ready';
      const readiness: Readiness = { status, failing, checks };
      // A probe that was taken for lost may end after a later one.
      if (!result || result.since <= since) result = { readiness, since, at: Date.now() };
      return readiness;
    } finally {
      if (probedSince === since) probedSince = undefined;
    }
  }

  return async ({ env, executionCtx }: ReadinessRequest): Promise<Readiness> => {
    const askedAt = Date.now();
    for (;;) {
      const now = Date.now();
      const age = result ? now - result.at : Infinity;
      if (result && age < KEPT_MS) return result.readiness;
      const lostAt = Math.min(probedSince ?? -Infinity, askedAt) + timeLimit(LOST_MS);
      // Those who wait for one lost probe begin few new ones together.
      if (now > lostAt && now - (probedSince ?? -Infinity) >= BETWEEN_MS) {
        const probing = run(env);
        // A visitor who leaves would end it: whoever asks and leaves would keep the old result for all.
        executionCtx.waitUntil(probing.catch(() => {}));
        return probing;
      }
      if (result && age < OLDEST_MS) return result.readiness;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  };
}
