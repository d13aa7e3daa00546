import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import {
  lineupSchema,
  type Lineup,
  type LineupPlayer,
} from '../../../../realtime/protocol/lineup.ts';
import type { Lineups, LineupPlayerWire, LineupWire } from '../../../contracts/lineups.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { matchDetails } from '../../db/details-schema.ts';
import { matches, players } from '../../db/schema.ts';

/** Answers `getLineups`: undefined when the id names no match. */
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
  const sheets = new Map<string, Lineup>(
    sent.map(({ kind, body }) => [kind, v.parse(lineupSchema, body)]),
  );
  const nationOf = await nationsOf(db, [...sheets.values()].flatMap(peopleOf));
  const side = (kind: string, teamId: string): LineupWire | null => {
    const sheet = sheets.get(kind);
    return sheet ? lineupWire(sheet, teamId, nationOf) : null;
  };
  return {
    eventId: match.id,
    home: side('lineup-home', match.homeTeamId),
    away: side('lineup-away', match.awayTeamId),
  };
}

type Nations = ReadonlyMap<string, string | null>;

function peopleOf({ starters, substitutes, unavailable = [] }: Lineup): string[] {
  return [...starters, ...substitutes, ...unavailable].map(({ id }) => id);
}

/** Returns these players' nations from the catalogue, since a team sheet lacks them. */
async function nationsOf(db: Database, ids: readonly string[]): Promise<Nations> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: players.id, nation: players.nation })
    .from(players)
    .where(and(isOneOf(players.id, ids), isNotNull(players.nation)));
  return new Map(rows.map(({ id, nation }) => [id, nation]));
}

function lineupWire(lineup: Lineup, teamId: string, nationOf: Nations): LineupWire {
  const nation = ({ id }: { id: string }) => ({ playerNation: nationOf.get(id) ?? null });
  const player = (one: LineupPlayer): LineupPlayerWire => ({ ...playerWire(one), ...nation(one) });
  return {
    teamId,
    formation: lineup.formation ?? null,
    isConfirmed: lineup.confirmed,
    coach: lineup.coach ?? null,
    starters: lineup.starters.map(player),
    substitutes: lineup.substitutes.map(player),
    unavailable: (lineup.unavailable ?? []).map((one) => ({
      playerId: one.id,
      playerName: one.name,
      position: one.position ?? null,
      reason: one.reason,
      note: one.note ?? null,
      ...nation(one),
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
