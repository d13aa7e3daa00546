import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Side, Sides } from '../../../realtime/protocol/primitives.ts';
import { countCell, readRows } from './read-rows.ts';

/** The minute of a goal or a sending-off in regular time, with its side. */
export interface Minute {
  side: Side;
  half: 1 | 2;
  minute: number;
  stoppage: number;
}

/** A match whose goals all have a known minute. */
export interface TimedMatch {
  year: number;
  goals: readonly Minute[];
  /** Players sent off. */
  redCards: readonly Minute[];
}

const eventSchema = v.object({
  match_id: v.string(),
  home_team: countCell,
  minute_regulation: countCell,
  minute_stoppage: countCell,
  match_period: v.string(),
});
const bookingSchema = v.object({ ...eventSchema.entries, sending_off: countCell });
const matchSchema = v.object({
  match_id: v.string(),
  match_date: v.pipe(v.string(), v.regex(/^\d{4}-/)),
  replayed: countCell,
});

/** First year from which bookings and minutes of stoppage time are complete. */
const FIRST_YEAR = 1998;

/** Returns the matches of the men's and women's World Cups in `jfjelstul/worldcup` since 1998. */
export async function readWorldCups(folder: string): Promise<TimedMatch[]> {
  const root = join(folder, 'data-csv');
  const [matches, goals, bookings] = await Promise.all([
    readRows(join(root, 'matches.csv'), matchSchema),
    readRows(join(root, 'goals.csv'), eventSchema),
    readRows(join(root, 'bookings.csv'), bookingSchema),
  ]);
  const minutesOf = (rows: readonly v.InferOutput<typeof eventSchema>[], matchId: string) =>
    rows.filter((row) => row.match_id === matchId).flatMap(minuteOf);
  const off = bookings.filter((row) => row.sending_off === 1);
  return matches
    .map(({ match_id, match_date }) => ({ id: match_id, year: Number(match_date.slice(0, 4)) }))
    .filter(({ year }) => year >= FIRST_YEAR)
    .map(({ id, year }) => ({ year, goals: minutesOf(goals, id), redCards: minutesOf(off, id) }));
}

/**
 * Returns a row's minute; empty in extra time. For an own goal `home_team` is that of the side that
 * gets the goal.
 */
function minuteOf(row: v.InferOutput<typeof eventSchema>): Minute[] {
  const half = row.match_period.startsWith('first half')
    ? 1
    : row.match_period.startsWith('second half')
      ? 2
      : null;
  if (half === null) return [];
  return [
    {
      side: row.home_team === 1 ? 'home' : 'away',
      half,
      minute: row.minute_regulation,
      stoppage: row.minute_stoppage,
    },
  ];
}

const recordedGoal = v.object({ minute: v.pipe(v.string(), v.regex(/^\d+(?:\+\d+)?$/)) });
const recordedSchema = v.object({
  matches: v.array(
    v.object({
      score: v.optional(v.object({ ft: v.optional(v.tuple([v.number(), v.number()])) })),
      goals1: v.optional(v.array(recordedGoal), []),
      goals2: v.optional(v.array(recordedGoal), []),
    }),
  ),
});

/** Returns the matches of the recorded World Cup of 2026, which has no cards. */
export async function readRecordedCup(folder: string): Promise<TimedMatch[]> {
  const path = join(folder, 'football/2026.worldcup.json');
  const { matches } = v.parse(recordedSchema, JSON.parse(await readFile(path, 'utf8')));
  return matches.flatMap(({ score, goals1, goals2 }) => {
    if (!score?.ft) return [];
    const goals = [
      ...goals1.flatMap(({ minute }) => recordedMinute('home', minute)),
      ...goals2.flatMap(({ minute }) => recordedMinute('away', minute)),
    ];
    const [home, away] = score.ft;
    const isWhole = goals.length === home + away;
    return isWhole ? [{ year: 2026, goals, redCards: [] }] : [];
  });
}

function recordedMinute(side: Side, text: string): Minute[] {
  const [minute = 0, stoppage = 0] = text.split('+').map(Number);
  if (minute > 90) return [];
  return [{ side, half: minute > 45 ? 2 : 1, minute, stoppage }];
}

/** Returns a match's score after regular time. */
export function scoreOfGoals(goals: readonly Minute[]): Sides {
  const count = (side: Side) => goals.filter((goal) => goal.side === side).length;
  return { home: count('home'), away: count('away') };
}
