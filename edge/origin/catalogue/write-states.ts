import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { isOneOf, runBatch, type Database, type Statement } from '../db/database.ts';
import { matches } from '../db/schema.ts';
import { newestById } from './fixture-rows.ts';
import { playerRow } from './match-players.ts';
import type { MatchStateRecord } from './match-state-record.ts';
import { registerFixtures } from './register-fixtures.ts';
import { insertPlayers } from './write-details.ts';

/**
 * Writes states that rooms reported (design §3, write-behind). Within an epoch only a higher
 * version overwrites. A state of another epoch overwrites when it was read later, because a room
 * that lost its storage counts from 1 again. So any order and repetition ends in the newest state.
 * Registers unknown matches first; then writes all states or none.
 */
export async function writeStates(
  db: Database,
  records: readonly MatchStateRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const missing = await findUnregistered(db, records);
  await registerFixtures(
    db,
    missing.map((record) => ({
      matchId: record.matchId,
      sequence: 0,
      fixture: {
        sportId: record.sportId,
        league: record.league,
        home: record.home,
        away: record.away,
        startTime: record.startTime,
        ...(record.startTimeTbd && { startTimeTbd: true }),
        ...(record.startDayTbd && { startDayTbd: true }),
      },
    })),
  );
  const people = records.flatMap(({ sportId, people: named = [] }) =>
    named.map((person) => playerRow(sportId, person)),
  );
  await runBatch(db, [
    ...insertPlayers(db, newestById(people)),
    ...records.map((record) => writeState(db, record)),
  ]);
}

function writeState(db: Database, record: MatchStateRecord): Statement {
  return db
    .update(matches)
    .set({
      sportId: record.sportId,
      leagueId: record.league.id,
      homeTeamId: record.home.id,
      awayTeamId: record.away.id,
      startTime: record.startTime,
      startTimeTbd: record.startTimeTbd ?? false,
      startDayTbd: record.startDayTbd ?? false,
      status: record.status,
      matchStatus: record.matchStatus,
      playedTime: record.playedTime,
      score: record.score,
      periods: record.periods,
      gameScore: record.gameScore,
      shootout: record.shootout,
      winner: record.winner ?? null,
      displayStatus: record.displayStatus,
      stateEpoch: record.epoch,
      stateVersion: record.version,
      stateAt: record.at,
    })
    .where(
      and(
        eq(matches.id, record.matchId),
        or(
          eq(matches.stateVersion, 0),
          and(
            eq(matches.stateEpoch, record.epoch),
            gt(sql`${record.version}`, matches.stateVersion),
          ),
          and(ne(matches.stateEpoch, record.epoch), gt(sql`${record.at}`, matches.stateAt)),
        ),
      ),
    );
}

/**
 * Returns records whose match is unknown (the database was lost) or whose league or team changed
 * (the room fixed an id).
 */
async function findUnregistered(
  db: Database,
  records: readonly MatchStateRecord[],
): Promise<MatchStateRecord[]> {
  const ids = records.map((record) => record.matchId);
  const { id, leagueId, homeTeamId, awayTeamId } = matches;
  const rows = await db
    .select({ id, leagueId, homeTeamId, awayTeamId })
    .from(matches)
    .where(isOneOf(id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  return records.filter(({ matchId, league, home, away }) => {
    const row = known.get(matchId);
    const isSame = row?.leagueId === league.id && row.homeTeamId === home.id;
    return !isSame || row.awayTeamId !== away.id;
  });
}
