import { sql, type SQL } from 'drizzle-orm';
import type { TeamWire } from '../../../contracts/team.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { teams } from '../../db/schema.ts';
import { teamWire } from '../events/event-wire.ts';

const SUBJECTS = {
  articles: sql`article_subjects where article_id = articles.id`,
  videos: sql`video_subjects where video_id = videos.id`,
};

/** A picture has room for two teams; content about more shows none. */
const MOST = 2;

/**
 * Returns SQL for the ids of the teams in the picture of an article or a video, as a JSON list:
 * both sides of its first match, home first, else its teams.
 */
export function picturedTeamIds(listed: keyof typeof SUBJECTS): SQL<string> {
  const row = sql.identifier(listed);
  return sql`coalesce(
    (select json_array(home_team_id, away_team_id) from matches
      where matches.id = ${row}.match_ids ->> 0),
    (select json_group_array(subject_id) from
      (select subject_id from ${SUBJECTS[listed]} and kind = 'team' limit ${MOST + 1})))`.mapWith(
    String,
  );
}

interface Pictured {
  /** From `picturedTeamIds`. */
  teamIds: string;
}

/**
 * Reads the teams in the pictures of all rows. Returns a function that gives the teams of one row,
 * in its order.
 */
export async function picturedTeams(
  db: Database,
  rows: readonly Pictured[],
): Promise<(row: Pictured) => TeamWire[]> {
  const ids = [...new Set(rows.flatMap(idsOf))];
  const found = ids.length > 0 ? await db.select().from(teams).where(isOneOf(teams.id, ids)) : [];
  const byId = new Map(found.map((team) => [team.id, teamWire(team)]));
  return (row) => idsOf(row).flatMap((id) => byId.get(id) ?? []);
}

function idsOf({ teamIds }: Pictured): string[] {
  const ids: unknown = JSON.parse(teamIds);
  const named = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  return named.length > MOST ? [] : named;
}
