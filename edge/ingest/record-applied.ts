import type { Env } from '../env.ts';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { peopleOfIncidents } from '../origin/catalogue/match-players.ts';
import { registerFixtures } from '../origin/catalogue/register-fixtures.ts';
import { reportedFixture } from '../origin/catalogue/reported-fixture.ts';
import { createDatabase } from '../origin/db/database.ts';
import { enqueueStates } from '../queue/enqueue-states.ts';
import type { AppliedMatch } from './apply-updates.ts';

/**
 * Makes what the rooms took known outside them, before it is acknowledged:
 * fixtures at once, so that their matches are listed, states through the queue.
 * Duplicates count too: they may be the retry of a request that got no further
 * than the rooms. Throws when the database or the queue does not answer; the
 * rooms then owe it, and so they do when this Worker dies before it is done.
 */
export async function recordApplied(
  env: Env,
  applied: readonly AppliedMatch[],
  now: number,
): Promise<void> {
  const fixtures = applied.flatMap(({ outcomes, snapshot }) =>
    outcomes.flatMap(({ update: { fixture, sequence }, result }) =>
      fixture && snapshot && isNews(result.outcome)
        ? [reportedFixture(snapshot.state, { sequence, fixture })]
        : [],
    ),
  );
  const states = applied.flatMap(({ outcomes, snapshot }) =>
    snapshot && outcomes.some(({ result }) => isNews(result.outcome))
      ? [{ ...matchStateRecord(snapshot, now), people: newPeople(outcomes) }]
      : [],
  );
  // One after the other: a state that arrived alone would settle what its room owes of the fixture.
  await registerFixtures(createDatabase(env.DB), fixtures);
  await enqueueStates(env.MATCH_STATES, states);
}

function newPeople(outcomes: AppliedMatch['outcomes']): { id: string; name: string }[] {
  const incidents = outcomes.flatMap(({ update, result }) =>
    isNews(result.outcome) ? (update.incidents ?? []) : [],
  );
  return [...new Map(peopleOfIncidents(incidents).map((person) => [person.id, person])).values()];
}

function isNews(outcome: string): boolean {
  return outcome === 'applied' || outcome === 'duplicate';
}
