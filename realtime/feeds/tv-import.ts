import * as v from 'valibot';
import {
  tvResponseSchema,
  type TvRequest,
  type TvResponse,
  type TvSchedule,
} from '../protocol/tv.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { describeFailure } from './outcome-text.ts';
import { createProgress } from './progress.ts';
import type { PostOutcome, SignedClient } from './signed-client.ts';

/** Retry limit of a schedule, ms. */
const MAX_RETRY_MS = 10 * 60_000;

/** Sends the 24/7 channel's schedule; returns the outcome. */
export function postTvSchedule(
  client: SignedClient,
  source: string,
  schedule: TvSchedule,
): Promise<PostOutcome<TvResponse['outcome']>> {
  const request: TvRequest = { source, ...schedule };
  return client.post('/ingest/v1/tv', request, (answer) => {
    const parsed = v.safeParse(tvResponseSchema, answer);
    return parsed.success ? parsed.output.outcome : undefined;
  });
}

/** Sends the 24/7 channel a schedule. Skips a server without such a call. Returns the exit code. */
export async function importTvSchedule(
  schedule: TvSchedule,
  { source, target }: { source: string; target: Target },
  io: CommandIo,
): Promise<number> {
  const progress = createProgress(io.stderr);
  const retries = { retryFor: Math.min(target.retryFor, MAX_RETRY_MS) };
  const client = createCommandClient({ ...target, ...retries }, progress, io.signal);
  const outcome = await postTvSchedule(client, source, schedule);
  progress.end();
  const isTaken = outcome.kind === 'acknowledged';
  if (isTaken) io.stderr.write(`schedule: ${outcome.value}\n`);
  else if (outcome.kind === 'refused' && outcome.status === 404) {
    io.stderr.write('the server has no channel: the schedule is left out\n');
    return 0;
  } else io.stderr.write(`Gave up: ${describeFailure(outcome, client.to)}\n`);
  return isTaken ? 0 : 1;
}
