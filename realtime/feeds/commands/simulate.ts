import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { Command, CommandIo } from '../command-io.ts';
import {
  parseOptions,
  readNumber,
  readSpeed,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
} from '../command-options.ts';
import { createRandom } from '../../demo/world/random.ts';
import { demoWorld } from '../../demo/world/world.ts';
import { runSource } from '../run-source.ts';
import { createSignedClient } from '../signed-client.ts';
import { ChannelFeed } from '../channel-feed.ts';
import { DetailsFeed } from '../details-feed.ts';
import { MatchesInPlay } from '../heartbeats.ts';
import { FixtureList } from '../../demo/run/fixture-list.ts';
import {
  findUnfinishedMatches,
  type UnfinishedMatches,
} from '../../demo/run/unfinished-matches.ts';
import type { EventStatus } from '../../sports/event-status.ts';
import type { LiveMatch } from '../../demo/play/live-match.ts';
import { MatchesAhead } from '../../demo/run/matches-ahead.ts';
import { simulateMatches, type SimulateOptions } from '../../demo/run/simulate.ts';
import { FeedGaps } from '../../demo/run/feed-gaps.ts';
import { fetchSnapshot } from '../room-snapshot.ts';

/** Time for the last updates after the signal to end, ms. */
const LAST_WORDS = 800;
/** Retry limit of details, ms; short, since the next request repeats them. */
const DETAILS_RETRY = 5_000;
const SOURCE = 'simulator';

const help = `Usage: feed simulate [options]

Plays fictional matches of all ten sports, for ever; in real time those of the
demo's seasons: those that are due, and some that are moved to now. Ctrl-C ends them.
Now and then a feed falls silent for some minutes, as real ones do.

  --matches N          how many are in play at any time (default 20)
  --speed N            1 plays in real time (default 1)
  --seed N             the same seed plays the same matches (default 7)
  --channel            have the 24/7 channel show matches in play; it takes the place of its schedule
${TARGET_HELP}

Example:
  feed simulate --matches 40 --speed 10
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const values = parseOptions(args, {
    ...TARGET_OPTIONS,
    matches: { type: 'string', default: '20' },
    speed: { type: 'string', default: '1' },
    seed: { type: 'string', default: '7' },
    channel: { type: 'boolean', default: false },
  });
  const matches = readNumber('--matches', values.matches, { min: 1, whole: true });
  const speed = readSpeed(values.speed);
  const seed = readNumber('--seed', values.seed, { whole: true });
  const target = await readTarget(values, io);

  // The last updates follow the signal to end, so the sender obeys a later signal.
  const hangUp = new AbortController();
  const hangUpSoon = () =>
    void sleep(LAST_WORDS, undefined, { ref: false }).then(() => hangUp.abort());
  io.signal.addEventListener('abort', hangUpSoon, { once: true });
  const details = new DetailsFeed();
  const client = createSignedClient({ ...target, signal: hangUp.signal, retryFor: DETAILS_RETRY });
  const sending = details.run(client, SOURCE, AbortSignal.any([io.signal, hangUp.signal]));
  const channel = new ChannelFeed();
  const showing = values.channel
    ? channel.run(client, SOURCE, AbortSignal.any([io.signal, hangUp.signal]))
    : Promise.resolve();
  const silences = new FeedGaps(Date.now);
  const played = new MatchesInPlay();
  const code = await runSource(
    (signal) => {
      const options = { matches, speed, seed, signal: AbortSignal.any([io.signal, signal]) };
      const updates = play(target.to, options, (match) => {
        details.follow(match);
        channel.follow(match);
      });
      return played.watch(silences.through(updates));
    },
    {
      source: SOURCE,
      target,
      json: values.json,
      signs: () => [...played.signs()].filter((matchId) => !silences.isSilent(matchId)),
    },
    { ...io, signal: hangUp.signal },
  );
  if (code !== 0) {
    hangUp.abort();
    return code;
  }
  await Promise.all([sending, showing]);
  await details.flush(client, SOURCE, Date.now());
  return code;
}

/**
 * Yields updates that end an earlier run's matches on the server, then those of new matches. Only
 * at speed 1 does it play scheduled matches, since the schedule follows the real clock.
 */
async function* play(
  to: string,
  options: SimulateOptions,
  onStart: (match: LiveMatch) => void,
): AsyncGenerator<MatchUpdate> {
  const now = Date.now();
  // An unreachable server is not an error here: the sender waits for it.
  const { updates, closed } = await findUnfinishedMatches(to, now).catch((): UnfinishedMatches => ({
    updates: [],
    closed: new Set(),
  }));
  yield* updates;
  if (options.speed !== 1) yield* simulateMatches({ ...options, onStart });
  else {
    const status = (matchId: string) => statusIn(to, matchId);
    const random = createRandom(options.seed, 'ahead', now);
    yield* simulateMatches({
      ...options,
      onStart,
      fixtures: new FixtureList(now, closed, status),
      ahead: new MatchesAhead(demoWorld(), random, status),
    });
  }
}

/** Returns undefined for a match whose room is empty or does not answer. */
async function statusIn(to: string, matchId: string): Promise<EventStatus | undefined> {
  const answer = await fetchSnapshot(to, matchId);
  return answer.kind === 'state' ? answer.snapshot.state.status : undefined;
}

export const simulate: Command = { summary: 'play fictional matches of all sports', help, run };
