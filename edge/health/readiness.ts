import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { timeLimit } from '../shared/time/time-limit.ts';
import { probe, type Checks } from './probe.ts';

/** How long all requests get the same result, ms: more polls cause no more checks. */
const KEPT_MS = 2_000;
/** Time after which a probe is taken for lost, ms: the platform has ended its request. */
const LOST_MS = 5_000;
/** Interval at which a request looks for the result of another request's first probe, ms. */
const LOOK_EVERY = 50;

export interface Readiness {
  status: 'ready' | 'not-ready';
  /** Names of the checks that failed. */
  failing: string[];
  checks: Checks;
}

/**
 * Returns a function that returns the state of the product's parts. An isolate runs one probe at a time, and
 * none while the last result is fresh; other requests get the last result meanwhile. While there is none they
 * poll for it, since a request cannot await the I/O of another request.
 */
export function createReadiness(check: (env: Env) => Promise<Checks> = probe) {
  let result: { readiness: Readiness; at: number } | undefined;
  let probedSince: number | undefined;

  async function run(env: Env): Promise<Readiness> {
    const since = Date.now();
    probedSince = since;
    try {
      const checks = await check(env);
      for (const [name, { ok }] of Object.entries(checks)) tally.check(name, ok);
      const failing = Object.keys(checks).filter((name) => !checks[name]?.ok);
      const status = failing.length === 0 ? 'ready' : 'not-ready';
      result = { readiness: { status, failing, checks }, at: Date.now() };
      return result.readiness;
    } finally {
      if (probedSince === since) probedSince = undefined;
    }
  }

  return async (env: Env): Promise<Readiness> => {
    for (;;) {
      const now = Date.now();
      if (result && now - result.at < KEPT_MS) return result.readiness;
      if (probedSince === undefined || now - probedSince > timeLimit(LOST_MS)) return run(env);
      if (result) return result.readiness;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  };
}
