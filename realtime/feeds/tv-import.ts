import {
  tvResponseSchema,
  type TvRequest,
  type TvResponse,
  type TvSchedule,
} from '../protocol/tv.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { gaveUp } from './outcome-text.ts';
import { isMissing, readAs, type PostOutcome, type SignedClient } from './signed-client.ts';

/** Retry limit of a schedule, ms. */
const MAX_RETRY = 10 * 60_000;

/** Sends the 24/7 channel's schedule; returns the outcome. */
export function postTvSchedule(
  client: SignedClient,
  source: string,
  schedule: TvSchedule,
): Promise<PostOutcome<TvResponse>> {
  const request: TvRequest = { source, ...schedule };
  return client.post('/ingest/v1/tv', request, readAs(tvResponseSchema));
}

/**
 * Sends the 24/7 channel's schedule and returns the exit code. Skips a server that lacks the call.
 */
export async function importTvSchedule(
  schedule: TvSchedule,
  { source, target }: { source: string; target: Target },
  io: CommandIo,
): Promise<number> {
  const { client, progress } = createCommandClient(target, io, MAX_RETRY);
  const outcome = await postTvSchedule(client, source, schedule);
  progress.end();
  const text =
    outcome.kind === 'acknowledged'
      ? `schedule: ${outcome.value.outcome}`
      : isMissing(outcome)
        ? 'the server has no channel: the schedule is left out'
        : gaveUp(outcome, client.to);
  io.stderr.write(`${text}\n`);
  return outcome.kind === 'acknowledged' || isMissing(outcome) ? 0 : 1;
}
