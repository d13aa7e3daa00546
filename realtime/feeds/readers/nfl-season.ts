import type { Fixture } from '../../protocol/ingest.ts';

const DAY = 86_400_000;

/**
 * Returns the stage and the season of a day (ms). The season's name is the year in which it begins:
 * days after Labor Day, the first Monday of September. It lasts 17 weeks, 18 since 2021; then the
 * play-offs follow.
 */
export function placeInSeason(time: number): Required<Pick<Fixture, 'season' | 'stage'>> {
  const date = new Date(time);
  const year = date.getUTCFullYear() - Number(date.getUTCMonth() < 3);
  const laborDay = firstMondayOfSeptember(year);
  const weeks = year >= 2021 ? 18 : 17;
  const lastSunday = laborDay + (7 * weeks - 1) * DAY;
  const season = { id: `nfl-${year}`, name: String(year) };
  if (time < laborDay + 2 * DAY) return { season, stage: 'pre-season' };
  return { season, stage: time < lastSunday + 2 * DAY ? 'table' : 'knockout' };
}

function firstMondayOfSeptember(year: number): number {
  const first = Date.UTC(year, 8, 1);
  return first + ((8 - new Date(first).getUTCDay()) % 7) * DAY;
}
