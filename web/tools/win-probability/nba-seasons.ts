import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { countCell, readRows } from './read-rows.ts';
import type { TimedGame } from './timed-games.ts';

const QUARTER = 12 * 60;
const REGULAR = 4;

const gameSchema = v.object({
  GAME_ID: v.pipe(v.string(), v.nonEmpty()),
  GAME_DATE: v.pipe(v.string(), v.isoDate()),
  TEAM_ABBREVIATION: v.string(),
  /** 'GSW vs. OKC' at home, 'OKC @ GSW' away. */
  MATCHUP: v.string(),
  PTS: countCell,
});

const playSchema = v.object({
  PERIOD: countCell,
  PCTIMESTRING: v.pipe(v.string(), v.regex(/^\d+:\d{2}$/)),
  /** The home side's lead, or TIE. Rows without a score have an empty cell and are left out. */
  SCOREMARGIN: v.pipe(v.string(), v.regex(/^(?:-?\d+|TIE)$/)),
});

/** Returns the regular seasons in `ryanvmenezes/lawlers-law` that ended in these years. */
export async function readNba(folder: string, from: number, to: number): Promise<TimedGame[]> {
  const games: TimedGame[] = [];
  for (let year = from; year <= to; year += 1) {
    const plays = join(folder, 'data/playbyplay', String(year));
    const files = new Set(await readdir(plays));
    const rows = await readRows(join(folder, `data/logs/log-${year}.csv`), gameSchema);
    for (const [id, sides] of Map.groupBy(rows, ({ GAME_ID }) => GAME_ID)) {
      const home = sides.find(({ MATCHUP }) => MATCHUP.includes('vs.'));
      const away = sides.find(({ MATCHUP }) => MATCHUP.includes('@'));
      if (!home || !away || !files.has(`${id}.csv`)) continue;
      games.push({
        league: 'nba',
        season: year - 1,
        home: home.TEAM_ABBREVIATION,
        away: away.TEAM_ABBREVIATION,
        at: Date.parse(home.GAME_DATE),
        score: { home: home.PTS, away: away.PTS },
        leads: await readLeads(join(plays, `${id}.csv`)),
        odds: null,
      });
    }
  }
  return games;
}

async function readLeads(path: string): Promise<TimedGame['leads']> {
  const rows = await readRows(path, playSchema);
  return rows
    .filter(({ PERIOD }) => PERIOD <= REGULAR)
    .map(({ PERIOD, PCTIMESTRING, SCOREMARGIN }) => {
      const [minutes = 0, seconds = 0] = PCTIMESTRING.split(':').map(Number);
      const played = PERIOD * QUARTER - minutes * 60 - seconds;
      return {
        played: played / (REGULAR * QUARTER),
        lead: SCOREMARGIN === 'TIE' ? 0 : Number(SCOREMARGIN),
      };
    });
}
