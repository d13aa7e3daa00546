import type { BoxScoreSide, BoxScoreValues, MatchDetails } from '../../protocol/details.ts';
import type { Lineup, LineupPlayer } from '../../protocol/lineup.ts';
import type { Stats } from '../../protocol/match-state.ts';
import type { NbaBoxPlayer, NbaBoxScore, NbaBoxTeam, NbaFigures } from './nba-schema.ts';

/** Columns of the box score by their names in the file. */
const COLUMNS: readonly (readonly [column: string, name: keyof NbaFigures])[] = [
  ['points', 'points'],
  ['offensive-rebounds', 'reboundsOffensive'],
  ['defensive-rebounds', 'reboundsDefensive'],
  ['rebounds', 'reboundsTotal'],
  ['assists', 'assists'],
  ['steals', 'steals'],
  ['blocks', 'blocks'],
  ['turnovers', 'turnovers'],
  ['field-goals', 'fieldGoalsMade'],
  ['field-goals-attempted', 'fieldGoalsAttempted'],
  ['three-pointers', 'threePointersMade'],
  ['three-pointers-attempted', 'threePointersAttempted'],
  ['free-throws', 'freeThrowsMade'],
  ['free-throws-attempted', 'freeThrowsAttempted'],
  ['fouls', 'foulsPersonal'],
  ['plus-minus', 'plusMinusPoints'],
];

/** Player figures that the statistics of a team lack or count differently. */
const NOT_OF_TEAMS = new Set(['points', 'plus-minus', 'rebounds', 'defensive-rebounds']);

/** Columns of a team's totals. They omit figures without a player, such as team rebounds. */
const TEAM_FIGURES: readonly (readonly [key: string, name: keyof NbaFigures])[] = [
  ...COLUMNS.filter(([key]) => !NOT_OF_TEAMS.has(key)),
  ['rebounds', 'reboundsPersonal'],
];

/** Returns a game's line-ups, box score and statistics; undefined without listed players. */
export function nbaDetails(
  matchId: string,
  { game: { homeTeam, awayTeam } }: NbaBoxScore,
  occurredAt: number,
): MatchDetails | undefined {
  if (!homeTeam.players || !awayTeam.players) return undefined;
  const stats = statsOf(homeTeam.statistics ?? {}, awayTeam.statistics ?? {});
  return {
    matchId,
    occurredAt,
    lineups: { home: lineupOf(homeTeam), away: lineupOf(awayTeam) },
    boxScore: { home: sideOf(homeTeam), away: sideOf(awayTeam) },
    ...(Object.keys(stats).length > 0 && { statistics: [{ period: 'ALL', stats }] }),
  };
}

function lineupOf({ players = [] }: NbaBoxTeam): Lineup {
  const active = players.filter(({ status }) => status !== 'INACTIVE');
  return {
    confirmed: true,
    starters: active.filter(isStarter).map(personOf),
    substitutes: active.filter((player) => !isStarter(player)).map(personOf),
    unavailable: players
      .filter(({ status }) => status === 'INACTIVE')
      .map((player) => {
        const { id, name } = personOf(player);
        const isInjured = player.notPlayingReason?.includes('INJURY') === true;
        const note = player.notPlayingDescription;
        return { id, name, reason: isInjured ? 'injury' : 'other', ...(note && { note }) };
      }),
  };
}

function sideOf({ players = [] }: NbaBoxTeam): BoxScoreSide {
  return {
    players: players
      .filter(({ played, statistics }) => played !== '0' && statistics)
      .map((player) => ({
        ...personOf(player),
        starter: isStarter(player),
        values: valuesOf(player.statistics ?? {}),
      })),
  };
}

function valuesOf(figures: NbaFigures): BoxScoreValues {
  const values: BoxScoreValues = {};
  const minutes = /^PT(\d+)M/.exec(figures.minutes ?? '')?.[1];
  if (minutes !== undefined) values['minutes'] = Number(minutes);
  for (const [column, name] of COLUMNS) {
    const value = figures[name];
    if (typeof value === 'number') values[column] = value;
  }
  return values;
}

function statsOf(home: NbaFigures, away: NbaFigures): Stats {
  const stats: Stats = {};
  for (const [key, name] of TEAM_FIGURES) {
    const [own, other] = [home[name], away[name]];
    if (typeof own === 'number' && typeof other === 'number')
      stats[key] = { home: own, away: other };
  }
  return stats;
}

function isStarter({ starter }: NbaBoxPlayer): boolean {
  return starter === '1';
}

/** Returns a player of a line-up or box score. A shirt may read '00', or have no number. */
function personOf({ personId, name, jerseyNum, position }: NbaBoxPlayer): LineupPlayer {
  const number = /^\d{1,3}$/.test(jerseyNum ?? '') ? Number(jerseyNum) : undefined;
  return {
    id: nbaId(personId),
    name,
    ...(number !== undefined && { number }),
    ...(position && { position }),
  };
}

/** Returns a person's id from their NBA number. */
export function nbaId(personId: number): string {
  return `nba-${personId}`;
}

/** Returns the NBA numbers of the players in a box score. */
export function peopleOf({ game: { homeTeam, awayTeam } }: NbaBoxScore): number[] {
  return [homeTeam, awayTeam].flatMap(({ players = [] }) =>
    players.map(({ personId }) => personId),
  );
}
