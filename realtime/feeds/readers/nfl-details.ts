import type { BoxScoreSide, BoxScoreValues, MatchDetails } from '../../protocol/details.ts';
import type { Stats } from '../../protocol/match-state.ts';
import { parseGameClock } from './nfl-game.ts';
import { nflId, nflName } from './nfl-people.ts';
import type { NflGame, NflSide, NflTable } from './nfl-schema.ts';

/** Columns of the box score, by table and by name in the table. */
const COLUMNS = {
  passing: {
    att: 'passing-attempts',
    cmp: 'completions',
    yds: 'passing-yards',
    tds: 'passing-touchdowns',
    ints: 'interceptions-thrown',
  },
  rushing: {
    att: 'carries',
    yds: 'rushing-yards',
    tds: 'rushing-touchdowns',
    lng: 'longest-rush',
  },
  receiving: {
    rec: 'receptions',
    yds: 'receiving-yards',
    tds: 'receiving-touchdowns',
    lng: 'longest-reception',
  },
  defense: { sk: 'sacks', int: 'interceptions' },
  fumbles: { lost: 'fumbles', rcv: 'fumbles-recovered' },
  kicking: {
    fgm: 'field-goals',
    fga: 'field-goals-attempted',
    xpmade: 'extra-points',
    xpa: 'extra-points-attempted',
  },
  punting: { pts: 'punts' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

const TEAM_FIGURES = {
  totyds: 'total-yards',
  pyds: 'passing-yards',
  ryds: 'rushing-yards',
  totfd: 'first-downs',
  trnovr: 'turnovers',
  pen: 'penalties',
  penyds: 'penalty-yards',
} as const;

/** Returns a game's box score and statistics, if the file has any. */
export function nflDetails(
  matchId: string,
  { home, away }: NflGame,
  occurredAt: number,
): MatchDetails | undefined {
  const sides = { home: sideOf(home), away: sideOf(away) };
  if (sides.home.players.length === 0 && sides.away.players.length === 0) return undefined;
  const stats = statsOf(home, away);
  return {
    matchId,
    occurredAt,
    boxScore: sides,
    ...(Object.keys(stats).length > 0 && { statistics: [{ period: 'ALL', stats }] }),
  };
}

function sideOf({ stats }: NflSide): BoxScoreSide {
  const players = new Map<string, { name: string; values: BoxScoreValues }>();
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const rows: NflTable = stats?.[table] ?? {};
    for (const [key, row] of Object.entries(rows)) {
      if (typeof row !== 'object' || typeof row?.['name'] !== 'string') continue;
      const player = players.get(key) ?? { name: nflName(row['name']), values: {} };
      players.set(key, player);
      for (const [name, column] of Object.entries<string>(columns)) {
        const value = row[name];
        if (typeof value === 'number') player.values[column] = value;
      }
      if (table === 'defense') player.values['tackles'] = tacklesOf(row);
      if (table === 'kicking') player.values['kicking-points'] = kickingPoints(player.values);
    }
  }
  return {
    players: [...players].map(([key, { name, values }]) => ({ id: nflId(key), name, values })),
  };
}

/** Returns a player's tackles, solo and assisted together, as fans count them. */
function tacklesOf({ tkl, ast }: Readonly<Record<string, unknown>>): number {
  return (typeof tkl === 'number' ? tkl : 0) + (typeof ast === 'number' ? ast : 0);
}

function kickingPoints(values: BoxScoreValues): number {
  return 3 * (values['field-goals'] ?? 0) + (values['extra-points'] ?? 0);
}

function statsOf({ stats: home }: NflSide, { stats: away }: NflSide): Stats {
  const stats: Stats = {};
  for (const [name, key] of Object.entries(TEAM_FIGURES)) {
    const [own, other] = [home?.['team']?.[name], away?.['team']?.[name]];
    if (typeof own === 'number' && typeof other === 'number')
      stats[key] = { home: own, away: other };
  }
  const [own, other] = [possession(home), possession(away)];
  if (own !== undefined && other !== undefined)
    stats['possession-time'] = { home: own, away: other };
  return stats;
}

function possession(stats: NflSide['stats']): number | undefined {
  const time = stats?.['team']?.['top'];
  return typeof time === 'string' ? parseGameClock(time) : undefined;
}
