import { sql } from 'drizzle-orm';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import { isOneOf, type Database, type Statement } from '../db/database.ts';
import { boxScoreLines, matchDetails, matchPlayers, matchRecords } from '../db/details-schema.ts';
import type { PlayerRow } from '../db/schema.ts';

/**
 * Returns statements that rebuild the player lists of matches from all stored data. They run after
 * the statements that write details and records.
 *
 * An own goal names the side that it counts for, so its player is on the other side. The related
 * players of fouls and own goals are left out. Players of an unconfirmed line-up have not played.
 */
export function listMatchPlayers(db: Database, matchIds: readonly string[]): Statement[] {
  if (matchIds.length === 0) return [];
  return [
    db.delete(matchPlayers).where(isOneOf(matchPlayers.matchId, matchIds)),
    db.insert(matchPlayers).select(sql`
      with sheets as (
        select match_id, substr(kind, 8) side, body, body ->> 'confirmed' played
        from ${matchDetails}
        where kind in ('lineup-home', 'lineup-away') and ${isOneOf(matchDetails.matchId, matchIds)}
      ), reported as (
        select match_id, value incident
        from ${matchDetails}, json_each(body)
        where kind = 'incidents' and ${isOneOf(matchDetails.matchId, matchIds)}
        union all
        select match_id, value from ${matchRecords}, json_each(incidents)
        where ${isOneOf(matchRecords.matchId, matchIds)}
      ), named as (
        select match_id, value ->> 'id' player_id, side, 1 starter, played
        from sheets, json_each(body, '$.starters')
        union all
        select match_id, value ->> 'id', side, 0, 0 from sheets, json_each(body, '$.substitutes')
        union all
        select match_id, player_id, side, is_starter,
          coalesce(figures ->> 'minutes' > 0, figures <> '{}')
        from ${boxScoreLines} where ${isOneOf(boxScoreLines.matchId, matchIds)}
        union all
        select match_id, incident ->> 'playerId',
          case when incident ->> 'type' <> 'own-goal' then incident ->> 'team'
            when incident ->> 'team' = 'home' then 'away' else 'home' end,
          0, 1
        from reported where incident ->> 'team' is not null
        union all
        select match_id, incident ->> 'relatedPlayerId', incident ->> 'team', 0, 1
        from reported
        where incident ->> 'team' is not null and incident ->> 'type' not in ('foul', 'own-goal')
      )
      select match_id, player_id, min(side), max(starter), max(played)
      from named where player_id is not null group by match_id, player_id`),
  ];
}

/** A person named by a source. */
interface Person {
  id: string;
  name: string;
}

/** Returns the people whom incidents name with an id, since each has a page. */
export function peopleOfIncidents(incidents: readonly Incident[]): Person[] {
  const named = incidents.flatMap(({ player, playerId, relatedPlayer, relatedPlayerId }) => [
    { id: playerId, name: player },
    { id: relatedPlayerId, name: relatedPlayer },
  ]);
  return named.flatMap(({ id, name }) => (id !== undefined && name ? [{ id, name }] : []));
}

/** Returns the row of a player whose name alone is known. */
export function playerRow(sportId: SportId, { id, name }: Person): PlayerRow {
  return { id, sportId, name, birthDate: null, nation: null, logoUri: null };
}
