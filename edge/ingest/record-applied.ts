import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import type { IngestResult, MatchUpdate } from '../../realtime/protocol/ingest.ts';
import type { Env } from '../env.ts';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { peopleOfIncidents } from '../origin/catalogue/match-players.ts';
import { registerFixtures } from '../origin/catalogue/register-fixtures.ts';
import { reportedFixture } from '../origin/catalogue/reported-fixture.ts';
import { createDatabase } from '../origin/db/database.ts';
import { enqueueStates } from '../queue/enqueue-states.ts';

/** The updates of one match in the request's order, and their results. */
interface AppliedMatch {
  outcomes: { update: MatchUpdate; result: IngestResult }[];
  /** The room's state after them; null without one. */
  snapshot: MatchSnapshot | null;
}

/**
 * Publishes what the rooms took before it is acknowledged: fixtures at once, so that lists show
 * their matches, states through the queue. Duplicates count too: they may retry a request that
 * reached only the rooms. Throws when the database or the queue does not answer. The rooms then
 * keep it as unsaved, even if this Worker dies.
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
  // In sequence: a state without its fixture would clear the room's unsaved mark.
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
