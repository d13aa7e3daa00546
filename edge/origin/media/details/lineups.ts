import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { lineupSchema, type LineupPlayer } from '../../../../realtime/protocol/lineup.ts';
import type { Lineups, LineupPlayerWire, LineupWire } from '../../../contracts/lineups.ts';
import type { Database } from '../../db/database.ts';
import { matchDetails } from '../../db/details-schema.ts';
import { matches } from '../../db/schema.ts';

/** `getLineups`: undefined when the id names no match. */
export async function findLineups(db: Database, matchId: string): Promise<Lineups | undefined> {
  const [[match], sent] = await db.batch([
    db.select().from(matches).where(eq(matches.id, matchId)),
    db
      .select()
      .from(matchDetails)
      .where(
        and(
          eq(matchDetails.matchId, matchId),
          inArray(matchDetails.kind, ['lineup-home', 'lineup-away']),
        ),
      ),
  ]);
  if (!match) return undefined;
  const side = (kind: string, teamId: string): LineupWire | null => {
    const row = sent.find((one) => one.kind === kind);
    return row ? lineupWire(row.body, teamId) : null;
  };
  return {
    eventId: match.id,
    home: side('lineup-home', match.homeTeamId),
    away: side('lineup-away', match.awayTeamId),
  };
}

function lineupWire(body: unknown, teamId: string): LineupWire {
  const lineup = v.parse(lineupSchema, body);
  return {
    teamId,
    formation: lineup.formation ?? null,
    isConfirmed: lineup.confirmed,
    coach: lineup.coach ?? null,
    starters: lineup.starters.map(playerWire),
    substitutes: lineup.substitutes.map(playerWire),
    unavailable: (lineup.unavailable ?? []).map(({ id, name, position, reason, note }) => ({
      playerId: id,
      playerName: name,
      position: position ?? null,
      reason,
      note: note ?? null,
    })),
  };
}

function playerWire(player: LineupPlayer): LineupPlayerWire {
  return {
    playerId: player.id,
    playerName: player.name,
    shirtNumber: player.number ?? null,
    position: player.position ?? null,
    isCaptain: player.captain ?? false,
    grid: player.grid ?? null,
  };
}
