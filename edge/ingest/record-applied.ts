import type { Env } from '../env.ts';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { registerFixtures } from '../origin/catalogue/register-fixtures.ts';
import { createDatabase } from '../origin/db/database.ts';
import { enqueueStates } from '../queue/enqueue-states.ts';
import type { AppliedMatch } from './apply-updates.ts';

/**
 * Makes what the rooms took known outside them, before it is acknowledged:
 * fixtures at once, so that their matches are listed, states through the queue.
 * Duplicates count too: they may be the retry of a request that got no further
 * than the rooms. Throws when the database or the queue does not answer.
 */
export async function recordApplied(
  env: Env,
  applied: readonly AppliedMatch[],
  now: number,
): Promise<void> {
  const fixtures = applied.flatMap(({ matchId, outcomes }) =>
    outcomes.flatMap(({ update: { fixture }, result }) =>
      fixture && result.outcome !== 'rejected' ? [{ matchId, fixture }] : [],
    ),
  );
  const states = applied.flatMap(({ outcomes, snapshot }) =>
    snapshot && outcomes.some(({ result }) => isNews(result.outcome))
      ? [matchStateRecord(snapshot, now)]
      : [],
  );
  await Promise.all([
    registerFixtures(createDatabase(env.DB), fixtures),
    enqueueStates(env.MATCH_STATES, states),
  ]);
}

function isNews(outcome: string): boolean {
  return outcome === 'applied' || outcome === 'duplicate';
}
