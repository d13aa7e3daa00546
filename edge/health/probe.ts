import { log } from '../../realtime/hosts/log.ts';
import type { FeedReading, StateReading } from '../../realtime/hosts/metrics/metrics-server.ts';
import { isReporting, metricsObject } from '../../realtime/hosts/metrics/report.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import type { ApiName } from '../contracts/api-call.ts';
import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { matches } from '../origin/db/schema.ts';
import { countLetters } from '../queue/dead-letters.ts';
import { timeLimit } from '../shared/time/time-limit.ts';

/** Time limit of each check, ms. */
const TIME_LIMIT = 2_000;
/** Age above which a waiting message shows that the consumer is behind, s: a batch waits 3 s and takes 1 s. */
const QUEUE_LATE = 8;
/** Largest allowed age of an unsaved state, s: a write takes about 5 s, and its report up to 10 s more. */
const STATE_LATE = 30;
/**
 * Longest allowed silence of a feed with matches in play, s: it sends a heartbeat every 3 s, two of which may
 * get lost and the next may be late.
 */
const FEED_LATE = 11;
/** Id of an empty match room for the check; no match has it. */
const PROBE_ROOM = 'readyz';

export interface Check {
  ok: boolean;
  figures: Readonly<Record<string, number>>;
}

/** The result of each check, by name: `database`, `feed:sportradar`, `upstream:media` … */
export type Checks = Record<string, Check>;

/**
 * Checks all parts that the product depends on in parallel, each with a time limit. A result contains only
 * names of parts and figures: no address and no error message.
 */
export async function probe(env: Env): Promise<Checks> {
  const [{ database, letters }, rooms, waiting, reading, upstreams] = await Promise.all([
    checkDatabase(env),
    timed('rooms', () => matchRoom(env, PROBE_ROOM).snapshot()),
    checkQueue(env),
    isReporting(env) ? readState(env) : undefined,
    checkUpstreams(env),
  ]);
  const queue = withLetters(waiting, letters, Date.now());
  return {
    database,
    rooms,
    queue: reading ? withConsumer(queue, reading, Date.now()) : queue,
    ...(reading === undefined ? {} : checksOf(reading, Date.now())),
    ...upstreams,
  };
}

interface Letters {
  number: number;
  /** ms; null without any. */
  oldestAt: number | null;
}

/** Checks the database, and counts the dead letters in it. */
async function checkDatabase(env: Env): Promise<{ database: Check; letters: Letters }> {
  let letters: Letters = { number: 0, oldestAt: null };
  const database = await timed('database', async () => {
    const db = createDatabase(env.DB);
    const match = db.select({ id: matches.id }).from(matches).limit(1);
    const [, [counted]] = await db.batch([match, countLetters(db)]);
    letters = counted ?? letters;
  });
  return { database, letters };
}

/**
 * Returns the queue's check with the larger of two counts of dead letters: the queue's and the database's.
 * The queue does not count malformed letters, nor locally those that wait for their next try.
 */
function withLetters({ ok, figures }: Check, { number, oldestAt }: Letters, now: number): Check {
  const { deadLetters = 0, oldestDeadSeconds = 0 } = figures;
  return {
    ok,
    figures: {
      ...figures,
      deadLetters: Math.max(deadLetters, number),
      oldestDeadSeconds: Math.max(oldestDeadSeconds, secondsSince(oldestAt, now) ?? 0),
    },
  };
}

/** Returns the queue's check with the time that its consumer has taken nothing, from the metrics. */
export function withConsumer(queue: Check, { waitingSince }: StateReading, now: number): Check {
  const untakenSeconds = secondsSince(waitingSince, now) ?? 0;
  return {
    ok: queue.ok && untakenSeconds <= QUEUE_LATE,
    figures: { ...queue.figures, untakenSeconds },
  };
}

