import { eq } from 'drizzle-orm';
import type { TeamWire } from '../../../contracts/team.ts';
import type { Database } from '../../db/database.ts';
import { teams } from '../../db/schema.ts';
import { teamWire } from '../events/event-wire.ts';

/** Answers `getTeam`: undefined for an unknown id (spec point 7). */
export async function findTeam(db: Database, id: string): Promise<TeamWire | undefined> {
  const [row] = await db.select().from(teams).where(eq(teams.id, id));
  return row && teamWire(row);
}
