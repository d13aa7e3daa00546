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
  /** Told of matches in play whenever their stream gave a sign of life. */
  beat?: (matchIds: readonly string[]) => void;
  /** Told what is known of matches beside their course. */
  tell?: (details: MatchDetails) => void;
  /** Told the squads of teams whose matches are followed. */
  tellSquad?: (told: SquadOfMatch) => void;
  /** A refused API key is tried again, as a fault is. */
  outlivesRefusals?: boolean;
}

/**
 * The live matches of all configured sports, until the signal ends the
 * iterable. It throws when the API key is refused from the start, unless it is
 * to outlive that.
 */
export async function* sportradarUpdates(
  config: SportradarConfig,
  {
    signal,
    log,
    timing = DEFAULT_TIMING,
    outlivesRefusals = false,
    tell,
    tellSquad,
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
    ...(tellSquad && { tellSquad }),
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
