import type { Fixture } from '../../realtime/protocol/ingest.ts';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import type { Env } from '../env.ts';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { registerFixtures } from '../origin/catalogue/register-fixtures.ts';
import { createDatabase } from '../origin/db/database.ts';
import { enqueueStates } from '../queue/enqueue-states.ts';
import type { AppliedMatch } from './apply-updates.ts';

/**
 * Makes what the rooms took known outside them, before it is acknowledged:
 * fixtures at once, so that their matches are listed, states through the queue.
 * Names and times are those the room goes by, as an update that came again may
 * bring older ones; what the room does not keep (round, group and ground) goes
 * by the update's sequence.
 * Duplicates count too: they may be the retry of a request that got no further
 * than the rooms. Throws when the database or the queue does not answer.
 */
export async function recordApplied(
  env: Env,
  applied: readonly AppliedMatch[],
  now: number,
): Promise<void> {
  const fixtures = applied.flatMap(({ matchId, outcomes, snapshot }) =>
    outcomes.flatMap(({ update: { fixture, sequence }, result }) =>
      fixture && snapshot && isNews(result.outcome)
        ? [{ matchId, sequence, fixture: { ...fixture, ...fixtureOf(snapshot.state, fixture) } }]
        : [],
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

function fixtureOf(state: MatchState, { league }: Fixture): Partial<Fixture> {
  const { sportId, home, away, startTime } = state;
  const { leagueId: id, leagueName: name } = state;
  // The country is of the league it was sent with.
  return {
    sportId,
    home,
    away,
    startTime,
    league: league.id === id ? { ...league, name } : { id, name },
  };
}

function isNews(outcome: string): boolean {
  return outcome === 'applied' || outcome === 'duplicate';
}