/** Returns the checks of unsaved states and feeds; a failed check `metrics` if there is no reading. */
export function checksOf(reading: StateReading | null, now: number): Checks {
  if (!reading) return { metrics: { ok: false, figures: {} } };
  const { feeds, unsaved } = reading;
  const oldestSeconds = secondsSince(unsaved.oldestSince, now) ?? 0;
  return {
    states: {
      ok: oldestSeconds <= STATE_LATE,
      figures: { unsaved: unsaved.rooms, oldestSeconds },
    },
    ...Object.fromEntries(
      Array.from(feeds, ([source, feed]) => [`feed:${source}`, checkFeed(feed, now)]),
    ),
  };
}

/** Returns the check of a feed. It fails only with matches in play: if the feed or all of them are silent. */
function checkFeed({ lastWordAt, inPlay, silent }: FeedReading, now: number): Check {
  const lastWordSeconds = secondsSince(lastWordAt, now);
  const isLate = lastWordSeconds !== null && lastWordSeconds > FEED_LATE;
  const ok = inPlay === 0 || (!isLate && silent < inPlay);
  const figures = { matchesInPlay: inPlay, silentMatches: silent };
  return { ok, figures: lastWordSeconds === null ? figures : { lastWordSeconds, ...figures } };
}

async function checkQueue(env: Env): Promise<Check> {
  let read: [waiting: QueueMetrics, dead: QueueMetrics] | undefined;
  const check = await timed('queue', async () => {
    read = await Promise.all([env.MATCH_STATES.metrics(), env.DEAD_STATES.metrics()]);
  });
  if (!read) return check;
  const [waiting, dead] = read;
  const now = Date.now();
  const oldestSeconds = ageOf(waiting, now);
  return {
    ok: check.ok && oldestSeconds <= QUEUE_LATE,
    figures: {
      messages: waiting.backlogCount,
      oldestSeconds,
      deadLetters: dead.backlogCount,
      oldestDeadSeconds: ageOf(dead, now),
    },
  };
}

/** Returns the age of a queue's oldest message, s. Locally an empty queue reports a message of 1970. */
function ageOf(metrics: QueueMetrics, now: number): number {
  if (metrics.backlogCount === 0) return 0;
  return secondsSince(metrics.oldestMessageTimestamp?.getTime() ?? null, now) ?? 0;
}

async function readState(env: Env): Promise<StateReading | null> {
  let reading: StateReading | undefined;
  await timed('metrics', async () => {
    reading = await metricsObject(env)?.readState();
  });
  return reading ?? null;
}

/** Checks the operator's own APIs: any status below 500 passes. Embedded APIs have no check. */
async function checkUpstreams({
  MEDIA_API_URL,
  PATRON_API_URL,
  SMS_API_URL,
}: Env): Promise<Checks> {
  const urls: [api: ApiName, url: string][] = [
    ['media', MEDIA_API_URL],
    ['patron', PATRON_API_URL],
    ['sms', SMS_API_URL],
  ];
  const checked = urls
    .filter(([, url]) => url !== '')
    .map(async ([api, url]) => {
      const name = `upstream:${api}`;
      const check = await timed(name, async () => {
        const signal = AbortSignal.timeout(timeLimit(TIME_LIMIT));
        const answer = await fetch(url, { redirect: 'manual', signal });
        await answer.body?.cancel();
        if (answer.status >= 500) throw new Error(`status ${answer.status}`);
      });
      return [name, check] as const;
    });
  return Object.fromEntries(await Promise.all(checked));
}

/** Runs a check with the time limit. Returns its duration, and false for a failure, whose kind it logs. */
export async function timed(check: string, work: () => Promise<unknown>): Promise<Check> {
  const startedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), timeLimit(TIME_LIMIT));
  });
  try {
    await Promise.race([work(), late]);
    return { ok: true, figures: { seconds: (Date.now() - startedAt) / 1_000 } };
  } catch (error) {
    log('warn', 'check-failed', { check, error: error instanceof Error ? error.name : 'unknown' });
    return { ok: false, figures: { seconds: (Date.now() - startedAt) / 1_000 } };
  } finally {
    clearTimeout(timer);
  }
}

function secondsSince(at: number | null, now: number): number | null {
  return at === null ? null : Math.max(0, now - at) / 1_000;
}
