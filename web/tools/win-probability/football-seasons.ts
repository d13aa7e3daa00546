import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Chances } from '../../../edge/shared/forecast/chances.ts';
import type { Sides } from '../../../realtime/protocol/primitives.ts';
import { countCell, readRows } from './read-rows.ts';

/** A league match with its result. */
export interface SeasonMatch {
  league: string;
  /** The year in which its season began. */
  season: number;
  home: string;
  away: string;
  /** Day of the match, ms. */
  at: number;
  score: Sides;
  atHalfTime: Sides | null;
  /** Decimal odds before the match; null if the file has none. */
  odds: Chances | null;
}

const cell = v.optional(v.string(), '');
const rowSchema = v.looseObject({
  Date: v.pipe(v.string(), v.regex(/^\d{1,4}[/-]\d{2}[/-]\d{2,4}$/)),
  HomeTeam: v.pipe(v.string(), v.nonEmpty()),
  AwayTeam: v.pipe(v.string(), v.nonEmpty()),
  FTHG: countCell,
  FTAG: countCell,
  HTHG: v.fallback(v.nullable(countCell), null),
  HTAG: v.fallback(v.nullable(countCell), null),
  /** The mean odds of many bookmakers: `BbAv` in older files, `Avg` in newer ones. */
  BbAvH: cell,
  BbAvD: cell,
  BbAvA: cell,
  AvgH: cell,
  AvgD: cell,
  AvgA: cell,
});

/** The English divisions, whose files have odds. */
const DIVISIONS = ['Premier', 'Championship', 'League 1', 'League 2'];

/**
 * Returns the matches of `datasets/football-datasets`: the top leagues of five countries, no odds.
 */
export async function readLeagues(folder: string): Promise<SeasonMatch[]> {
  const root = join(folder, 'datasets');
  const leagues = ['premier-league', 'la-liga', 'serie-a', 'bundesliga', 'ligue-1'];
  const all = await Promise.all(
    leagues.map(async (league) => {
      const names = (await readdir(join(root, league))).filter((name) => /\d{4}\.csv$/.test(name));
      return Promise.all(names.map((name) => readSeason(join(root, league, name), league)));
    }),
  );
  return all.flat(2);
}

/**
 * Returns the matches of the English divisions in `jokecamp/FootballData` from 2015 on, with odds.
 */
export async function readDivisions(folder: string): Promise<SeasonMatch[]> {
  const root = join(folder, 'football-data.co.uk/england');
  const seasons = (await readdir(root)).filter((name) => /^20(?:1[5-9])-\d{4}$/.test(name));
  const all = await Promise.all(
    seasons.map(async (season) => {
      const files = new Set(await readdir(join(root, season)));
      return Promise.all(
        DIVISIONS.filter((name) => files.has(`${name}.csv`)).map((name) =>
          readSeason(join(root, season, `${name}.csv`), name),
        ),
      );
    }),
  );
  return all.flat(2);
}

async function readSeason(path: string, league: string): Promise<SeasonMatch[]> {
  const rows = await readRows(path, rowSchema);
  return rows.flatMap((row) => {
    const at = dayOf(row.Date);
    if (at === null) return [];
    const day = new Date(at);
    const odds = {
      home: Number(row.AvgH || row.BbAvH),
      draw: Number(row.AvgD || row.BbAvD),
      away: Number(row.AvgA || row.BbAvA),
    };
    return [
      {
        league,
        season: day.getUTCFullYear() - (day.getUTCMonth() < 6 ? 1 : 0),
        home: row.HomeTeam,
        away: row.AwayTeam,
        at,
        score: { home: row.FTHG, away: row.FTAG },
        atHalfTime:
          row.HTHG === null || row.HTAG === null ? null : { home: row.HTHG, away: row.HTAG },
        odds: odds.home > 1 && odds.draw > 1 && odds.away > 1 ? odds : null,
      },
    ];
  });
}

/**
 * Returns the start of a day in UTC, ms, from 17/08/2018, 17/08/18 or 2018-08-17; null if invalid.
 */
function dayOf(text: string): number | null {
  const [a = '', b = '', c = ''] = text.split(/[/-]/);
  const [day, year] = a.length === 4 ? [c, a] : [a, c];
  const whole = year.length === 2 ? (Number(year) > 80 ? 1900 : 2000) + Number(year) : Number(year);
  const at = Date.UTC(whole, Number(b) - 1, Number(day));
  return Number.isNaN(at) ? null : at;
}
