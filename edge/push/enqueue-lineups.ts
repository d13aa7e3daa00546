import { and, exists, sql } from 'drizzle-orm';
import type { MatchDetails } from '../../realtime/protocol/details.ts';
import { log, messageOf } from '../../realtime/hosts/log.ts';
import { phaseOf } from '../../realtime/sports/event-status.ts';
import { FAVOURITE_TYPE } from '../contracts/favourite-key.ts';
import type { Env } from '../env.ts';
import { createDatabase, isOneOf, type Database } from '../origin/db/database.ts';
import { pushItems } from '../origin/db/push-schema.ts';
import { matches } from '../origin/db/schema.ts';
import { enqueueAlerts } from './waiting-alerts.ts';

/**
 * Sends the matches whose line-ups have come to the queue of alerts, if a push subscription follows
 * them. Sends none without VAPID_KEY. Those that the queue refuses wait in the database, since a feed
 * sends line-ups once. Never throws: details do not wait for alerts. `now` is in ms.
 */
export async function enqueueLineups(
  env: Pick<Env, 'ALERTS' | 'DB' | 'VAPID_KEY'>,
  details: readonly MatchDetails[],
  now: number,
): Promise<void> {
  if (!env.VAPID_KEY) return;
  const ids = details.filter(hasLineups).map(({ matchId }) => matchId);
  if (ids.length === 0) return;
  try {
    const followed = await followedFixtures(createDatabase(env.DB), ids);
    const messages = followed.map((matchId) => ({ lineups: { matchId, at: now } }));
    await enqueueAlerts(env, messages, now);
  } catch (error) {
    log('warn', 'alerts-not-queued', { matches: ids.length, error: messageOf(error) });
  }
}

function hasLineups({ lineups }: MatchDetails): boolean {
  return lineups?.home?.confirmed === true || lineups?.away?.confirmed === true;
}

/** Returns the ids of those matches that have not begun and that a subscription follows. */
async function followedFixtures(db: Database, ids: readonly string[]): Promise<string[]> {
  const { match, team, league } = FAVOURITE_TYPE;
  const isOfMatch = sql`${pushItems.item} in (
    ${`${match}:`} || ${matches.id},
    ${`${team}:`} || ${matches.homeTeamId},
    ${`${team}:`} || ${matches.awayTeamId},
    ${`${league}:`} || ${matches.leagueId}
  )`;
  const rows = await db
    .select({ id: matches.id, status: matches.status })
    .from(matches)
    .where(
      and(
        isOneOf(matches.id, ids),
        exists(
          db
            .select({ one: sql`1` })
            .from(pushItems)
            .where(isOfMatch),
        ),
      ),
    );
  return rows.filter(({ status }) => phaseOf(status) === 'fixture').map(({ id }) => id);
}
