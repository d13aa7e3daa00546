import { and, eq, inArray } from 'drizzle-orm';
import type { CatalogueResponse, Squad } from '../../../realtime/protocol/catalogue.ts';
import { insertParts, runBatch, upsert, type Database } from '../db/database.ts';
import { players, squadPlayers, type PlayerRow, type SquadPlayerRow } from '../db/schema.ts';
import { changesOf } from './changes.ts';
import { newestById, teamRow } from './fixture-rows.ts';
import { upsertSearchEntries } from './search-entries.ts';
import { upsertTeams } from './upserts.ts';

interface Member {
  player: PlayerRow;
  place: SquadPlayerRow;
}

/**
 * Imports squads with their players. A squad that differs replaces the known one, unless it yields
 * to a squad from another source.
 */
export async function importSquads(
  db: Database,
  listed: readonly Squad[],
): Promise<CatalogueResponse> {
  if (listed.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const known = await db
    .select({ player: players, place: squadPlayers })
    .from(squadPlayers)
    .innerJoin(players, eq(players.id, squadPlayers.playerId))
    .where(inArray(squadPlayers.seasonId, [...new Set(listed.map(({ seasonId }) => seasonId))]));
  const before = membersBySquad(known);
  const taken = listed.filter((squad) => !yieldsTo(squad, before.get(keyOfSquad(squad))));
  const squads = new Map(taken.map((squad) => [keyOfSquad(squad), squad]));
  const members = [...squads.values()].flatMap(membersOf);
  const { keys, counts } = changesOf(before, membersBySquad(members));
  const changed = members.filter(({ place }) => keys.has(keyOf(place.seasonId, place.teamId)));
  const teams = newestById(taken.map(({ sportId, team }) => teamRow(sportId, team)));
  const people = newestById(changed.map(({ player }) => player));
  const replaced = [...keys].flatMap((key) => squads.get(key) ?? []);
  await runBatch(db, [
    ...upsertTeams(db, teams),
    ...upsertSearchEntries(db, { teams, players: people }),
    ...replaced.map(({ seasonId, team }) =>
      db
        .delete(squadPlayers)
        .where(and(eq(squadPlayers.seasonId, seasonId), eq(squadPlayers.teamId, team.id))),
    ),
    ...upsert(db, players, people, { by: [players.id], kept: ['birthDate', 'nation', 'logoUri'] }),
    ...insertParts(changed.map(({ place }) => place)).map((part) =>
      db.insert(squadPlayers).values(part),
    ),
  ]);
  return { ...counts, unchanged: counts.unchanged + listed.length - taken.length };
}

/**
 * Whether a squad yields because the known one is from another source: they share no player's id.
 */
function yieldsTo({ yields, players: listed }: Squad, known: readonly Member[] = []): boolean {
  const ids = new Set(listed.map(({ id }) => id));
  return yields === true && known.length > 0 && !known.some(({ player }) => ids.has(player.id));
}

function membersOf({ sportId, seasonId, team, players: listed }: Squad): Member[] {
  const byId = new Map(listed.map((player) => [player.id, player]));
  return [...byId.values()].map(({ id, name, birthDate, nation, logoUri, ...place }) => ({
    player: {
      id,
      sportId,
      name,
      birthDate: birthDate ?? null,
      nation: nation ?? null,
      logoUri: logoUri ?? null,
    },
    place: {
      seasonId,
      teamId: team.id,
      playerId: id,
      number: place.number ?? null,
      position: place.position ?? null,
      club: place.club ?? null,
    },
  }));
}

function membersBySquad(members: readonly Member[]): Map<string, Member[]> {
  const squads = new Map<string, Member[]>();
  for (const member of members.toSorted((a, b) => (a.player.id < b.player.id ? -1 : 1))) {
    const key = keyOf(member.place.seasonId, member.place.teamId);
    squads.set(key, [...(squads.get(key) ?? []), member]);
  }
  return squads;
}

function keyOfSquad({ seasonId, team }: Squad): string {
  return keyOf(seasonId, team.id);
}

function keyOf(seasonId: string, teamId: string): string {
  return `${seasonId} ${teamId}`;
}
