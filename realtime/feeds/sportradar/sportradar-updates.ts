import type { MatchDetails } from '../../protocol/details.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { SportradarConfig } from './config.ts';
import { followSport } from './follow-sport.ts';
import type { SquadOfMatch } from './squad-reader.ts';
import { DEFAULT_TIMING, type Timing } from './timing.ts';
import { UpdateChannel } from './update-channel.ts';

export interface SportradarOptions {
  signal: AbortSignal;
  log: (text: string) => void;
  timing?: Timing;
  /** Receives the ids of the matches in play at each message of their stream. */
  beat?: (matchIds: readonly string[]) => void;
  /** Receives details of matches. */
  tell?: (details: MatchDetails) => void;
  /** Receives squads of teams in followed matches. */
  reportSquad?: (reported: SquadOfMatch) => void;
  /** Retries a refused API key, like a fault. */
  outlivesRefusals?: boolean;
}

/**
 * Yields the updates of live matches in all configured sports until the signal aborts. Throws if
 * the service refuses the API key before a stream ever opened, unless `outlivesRefusals`.
 */
export async function* sportradarUpdates(
  config: SportradarConfig,
  {
    signal,
    log,
    timing = DEFAULT_TIMING,
    outlivesRefusals = false,
    tell,
    reportSquad,
    beat = () => {},
  }: SportradarOptions,
): AsyncGenerator<MatchUpdate> {
  const channel = new UpdateChannel();
  const refused = new AbortController();
  const options = {
    config,
    timing,
    outlivesRefusals,
    signal: AbortSignal.any([signal, refused.signal]),
    beat,
    ...(tell && { tell }),
    ...(reportSquad && { reportSquad }),
    emit: (update: MatchUpdate) => channel.push(update),
    log,
  };
  void Promise.all(config.sports.map((feed) => followSport(feed, options)))
    .then(() => channel.end())
    .catch((error: unknown) => {
      refused.abort();
      channel.fail(error);
    });
  try {
    yield* channel;
  } finally {
    refused.abort();
  }
}
