import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';
import type { Season } from '../../protocol/season.ts';
import { startOfWeek, weekFrom, weekOf } from './day.ts';
import type { SeasonTimes } from '../world/league-plan.ts';
import type { DemoLeague } from '../world/world.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/** One season of a demo league. */
export interface DemoSeason {
  league: DemoLeague;
  season: Season;
  /** The first week and the one after the last, numbered as by `weekOf`. */
  fromWeek: number;
  toWeek: number;
}

/** Returns a league's seasons that overlap [from, to), ms, oldest first. */
export function seasonsBetween(league: DemoLeague, from: number, to: number): DemoSeason[] {
  const seasons: DemoSeason[] = [];
  let season = seasonOf(league, weekOf(from));
  while (startOfWeek(season.fromWeek) < to) {
    seasons.push(season);
    season = seasonOf(league, season.toWeek);
  }
  return seasons;
}

/** Returns the season of a league in a week. */
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
  const monday = dayjs.utc(startOfWeek(fromWeek));
  const year = monday.isoWeekYear();
  const label = `${year}-W${String(monday.isoWeek()).padStart(2, '0')}`;
  return createSeason(league, label.toLowerCase(), `${year} week ${label.slice(-2)}`, {
    fromWeek,
    toWeek: fromWeek + weeks,
  });
}

function yearlySeason(
  league: DemoLeague,
  { starts }: Extract<SeasonTimes, { kind: 'yearly' }>,
  week: number,
): DemoSeason {
  const around = dayjs.utc(startOfWeek(week)).year();
  const begins = [around - 1, around, around + 1].flatMap((year) =>
    starts.map((start, index) => ({ year, index, fromWeek: weekFrom(year, start) })),
  );
  const current = begins.findLastIndex(({ fromWeek }) => fromWeek <= week);
  const [begin, next] = begins.slice(current);
  if (!begin || !next) throw new Error(`${league.key} has no season in week ${week}`);
  const { year, index, fromWeek } = begin;
  const start = starts[index] ?? '';
  const years = yearsOf(year, start, next.fromWeek);
  const key = starts.length > 1 ? `${year}-${index + 1}` : years.replace('/', '-');
  // The last season of a year continues in the next year; the earlier ones need distinct names.
  const isOneOfSeveral = starts.length > 2 && index < starts.length - 1;
  const name = isOneOfSeveral ? `${years} ${start < '04' ? 'Spring' : 'Summer'}` : years;
  return createSeason(league, key, name, { fromWeek, toWeek: next.fromWeek });
}

/**
 * Returns a season's years: '2026/27', or '2026' if it ends within the year, or begins early in a
 * year and ends soon after it.
 */
function yearsOf(year: number, start: string, toWeek: number): string {
  const isOverByNewYear = dayjs.utc(startOfWeek(toWeek) - 1).year() === year;
  if (isOverByNewYear || start < '03') return `${year}`;
  return `${year}/${String(year + 1).slice(-2)}`;
}

function createSeason(
  league: DemoLeague,
  key: string,
  name: string,
  times: { fromWeek: number; toWeek: number },
): DemoSeason {
  return { league, season: { id: `${league.league.id}-${key}`, name }, ...times };
}
