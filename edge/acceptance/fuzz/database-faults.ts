import { isUnplayed } from '../../../realtime/sports/event-status.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { messageOf } from '../../../realtime/hosts/log.ts';
import { commentarySchema, type CommentaryEntry } from '../../contracts/commentary.ts';
import { eventDetailSchema } from '../../contracts/event.ts';
import { statisticsSchema } from '../../contracts/statistics.ts';
import { mapBounded } from '../../ingest/map-bounded.ts';
import { matchStateRecord } from '../../origin/catalogue/match-state-record.ts';
import { deepEqual } from '../../../realtime/protocol/deep-equal.ts';
import { matchSnapshotSchema, type MatchSnapshot } from '../../../realtime/protocol/frame.ts';
import type { Client } from './client.ts';

/** Longest time until everything acknowledged is in the database without a read, ms. */
const DRAINED_MS = 40_000;
const AT_ONCE = 4;

/** Returns the differences between rooms and database after draining, by match and field. */
export async function databaseFaults(client: Client, ids: readonly string[]): Promise<string[]> {
  let left = ids.map((id) => ({ id, faults: [''] }));
  for (const end = Date.now() + DRAINED_MS; ; await sleep(500)) {
    const asked = await mapBounded(left, AT_ONCE, async ({ id }) => ({
      id,
      faults: await compared(client, id),
    }));
    left = asked.filter(({ faults }) => faults.length > 0);
    if (left.length === 0 || Date.now() > end) break;
  }
  return left.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`));
}

async function compared(client: Client, id: string): Promise<string[]> {
  try {
    const room = await client.get(`/parties/match/${id}`);
    // A match from the catalogue alone has no room.
    if (room.status === 404) return [];
    if (room.status !== 200) return [`its room answers ${room.status}`];
    const snapshot = v.parse(matchSnapshotSchema, JSON.parse(room.text));
    const { stats } = snapshot.state;
    return [
      ...differing('', expectedEvent(snapshot), await storedEvent(client, id)),
      // If the room counts no statistics, those of another source are shown.
      ...(Object.keys(stats).length > 0
        ? differing(' of its statistics', stats, await storedStats(client, id))
        : []),
      ...differing(' of its course', expectedCourse(snapshot), await storedCourse(client, id)),
    ];
  } catch (error) {
    return [messageOf(error)];
  }
}

type Fields = Readonly<Record<string, unknown>>;

function differing(what: string, room: Fields, row: Fields): string[] {
  return [...new Set([...Object.keys(room), ...Object.keys(row)])]
    .filter((name) => !deepEqual(room[name], row[name]))
    .map(
      (name) => `${name}${what} is ${short(room[name])} in the room, ${short(row[name])} stored`,
    );
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'absent').slice(0, 120);
}

function expectedEvent(snapshot: MatchSnapshot): Fields {
  const record = matchStateRecord(snapshot, 0);
  return {
    eventStatus: record.status,
    eventMatchStatus: record.matchStatus,
    eventPlayedTime: record.playedTime,
    eventGameScore: record.gameScore,
    eventScore:
      record.score && isUnplayed({ ...record, score: record.score }) ? null : record.score,
    eventPeriods: record.periods,
    eventShootout: record.shootout,
    ...(record.winner && { eventWinner: record.winner }),
    fixtureStartTime: record.startTime,
    fixtureStartTimeTbd: record.startTimeTbd,
    fixtureStartDayTbd: record.startDayTbd,
    fixtureSportId: record.sportId,
    fixtureLeagueId: record.league.id,
    fixtureHomeTeamId: record.home.id,
    fixtureAwayTeamId: record.away.id,
    displayStatus: record.displayStatus,
  };
}

/** Omits what a team or league of several matches has from the last one sent, and what no room has. */
async function storedEvent(client: Client, id: string): Promise<Fields> {
  const { event } = await client.data(`/v1/events/${id}`, eventDetailSchema);
  return Object.fromEntries(
    Object.entries(event).filter(
      ([name]) =>
        !/(?:Name|Code|Nation|LogoUri|Kit|Round|Group|Venue|eventId|UpdatedAt)$/.test(name),
    ),
  );
}

async function storedStats(client: Client, id: string): Promise<Fields> {
  const { periods } = await client.data(`/v1/events/${id}/statistics`, statisticsSchema);
  const whole = periods.find(({ period }) => period === 'ALL')?.items ?? [];
  return Object.fromEntries(whole.map(({ key, home, away }) => [key, { home, away }]));
}

function expectedCourse({ state }: MatchSnapshot): Fields {
  return Object.fromEntries(
    state.incidents.map(({ id, removed = false, shot, text, ...incident }) => [
      id,
      {
        player: null,
        playerId: null,
        relatedPlayer: null,
        relatedPlayerId: null,
        ...incident,
        isRemoved: removed,
        [incident.type === 'comment' ? 'text' : 'detail']: text,
        outcome: shot?.outcome,
      },
    ]),
  );
}

async function storedCourse(client: Client, id: string): Promise<Fields> {
  const entries: CommentaryEntry[] = [];
  let flag: string | null = null;
  do {
    const query: string = flag === null ? '' : `&flag=${flag}`;
    const page = await client.data(
      `/v1/events/${id}/commentary?size=100${query}`,
      commentarySchema,
    );
    entries.push(...page.entries);
    flag = page.flag;
  } while (flag !== null);
  return Object.fromEntries(entries.map(({ id: entryId, ...entry }) => [entryId, entry]));
}
