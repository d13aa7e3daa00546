import type { Season } from '../../protocol/catalogue.ts';
import { startOfWeek, weekFrom, weekOf } from './day.ts';
import type { SeasonTimes } from './league-plan.ts';
import type { DemoLeague } from './world.ts';

/** One running of a league of the demo. */
export interface DemoSeason {
  league: DemoLeague;
  season: Season;
  /** The first week and the one after the last, counted as by `weekOf`. */
  fromWeek: number;
  toWeek: number;
}

/** The seasons of a league that overlap [from, to), ms, oldest first. */
export function seasonsBetween(league: DemoLeague, from: number, to: number): DemoSeason[] {
  const seasons: DemoSeason[] = [];
  let season = seasonOf(league, weekOf(from));
  while (startOfWeek(season.fromWeek) < to) {
    seasons.push(season);
    season = seasonOf(league, season.toWeek);
  }
  return seasons;
}

/** The season of a league that a week belongs to. */
function seasonOf(league: DemoLeague, week: number): DemoSeason {
  const { seasons } = league.plan;
  return seasons.kind === 'cycle'
    ? cycleSeason(league, seasons, week)
    : yearlySeason(league, seasons, week);
}

function cycleSeason(
  league: DemoLeague,
  { weeks, offset }: Extract<SeasonTimes, { kind: 'cycle' }>,
  week: number,
): DemoSeason {
  const fromWeek = Math.floor((week - offset) / weeks) * weeks + offset;
  // The Thursday says which year a week belongs to (ISO 8601).
  const thursday = new Date(startOfWeek(fromWeek) + 3 * 86_400_000);
  const year = thursday.getUTCFullYear();
  const number = fromWeek - weekFrom(year, '01-01') + (isFirstWeek(year) ? 1 : 2);
  const label = `${year}-W${String(number).padStart(2, '0')}`;
  return createSeason(league, label.toLowerCase(), `${year} week ${label.slice(-2)}`, {
    fromWeek,
    toWeek: fromWeek + weeks,
  });
}

/** Whether the first Monday of a year begins its first ISO week: it does from the first to the fourth. */
function isFirstWeek(year: number): boolean {
  return new Date(startOfWeek(weekFrom(year, '01-01'))).getUTCDate() <= 4;
}

function yearlySeason(
  league: DemoLeague,
  { starts }: Extract<SeasonTimes, { kind: 'yearly' }>,
  week: number,
): DemoSeason {
  const around = new Date(startOfWeek(week)).getUTCFullYear();
  const begins = [around - 1, around, around + 1].flatMap((year) =>
    starts.map((start, index) => ({ year, index, fromWeek: weekFrom(year, start) })),
  );
  const current = begins.findLastIndex(({ fromWeek }) => fromWeek <= week);
  const [begin, next] = begins.slice(current);
  if (!begin || !next) throw new Error(`${league.key} has no season in week ${week}`);
  const times = { fromWeek: begin.fromWeek, toWeek: next.fromWeek };
  if (starts.length > 1) {
    const half = `${begin.year}/${begin.index + 1}`;
    return createSeason(league, `${begin.year}-${begin.index + 1}`, half, times);
  }
  const isOneYear = (starts[0] ?? '') < '03';
  const name = isOneYear ? `${begin.year}` : `${begin.year}-${String(begin.year + 1).slice(-2)}`;
  return createSeason(league, name, name, times);
}

function createSeason(
  league: DemoLeague,
  key: string,
  name: string,
  times: { fromWeek: number; toWeek: number },
): DemoSeason {
  return { league, season: { id: `${league.league.id}-${key}`, name }, ...times };
}
