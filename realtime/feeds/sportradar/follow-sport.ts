import type { MatchDetails } from '../../protocol/details.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { sportByKey } from '../../sports/registry.ts';
import { backoffDelay } from '../backoff.ts';
import { sleepUntilAborted } from '../sleep.ts';
import type { SportFeed, SportradarConfig } from './config.ts';
import { DetailsReader } from './details-reader.ts';
import { faultOf, RefusedError } from './http.ts';
import { LiveMatches } from './live-matches.ts';
import { readPushStream } from './push-stream.ts';
import { SquadReader, type SquadOfMatch } from './squad-reader.ts';
import type { Timing } from './timing.ts';

export interface FollowOptions {
  config: Pick<SportradarConfig, 'apiKey' | 'language' | 'filters'>;
  timing: Timing;
  /** Retries a refused API key, like a fault. */
  outlivesRefusals?: boolean;
  /** Stops without an error. */
  signal: AbortSignal;
  emit: (update: MatchUpdate) => void;
  /** Receives details of matches. */
  tell?: (details: MatchDetails) => void;
  /** Receives squads of teams in followed matches. */
  reportSquad?: (reported: SquadOfMatch) => void;
  /** Receives the matches in play at each message of the stream, even a heartbeat. */
  beat: (matchIds: readonly string[]) => void;
  /** Receives faults and new connections. */
  log: (text: string) => void;
}

/**
 * Follows the live matches of one sport until the signal aborts. The stream does not repeat what it
 * sent while it was closed. Each time it opens, REST therefore reads the matches first, while the
 * stream's messages wait in order. Rejects only if the service refuses the API key before the
 * stream ever opened, unless `outlivesRefusals`.
 */
export async function followSport(
  feed: SportFeed,
  {
    config,
    timing,
    outlivesRefusals = false,
    signal,
    emit,
    tell,
    reportSquad,
    beat,
    log,
  }: FollowOptions,
): Promise<void> {
  const sport = sportByKey(feed.sport);
  if (!sport) throw new Error(`No sport has the key ${feed.sport}`);
  const { apiKey, filters } = config;
  // A request that the signal aborts is not a fault.
  const fault = (text: string) => {
    if (!signal.aborted) log(`${feed.sport}: ${text}`);
  };
  const base = `${feed.rest.replace(/\/$/, '')}/${config.language}`;
  const rest = { base, apiKey, timing, signal };
  const matches = new LiveMatches({ sportId: sport.id, filters, rest, emit, fault });
  const odds = feed.odds && {
    ...rest,
    base: `${feed.odds.replace(/\/$/, '')}/${config.language}`,
  };
  const details = tell && new DetailsReader({ rest, ...(odds && { odds }), tell, fault });
  const squads = reportSquad && new SquadReader({ rest, tell: reportSquad, fault });
  // Starts in turn, but is not awaited: the stream's messages come first.
  const readDetails = async () => {
    void matches
      .lookAtDay(Date.now())
      .then(() => details?.read(matches.wanted, Date.now()))
      .then(() => squads?.read(matches.wanted, Date.now()))
      .catch((error: unknown) => fault(faultOf(error)));
  };

  let everOpened = false;
  for (let retry = 0; !signal.aborted; retry++) {
    const line = new TaskLine(fault);
    let refresh: NodeJS.Timeout | undefined;
    const opened = () => {
      everOpened = true;
      line.add(() => matches.look({ all: true }));
      line.add(readDetails);
      refresh = setInterval(() => {
        if (!line.isIdle) return;
        line.add(() => matches.look({ all: false }));
        line.add(readDetails);
      }, timing.refresh);
    };
    let reason = 'the stream ended';
    try {
      for await (const text of readPushStream(
        { url: feed.push, apiKey, filters, timing, signal },
        opened,
      )) {
        // Any message, even a heartbeat, shows that the service works.
        retry = 0;
        const at = Date.now();
        beat(matches.inPlay);
        line.add(() => matches.take(text, at));
      }
    } catch (error) {
      if (error instanceof RefusedError && !everOpened && !outlivesRefusals) throw error;
      reason = faultOf(error);
    } finally {
      clearInterval(refresh);
    }
    await line.done;
    if (signal.aborted) return;
    const wait = backoffDelay(retry, timing.backoff, Math.random);
    fault(`connecting again in ${(wait / 1_000).toFixed(1)} s: ${reason}`);
    await sleepUntilAborted(wait, signal);
  }
}

/** Runs tasks one by one; a failed task does not block the next. */
class TaskLine {
  readonly #fault: (text: string) => void;
  #waiting = 0;
  done = Promise.resolve();

  constructor(fault: (text: string) => void) {
    this.#fault = fault;
  }

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  add(task: () => Promise<void>): void {
    this.#waiting++;
    this.done = this.done
      .then(task)
      .catch((error: unknown) => this.#fault(faultOf(error)))
      .finally(() => this.#waiting--);
  }
}
