import { log, messageOf } from '../log.ts';
import type { RoomsEnv } from '../rooms-env.ts';
import { Tally, type RoomReport } from './tally.ts';

/** Shortest time between two reports of an isolate, ms. */
const REPORT_EVERY = 10_000;
/** A planned report that is later than this (ms) has died with its request or room. */
const LOST_AFTER = 5_000;
/** 32 bytes in base64: a token that somebody made up opens nothing. */
const SHORTEST_TOKEN = 43;

/** Returns an operator's token; undefined if it is missing or too short to open anything. */
export function longToken(token: string | undefined): string | undefined {
  const trimmed = token?.trim() ?? '';
  return trimmed.length >= SHORTEST_TOKEN ? trimmed : undefined;
}

/** Counts of this isolate, of its rooms as of its requests. */
export const tally = new Tally();

let reportedAt = 0;
let plannedUntil = 0;

/** The object that adds up all reports is absent on PartyKit. */
type MetricsEnv = Pick<RoomsEnv, 'Metrics' | 'METRICS_TOKEN'>;

/** Notes what changed in a room. */
export function reportRoom(env: MetricsEnv, name: string, news: RoomReport): void {
  if (!isReporting(env)) return;
  tally.room(name, news);
  reportSoon(env);
}

/**
 * Sends what this isolate has counted to the metrics object: at once after a quiet time, else ten
 * seconds after the last report, so that the last counts are sent too. Costs a comparison while a
 * report is planned. `waitUntil` keeps a request alive until then; a timer keeps a room awake.
 */
export function reportSoon(
  env: MetricsEnv,
  waitUntil: (work: Promise<void>) => void = (work) => void work,
): void {
  const now = Date.now();
  if (now < plannedUntil || !isReporting(env)) return;
  const wait = Math.max(0, reportedAt + REPORT_EVERY - now);
  plannedUntil = now + wait + LOST_AFTER;
  waitUntil(reportAfter(env, wait));
}

async function reportAfter(env: MetricsEnv, wait: number): Promise<void> {
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  // Whatever is counted from here on needs another report.
  plannedUntil = 0;
  await reportNow(env);
}

/** Sends what this isolate has counted. Never throws: an undelivered report is sent with the next. */
export async function reportNow(env: MetricsEnv): Promise<void> {
  const report = tally.take();
  if (!report) return;
  reportedAt = Date.now();
  try {
    await metricsObject(env)?.report(report);
  } catch (error) {
    tally.putBack(report);
    log('warn', 'metrics-not-reported', { message: messageOf(error) });
  }
}

/** Whether the operator can read metrics. Else nothing is reported, and `/metrics` does not exist. */
export function isReporting({ Metrics, METRICS_TOKEN }: MetricsEnv): boolean {
  return Metrics !== undefined && longToken(METRICS_TOKEN) !== undefined;
}

/** Returns the one object of the whole product that adds up reports. */
export function metricsObject({ Metrics }: MetricsEnv) {
  return Metrics?.getByName('all');
}
