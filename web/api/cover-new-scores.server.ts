import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import { eventStatusSchema } from '../../realtime/protocol/event-status.ts';
import { GENERIC_FAILURE } from '../../edge/contracts/messages.ts';
import type { Api } from './client.ts';
import { apiFailure } from './failure.ts';

/**
 * Time after the start, ms, from which a closed match without a time of change cannot have just
 * ended.
 */
const SETTLED = 12 * 3_600_000;

export interface CoverOptions {
  /** s */
  delay: number;
  /** Time of the request, ms. */
  now: number;
  /** Status of a covered match, in the visitor's language. */
  label: string;
}

/**
 * Returns an API for a visitor with a delay. In its responses, a match that changed within the
 * delay looks as if it had not begun; older states stay as they are. Requests to rooms fail with
 * 404, since rooms have only the present state.
 */
export function coverNewScores(api: Api, { delay, now, label }: CoverOptions): Api {
  const before = now - delay * 1_000;
  const send: Api['send'] = async (request, schema) => {
    if (request.path.startsWith('/parties/')) throw apiFailure(404, GENERIC_FAILURE, null);
    const answer = await api.send(request, schema);
    cover(answer, { before, now, label });
    return answer;
  };
  return {
    send,
    get: (path, schema, signal) => send({ method: 'GET', path, signal }, schema),
    delay,
  };
}

interface Limits {
  /** States newer than this time, ms, are covered. */
  before: number;
  now: number;
  label: string;
}

/** Covers the matches of a fresh response, in place. */
function cover(answer: unknown, limits: Limits): void {
  if (Array.isArray(answer)) for (const item of answer) cover(item, limits);
  if (!isRecord(answer)) return;
  const event = v.safeParse(eventSchema, answer);
  if (event.success && isNew(event.output, limits))
    Object.assign(answer, covered(event.output, limits));
  for (const value of Object.values(answer)) cover(value, limits);
  if (Array.isArray(answer['rounds'])) coverTies(answer['rounds'], limits.now);
  if (Array.isArray(answer['lines']) && Array.isArray(answer['events']))
    coverLines(answer['lines'], answer['events'], limits.now);
}

const eventSchema = v.object({
  eventId: v.string(),
  eventStatus: v.fallback(eventStatusSchema, 'Unknown'),
  eventUpdatedAt: v.optional(timeSchema),
  fixtureStartTime: timeSchema,
});

type KnownEvent = v.InferOutput<typeof eventSchema>;

function isNew(event: KnownEvent, { before, now }: Limits): boolean {
  const { eventStatus, eventUpdatedAt, fixtureStartTime } = event;
  // A match that has not begun has no score to cover.
  if (eventStatus === 'NotStarted') return false;
  if (eventUpdatedAt !== undefined) return eventUpdatedAt > before;
  return !CLOSED_STATUSES.has(eventStatus) || fixtureStartTime > now - SETTLED;
}

function covered({ fixtureStartTime }: KnownEvent, { now, label }: Limits) {
  return {
    // The match has begun, even if its planned start is later.
    fixtureStartTime: Math.min(fixtureStartTime, now),
    eventStatus: 'NotStarted',
    eventMatchStatus: 'Not start',
    eventPlayedTime: null,
    eventGameScore: [],
    eventScore: null,
    eventPeriods: [],
    eventShootout: null,
    eventWinner: null,
    displayStatus: [{ statusType: 'EVENT_STATUS', displayStatus: label }],
  };
}

/** Whether a match is in play or covered, so that other data about it may be new. */
function isUnsettled(value: unknown, now: number): boolean {
  const event = v.safeParse(eventSchema, value);
  if (!event.success) return false;
  const { eventStatus, fixtureStartTime } = event.output;
  return eventStatus === 'NotStarted' ? fixtureStartTime <= now : !CLOSED_STATUSES.has(eventStatus);
}

/**
 * Covers, in a bracket, the score and the winner of each tie with an unsettled leg, and the team
 * that advances from it.
 */
function coverTies(rounds: readonly unknown[], now: number): void {
  const ties = rounds.flatMap((round) => listOf(round, 'ties'));
  const hidden = new Set(
    ties.flatMap((tie) =>
      listOf(tie, 'legs').some((leg) => isUnsettled(leg, now)) && isRecord(tie)
        ? [tie['tieId']]
        : [],
    ),
  );
  for (const tie of ties)
    for (const side of listOf(tie, 'sides')) {
      if (!isRecord(side) || !isRecord(tie)) continue;
      if (hidden.has(tie['tieId']))
        Object.assign(side, { score: null, shootout: null, isWinner: false });
      if (hidden.has(side['fromTieId'])) side['team'] = null;
    }
}

/** Empties a player's figures in unsettled matches. */
function coverLines(lines: readonly unknown[], events: readonly unknown[], now: number): void {
  const hidden = new Set(
    events.flatMap((event) =>
      isUnsettled(event, now) && isRecord(event) ? [event['eventId']] : [],
    ),
  );
  for (const line of lines) if (isRecord(line) && hidden.has(line['eventId'])) line['values'] = {};
}

function listOf(value: unknown, key: string): readonly unknown[] {
  const list = isRecord(value) ? value[key] : null;
  return Array.isArray(list) ? list : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
