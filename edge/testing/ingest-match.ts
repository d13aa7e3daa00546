import { call } from './call.ts';
import { deliver } from './deliver.ts';
import { openingUpdates } from './football.ts';
import { signed } from './signed.ts';

/**
 * Sends the first updates of a match and returns the answer once the database has them, too: the queue writes
 * them some seconds later, and until then two answers for the match may differ.
 */
export async function ingestMatch(matchId: string) {
  const updates = openingUpdates(matchId);
  const answer = await call(signed('/ingest/v1/updates', { source: 'test', updates }));
  await deliver([{ unsaved: matchId }]);
  return answer;
}
