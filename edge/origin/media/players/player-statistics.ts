import { SEASON_LEADERS } from '../../../../realtime/sports/box-score.ts';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { sportById } from '../../../../realtime/sports/registry.ts';
import type { PlayerStatistics } from '../../../contracts/players.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { boxScoreLines } from '../../db/details-schema.ts';
import { matches, players, teams } from '../../db/schema.ts';
import { leagueWire, teamWire } from '../events/event-wire.ts';
import { findLeagueSeason, type LeagueSeason, type SeasonQuery } from '../leagues/seasons.ts';
import { seasonWire } from '../leagues/season-wire.ts';
import { addUp } from '../details/add-up.ts';
import { playerWire } from './players.ts';

export interface PlayerStatisticsQuery extends SeasonQuery {
  key?: string | undefined;
  /** From 1. */
  page: number;
  size: number;
}

/** Result that distinguishes a missing league from a key that the league's sport lacks. */
export type PlayerStatisticsAnswer =
  | { kind: 'found'; statistics: PlayerStatistics }
  | { kind: 'no-league' }
  | { kind: 'unknown-key'; keys: readonly string[] };

/** Answers `listPlayerStatistics`: a season's best players, from its box scores. */
export async function listPlayerStatistics(
  db: Database,
  leagueId: string,
  { seasonId, now, key: wanted, page, size }: PlayerStatisticsQuery,
): Promise<PlayerStatisticsAnswer> {
  const found = await findLeagueSeason(db, leagueId, { seasonId, now });
  if (!found) return { kind: 'no-league' };
  const { key: sport, isPerMatch = false } = sportById(found.league.sportId);
  const keys = SEASON_LEADERS[sport];
  if (wanted !== undefined && !keys.includes(wanted)) return { kind: 'unknown-key', keys };
  const key = wanted ?? keys[0];
  const ranked = key === undefined ? [] : await rankPlayers(db, found, { key, isPerMatch });
  const shown = ranked.slice((page - 1) * size, page * size);
  return {
    kind: 'found',
    statistics: {
      league: leagueWire(found.league),
      season: found.season && seasonWire(found.season),
      seasons: found.seasons.map(seasonWire),
      key: key ?? null,
      isPerMatch,
      keys: [...keys],
      players: await playersWire(db, found, shown),
      page,
      size,
      total: ranked.length,
    },
  };
}

interface Ranked {
  rank: number;
  playerId: string;
  teamId: string;
  value: number;
  appearances: number;
}

const teamId = sql<string>`case ${boxScoreLines.side}
  when 'home' then ${matches.homeTeamId} else ${matches.awayTeamId} end`;

/** Ranks all players with the figure, highest first; among equal sums, fewer matches come first. */
async function rankPlayers(
  db: Database,
  found: LeagueSeason,
  { key, isPerMatch }: { key: string; isPerMatch: boolean },
): Promise<Ranked[]> {
  const value = sql<number>`sum(json_extract(${boxScoreLines.values}, ${`$."${key}"`}))`;
  const rows = await db
    .select({ playerId: boxScoreLines.playerId, teamId, value, appearances: count() })
    .from(boxScoreLines)
    .innerJoin(matches, eq(matches.id, boxScoreLines.matchId))
    .where(inSeason(found))
    .groupBy(boxScoreLines.playerId, teamId)
    .having(sql`${value} > 0`)
    .orderBy(sql`${value} desc`, sql`count(*)`, boxScoreLines.playerId);
  const counted = isPerMatch ? meansOf(rows) : rows;
  let rank = 0;
  return counted.map((row, index) => {
    if (row.value !== counted[index - 1]?.value) rank = index + 1;
    return { rank, ...row };
  });
}

/**
 * Returns the rows by mean per match. Leaves out players with less than half of the most
 * appearances: one good day must not win.
 */
export function meansOf<Row extends { value: number; appearances: number }>(
  rows: readonly Row[],
): Row[] {
  const most = Math.max(0, ...rows.map(({ appearances }) => appearances));
  return rows
    .filter(({ appearances }) => appearances * 2 >= most)
    .map((row) => ({ ...row, value: Math.round((10 * row.value) / row.appearances) / 10 }))
    .toSorted((a, b) => b.value - a.value);
}

function inSeason({ league, season }: LeagueSeason) {
  return season
    ? eq(matches.seasonId, season.id)
    : and(eq(matches.leagueId, league.id), isNull(matches.seasonId));
}

async function playersWire(
  db: Database,
  found: LeagueSeason,
  shown: readonly Ranked[],
): Promise<PlayerStatistics['players']> {
  const ids = shown.map(({ playerId }) => playerId);
  const [people, sides, lines] = await Promise.all([
    db.select().from(players).where(isOneOf(players.id, ids)),
    db
      .select()
      .from(teams)
      .where(
        isOneOf(
          teams.id,
          shown.map((row) => row.teamId),
        ),
      ),
    db
      .select({ playerId: boxScoreLines.playerId, teamId, values: boxScoreLines.values })
      .from(boxScoreLines)
      .innerJoin(matches, eq(matches.id, boxScoreLines.matchId))
      .where(and(inSeason(found), isOneOf(boxScoreLines.playerId, ids))),
  ]);
  return shown.flatMap(({ rank, value, appearances, ...row }) => {
    const player = people.find(({ id }) => id === row.playerId);
    const team = sides.find(({ id }) => id === row.teamId);
    if (!player || !team) return [];
    const own = lines.filter(
      (line) => line.playerId === row.playerId && line.teamId === row.teamId,
    );
    return [
      {
        rank,
        player: playerWire(player),
        team: teamWire(team),
        value,
        appearances,
        values: addUp(own.map(({ values }) => values)),
      },
    ];
  });
}
