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

async function read<Data>(
  client: Client,
  path: string,
  schema: v.GenericSchema<unknown, Data>,
): Promise<Data> {
  const { status, text } = await client.get(`/api/media/v1/events/${path}`);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return v.parse(v.object({ data: schema }), JSON.parse(text)).data;
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
    fixtureSportId: record.sportId,
    fixtureLeagueId: record.league.id,
    fixtureHomeTeamId: record.home.id,
    fixtureAwayTeamId: record.away.id,
    displayStatus: record.displayStatus,
  };
}

/** Leaves names out: a team or league in several matches has the last name sent. */
async function storedEvent(client: Client, id: string): Promise<Fields> {
  const { event } = await read(client, id, eventDetailSchema);
  return Object.fromEntries(
    Object.entries(event).filter(
      ([name]) => !/Name$|ShortName$|^eventId$|^fixture(?:Round|Group|Venue)$/.test(name),
    ),
  );
}

async function storedStats(client: Client, id: string): Promise<Fields> {
  const { periods } = await read(client, `${id}/statistics`, statisticsSchema);
  const whole = periods.find(({ period }) => period === 'ALL')?.items ?? [];
  return Object.fromEntries(whole.map(({ key, home, away }) => [key, { home, away }]));
}

function expectedCourse({ state }: MatchSnapshot): Fields {
  return Object.fromEntries(
    state.incidents.map(
      ({ id, type, team, minute, stoppage, period, score, text, ...incident }) => [
        id,
        {
          type,
          team,
          minute,
          stoppage,
          period,
          score,
          player: incident.player ?? null,
          playerId: incident.playerId ?? null,
          relatedPlayer: incident.relatedPlayer ?? null,
          relatedPlayerId: incident.relatedPlayerId ?? null,
          isRemoved: incident.removed ?? false,
          text: type === 'comment' ? text : undefined,
          detail: type === 'comment' ? undefined : text,
          outcome: incident.shot?.outcome,
        },
      ],
    ),
  );
}

async function storedCourse(client: Client, id: string): Promise<Fields> {
  const entries: CommentaryEntry[] = [];
  let flag: string | null = null;
  do {
    const query: string = flag === null ? '' : `&flag=${flag}`;
    const page = await read(client, `${id}/commentary?size=100${query}`, commentarySchema);
    entries.push(...page.entries);
    flag = page.flag;
  } while (flag !== null);
  return Object.fromEntries(entries.map(({ id: entryId, ...entry }) => [entryId, entry]));
}
