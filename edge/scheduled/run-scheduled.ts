import { log, stackOf } from '../../realtime/hosts/log.ts';
import { isReporting, reportNow, tally } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { sendWaiting } from '../push/waiting-alerts.ts';
import { timeLimit } from '../shared/time/time-limit.ts';
import { reconcile } from './reconcile.ts';
import { renewOutlooks } from './renew-outlooks.ts';
import { sweep } from './sweep.ts';

/** Longest wait of the run for one part, ms: five minutes later the next run begins. */
const PART_LIMIT_MS = 60_000;

export interface ScheduledPart {
  /** Label of the part in metrics. */
  name: string;
  /** `now` is ms. */
  run(env: Env, now: number): Promise<void>;
}

/** The parts of a scheduled run: first what the product promises, last what takes a processor long. */
export const SCHEDULED_PARTS: readonly ScheduledPart[] = [
  { name: 'retention', run: sweep },
  { name: 'alerts', run: sendWaiting },
  { name: 'states', run: reconcile },
  { name: 'outlooks', run: renewOutlooks },
];

/**
 * Runs each part in turn. A part that throws, or that takes longer than a minute, does not stop those after it;
 * a long one goes on beside them. Counts and times each part, and reports it before the next one begins: if the
 * platform ends the run later, the figures are there. Throws at the end if a part was not done.
 */
export async function runScheduled(
  env: Env,
  now: number,
  parts: readonly ScheduledPart[] = SCHEDULED_PARTS,
): Promise<void> {
  const undone: string[] = [];
  for (const part of parts) {
    const startedAt = Date.now();
    const outcome = await outcomeOf(part, env, now);
    if (outcome !== 'done') undone.push(`${part.name} ${outcome}`);
    tally.count('scheduled_parts_total', { part: part.name, outcome });
    const seconds = (Date.now() - startedAt) / 1_000;
    tally.observe('scheduled_part_seconds', seconds, { part: part.name });
    if (isReporting(env)) await reportNow(env);
  }
  if (undone.length > 0) throw new Error(`Parts of the scheduled run: ${undone.join(', ')}`);
}

async function outcomeOf(
  { name, run }: ScheduledPart,
  env: Env,
  now: number,
): Promise<'done' | 'failed' | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => {
      log('error', 'scheduled-part-late', { part: name });
      resolve('late');
    }, timeLimit(PART_LIMIT_MS));
  });
  const ended = run(env, now).then(
    () => 'done' as const,
    (error: unknown) => {
      log('error', 'scheduled-part-failed', { part: name, error: stackOf(error) });
      return 'failed' as const;
    },
  );
  try {
    return await Promise.race([ended, late]);
  } finally {
    clearTimeout(timer);
  }
}
