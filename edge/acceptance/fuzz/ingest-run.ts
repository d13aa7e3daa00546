import * as v from 'valibot';
import { ingestResponseSchema } from '../../../realtime/protocol/ingest.ts';
import type { Answer } from './client.ts';
import type { IngestCase } from './ingest-cases.ts';
import { named } from './names.ts';
import type { Trial } from './trial.ts';
import { Viewer } from './viewer.ts';

/** Matches that a case may name after itself. */
const OWN_MATCHES = [0, 1, 2, 3];

/** Sends a case's postings in turn and returns the faults of their answers. */
export async function runIngest(
  trial: Trial,
  number: number,
  { postings, isWatched }: IngestCase,
): Promise<string[]> {
  const { client, product } = trial;
  const faults: string[] = [];
  const taken = new Set<string>();
  let viewer: Viewer | null = null;
  for (const posting of postings) {
    const bytes = named(posting.bytes, number);
    const answer = await client.post({ ...posting, bytes }, product.secret);
    const fault = answerFault(answer, posting.signature);
    if (fault !== null) faults.push(`${posting.call}: ${fault}`);
    if (answer.status !== 200) continue;
    for (const id of posting.call === 'updates' ? appliedOf(answer.text) : []) taken.add(id);
    if (isWatched && !viewer && taken.size > 0) {
      const [matchId = ''] = taken;
      viewer = new Viewer(client, { party: 'match', matchId });
    }
    if (posting.call !== 'updates')
      for (const place of OWN_MATCHES) taken.add(`fz${number}-${place}`);
  }
  for (const id of taken) {
    const { status } = await client.get(`/api/media/v1/events/${id}`);
    if (status === 200) trial.add(id);
    else if (status !== 404) faults.push(`its match ${id} answers ${status}`);
  }
  const unseen = await viewer?.finish();
  if (unseen) faults.push(`a viewer: ${unseen}`);
  return faults;
}

const ANSWERED = new Set([200, 400, 401, 413]);

function answerFault({ status, text }: Answer, signature: string): string | null {
  const isExpected = ANSWERED.has(status) && (signature === 'good' || status !== 200);
  return isExpected ? null : `answered ${status} ${text.slice(0, 200)}`;
}

function appliedOf(text: string): string[] {
  const { results } = v.parse(ingestResponseSchema, JSON.parse(text));
  return results.filter(({ outcome }) => outcome === 'applied').map(({ matchId }) => matchId);
}
