import { log, messageOf } from '../log.ts';
import type { RoomsEnv } from '../rooms-env.ts';
import { secretValues } from '../../protocol/secret-values.ts';
import { Tally, type MetricsReport, type RoomReport } from './tally.ts';

/** Time between two reports of an isolate, ms. */
const REPORT_EVERY = 10_000;
/** Delay after which a planned report counts as lost, ms: it has died with its request or room. */
const LOST_AFTER = 5_000;
/**
 * Characters of 32 bytes in base64. A shorter token opens nothing, since somebody may have made it
 * up.
 */
const SHORTEST_TOKEN = 43;

/**
 * Returns the valid values of an operator's token: two while one replaces the other, and none that
 * is too short.
 */
export function longTokens(secret: string | undefined): string[] {
  return secretValues(secret).filter(({ length }) => length >= SHORTEST_TOKEN);
}

/** The counts of this isolate's rooms and requests. */
export const tally = new Tally();

/**
 * A report without an answer so far. The isolate sends it again under the same id, so that it
 * counts once.
 */
interface SentReport {
  id: string;
  report: MetricsReport;
}

const unanswered = new Set<SentReport>();
let plannedUntil = 0;
/**
 * The isolate's own random moment within each interval, ms: isolates that a goal wakes must not
 * report all at once.
 */
let phase: number | undefined;

/** The bindings of the metrics object, which is absent on PartyKit. */
type MetricsEnv = Pick<RoomsEnv, 'Metrics' | 'METRICS_TOKEN'>;

/** Reports what changed in a room. */
export function reportRoom(env: MetricsEnv, name: string, news: RoomReport): void {
  if (!isReporting(env)) return;
  tally.room(name, news);
  reportSoon(env);
}

/**
 * Sends what this isolate has counted to the metrics object within ten seconds, at the isolate's own
 * moment. Costs a comparison while a report is planned. `waitUntil` keeps a request alive until
 * then; a timer keeps a room awake.
 */
export function reportSoon(
  env: MetricsEnv,
  waitUntil: (work: Promise<void>) => void = (work) => void work,
): void {
  const now = Date.now();
  if (now < plannedUntil || !isReporting(env)) return;
  // The platform refuses randomness while modules load.
  phase ??= Math.random() * REPORT_EVERY;
  const wait = REPORT_EVERY - ((now + phase) % REPORT_EVERY);
  plannedUntil = now + wait + LOST_AFTER;
  waitUntil(reportAfter(env, wait));
}

async function reportAfter(env: MetricsEnv, wait: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, wait));
  // What is counted from here on needs another report.
  plannedUntil = 0;
  await reportNow(env);
}

/**
 * Sends what this isolate has counted, after the reports that got no answer so far: their requests
 * may have ended meanwhile. Never throws: the next call tries again.
 */
export async function reportNow(env: MetricsEnv): Promise<void> {
  for (const earlier of unanswered) if (!(await isDelivered(env, earlier))) return;
  const report = tally.take();
  if (!report) return;
  const sent = { id: crypto.randomUUID(), report };
  unanswered.add(sent);
  await isDelivered(env, sent);
}

async function isDelivered(env: MetricsEnv, sent: SentReport): Promise<boolean> {
  try {
    await metricsObject(env)?.report(sent.id, sent.report);
  } catch (error) {
    log('warn', 'metrics-not-reported', { message: messageOf(error) });
    return false;
  }
  unanswered.delete(sent);
  return true;
}

/** Whether the operator can read metrics. Else nothing is reported, and `/metrics` does not exist. */
export function isReporting({ Metrics, METRICS_TOKEN }: MetricsEnv): boolean {
  return Metrics !== undefined && longTokens(METRICS_TOKEN).length > 0;
}

/** Returns the one object of the whole product that adds up reports. */
export function metricsObject({ Metrics }: MetricsEnv) {
  return Metrics?.getByName('all');
}
