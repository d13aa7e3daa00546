import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { Chances } from '../../../edge/shared/forecast/chances.ts';
import { readNflGamecenter } from '../../../realtime/feeds/readers/nfl-gamecenter.ts';
import type { Recording } from '../../../realtime/feeds/source.ts';
import { QUARTERS } from '../../../realtime/sports/match-status.ts';
import type { TimedGame } from './timed-games.ts';

const QUARTER = 15 * 60;

/** Returns the regular-season and play-off games of `BurntSushi/nflgame`, with odds where known. */
export async function readNfl(games: string, odds: string): Promise<TimedGame[]> {
  const root = join(games, 'nflgame/gamecenter-json');
  const known = await readOdds(odds);
  const names = (await readdir(root)).filter((name) => isOfSeason(name));
  const folder = await mkdtemp(join(tmpdir(), 'nfl-'));
  const all: TimedGame[] = [];
  try {
    for (const name of names) {
      const path = join(folder, 'game.json');
      await writeFile(path, gunzipSync(await readFile(join(root, name))));
      // Plays that the reader does not understand are left out, as in a replay of the recording.
      const [recording] = await readNflGamecenter({ path, leaveOut: () => {} });
      const game = recording && gameOf(recording);
      if (game) all.push({ ...game, odds: known.get(keyOf(game.at, game.home)) ?? null });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return all;
}

/** Whether a game counts for the season: games before 5 September are friendlies. */
function isOfSeason(name: string): boolean {
  const [, month, day] = /^\d{4}(\d{2})(\d{2})\d{2}\.json\.gz$/.exec(name) ?? [];
  if (month === undefined) return false;
  return month === '01' || month === '02' || month > '09' || (month === '09' && Number(day) > 4);
}

function gameOf({ updates, startTime, home, away }: Recording): TimedGame | null {
  const last = updates.at(-1)?.update;
  const score = updates.findLast(({ update }) => update.score)?.update.score;
  if (!score || last?.status !== 'Finished') return null;
  const leads = updates.flatMap(({ update }) =>
    (update.incidents ?? []).flatMap(({ period, remaining, score: total }) => {
      const quarter = QUARTERS.findIndex((each) => each === period);
      if (quarter === -1 || remaining === undefined || !total) return [];
      const played = ((quarter + 1) * QUARTER - remaining) / (QUARTERS.length * QUARTER);
      return [{ played, lead: total.home - total.away }];
    }),
  );
  const day = new Date(startTime);
  const season = day.getUTCFullYear() - (day.getUTCMonth() < 6 ? 1 : 0);
  return { league: 'nfl', season, home, away, at: startTime, score, leads, odds: null };
}

const oddsSchema = v.looseObject({
  date: v.number(),
  home_team: v.string(),
  /** American odds: −150, 210. */
  home_close_ml: v.number(),
  away_close_ml: v.number(),
});

/** Returns decimal odds of `FinnedAI/sportsbookreview-scraper` by day and home team. */
async function readOdds(folder: string): Promise<Map<string, Chances>> {
  const text = await readFile(join(folder, 'data/nfl_archive_10Y.json'), 'utf8');
  // Rows of Super Bowls lack a side; the schema leaves them out.
  const rows = v.parse(v.array(v.unknown()), JSON.parse(text));
  return new Map(
    rows.flatMap((row) => {
      const parsed = v.safeParse(oddsSchema, row);
      if (!parsed.success) return [];
      const { date, home_team, home_close_ml, away_close_ml } = parsed.output;
      const [home, away] = [decimal(home_close_ml), decimal(away_close_ml)];
      const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(String(date)) ?? [];
      if (year === undefined || !home || !away) return [];
      const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
      return [[keyOf(at, home_team), { home, draw: 0, away }] as const];
    }),
  );
}

/**
 * Converts American to decimal odds: −150 is 1.67, +150 is 2.5. Null for values that cannot be
 * odds.
 */
function decimal(american: number): number | null {
  if (Math.abs(american) < 100) return null;
  return american > 0 ? 1 + american / 100 : 1 - 100 / american;
}

/**
 * Returns a key of day and team that both sources share: they say 'Green Bay Packers' and
 * 'Packers'.
 */
function keyOf(at: number, team: string): string {
  return `${new Date(at).toISOString().slice(0, 10)} ${team.split(' ').at(-1)}`;
}
