import { and, eq, inArray } from 'drizzle-orm';
import { IN_PLAY_STATUSES, type EventStatus } from '../../../../realtime/sports/event-status.ts';
import type { PlayerEvents } from '../../../contracts/players.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { boxScoreLines, matchPlayers } from '../../db/details-schema.ts';
import { matches, players } from '../../db/schema.ts';
import { selectPage, type PageQuery } from '../events/select-page.ts';
import { playerWire } from './players.ts';

/** Statuses in which play is possible. */
const PLAYED: EventStatus[] = [...IN_PLAY_STATUSES, 'Ended', 'Finished', 'Abandoned'];

/** Answers `listPlayerEvents`: undefined when the id names no player. */
export async function listPlayerEvents(
  db: Database,
  playerId: string,
  page: PageQuery,
): Promise<PlayerEvents | undefined> {
  const played = db
    .select({ id: matchPlayers.matchId })
    .from(matchPlayers)
    .where(and(eq(matchPlayers.playerId, playerId), eq(matchPlayers.hasPlayed, true)));
  const [[player], found] = await Promise.all([
    db.select().from(players).where(eq(players.id, playerId)),
    selectPage(db, and(inArray(matches.id, played), inArray(matches.status, PLAYED)), {
      ...page,
      isLatestFirst: true,
    }),
  ]);
  if (!player) return undefined;
  const ids = found.events.map(({ eventId }) => eventId);
  const [places, lines] = await Promise.all([
    db
      .select()
      .from(matchPlayers)
      .where(and(eq(matchPlayers.playerId, playerId), isOneOf(matchPlayers.matchId, ids))),
    db
      .select()
      .from(boxScoreLines)
      .where(and(eq(boxScoreLines.playerId, playerId), isOneOf(boxScoreLines.matchId, ids))),
  ]);
  return {
    ...found,
    player: playerWire(player),
    lines: found.events.flatMap(({ eventId, fixtureHomeTeamId, fixtureAwayTeamId }) => {
      const place = places.find(({ matchId }) => matchId === eventId);
      if (!place) return [];
      const line = lines.find(({ matchId }) => matchId === eventId);
      return {
        eventId,
        teamId: place.side === 'home' ? fixtureHomeTeamId : fixtureAwayTeamId,
        isStarter: place.isStarter,
        values: line?.values ?? {},
      };
    }),
  };
}
