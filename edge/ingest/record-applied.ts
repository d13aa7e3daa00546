import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import type { IngestResult, MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { peopleOfIncidents } from '../origin/catalogue/match-players.ts';
import { registerFixtures } from '../origin/catalogue/register-fixtures.ts';
import { reportedFixture } from '../origin/catalogue/reported-fixture.ts';
import { createDatabase } from '../origin/db/database.ts';
import { sendInBatches } from '../queue/send-in-batches.ts';

/** The updates of one match in the request's order, and the room's answer to each. */
interface MatchOutcomes {
  outcomes: { update: MatchUpdate; result: IngestResult }[];
  /** The room's state after all of them; null if it has none yet. */
  snapshot: MatchSnapshot | null;
}

/**
 * Writes what the rooms accepted towards the database, before the source gets its answer: fixtures
 * directly, so that lists show their matches, and states through the queue. Writes duplicates too,
 * since a request that is now repeated may have reached only the rooms. Throws when the database or
 * the queue does not answer; the rooms then keep the states as unsaved and send them again. `now`
 * is in ms.
 */
export async function recordApplied(
  env: Env,
  applied: readonly MatchOutcomes[],
  now: number,
): Promise<void> {
  const fixtures = applied.flatMap(({ outcomes, snapshot }) =>
    outcomes.flatMap(({ update: { fixture, sequence }, result }) =>
      fixture && snapshot && isInRoom(result.outcome)
        ? [reportedFixture(snapshot.state, { sequence, fixture })]
        : [],
    ),
  );
  const states = applied.flatMap(({ outcomes, snapshot }) =>
    snapshot && outcomes.some(({ result }) => isInRoom(result.outcome))
      ? [{ ...matchStateRecord(snapshot, now), people: peopleOf(outcomes) }]
      : [],
  );
  // Fixtures first: once a state is saved, the room clears its unsaved mark, and nobody sends the
  // fixture again.
  await registerFixtures(createDatabase(env.DB), fixtures);
  await sendInBatches(
    env.MATCH_STATES,
    states.map((body) => ({ body, contentType: 'json' })),
  );
  if (states.length > 0) tally.sent(Date.now());
}

/** Returns the people of the accepted incidents, each once. */
function peopleOf(outcomes: MatchOutcomes['outcomes']): { id: string; name: string }[] {
  const incidents = outcomes.flatMap(({ update, result }) =>
    isInRoom(result.outcome) ? (update.incidents ?? []) : [],
  );
  return [...new Map(peopleOfIncidents(incidents).map((person) => [person.id, person])).values()];
}

function isInRoom(outcome: IngestResult['outcome']): boolean {
  return outcome === 'applied' || outcome === 'duplicate';
}
