import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { isPause, type MatchStatus } from '../../sports/match-status.ts';
import type { SportKey } from '../../sports/sport.ts';
import { startOfDay } from '../season/day.ts';
import { fixtureOf } from '../season/fixture.ts';
import { createRandom } from '../world/random.ts';
import { teamsPlayingOn } from '../season/schedule.ts';
import { demoWorld } from '../world/world.ts';
import type { MatchSetup, Step } from '../play/match-setup.ts';
import type { FixtureList } from './fixture-list.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import { LiveMatch, type LiveMatchOptions } from '../play/live-match.ts';
import type { MatchesAhead } from './matches-ahead.ts';
import { Matchmaker, type Pairing } from './matchmaker.ts';
import { playMatch } from '../play/play.ts';

export interface SimulateOptions {
  /** Number of matches in play at any time. */
  matches: number;
  /** 1 is real time. */
  speed: number;
  /** Equal seeds play equal matches. */
  seed: number;
  /** Ends the simulation, and then the iterable without an error. */
  signal: AbortSignal;
}

export interface SimulatorOptions extends SimulateOptions {
  /** Returns the time, ms. */
  now?: () => number;
  /** Resolves after `ms`; may reject once the signal is aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Scheduled matches to play besides the `matches` in play, in real time. */
  fixtures?: FixtureList;
  /** Season matches to bring forward. If absent or without a match, the sides are drawn. */
  ahead?: MatchesAhead;
  /** Called with each match before its first update. */
  onStart?: (match: LiveMatch) => void;
}

/** Prefix of every simulated match's id. */
export const SIMULATED_MATCH = 'demo-live-';

/** Kick-offs are at multiples of five minutes, ms. */
const FIVE_MINUTES = 300_000;

/** Further sports of the cycle: the most popular ones have more matches at a time. */
const MORE: readonly SportKey[] = [
  ...(['football', 'basketball', 'tennis', 'football', 'basketball'] as const),
  ...(['american-football', 'handball', 'tennis', 'basketball', 'volleyball'] as const),
];

/**
 * Returns the sports of `matches` matches in play, with every sport if there are enough matches.
 */
function sportsInPlay(matches: number): SportKey[] {
  const cycle = [...ALL_SPORTS.map(({ key }) => key), ...MORE];
  return Array.from({ length: matches }, (_, index) => cycle[index % cycle.length] ?? 'football');
}

interface Playing {
  match: LiveMatch;
  /** Sport and sides of a match that another one follows; absent for scheduled matches. */
  place?: { sport: SportKey; sides: Pick<Pairing, 'home' | 'away'> };
}

/** A match that starts now. */
type Beginning = Pick<LiveMatchOptions, 'matchId' | 'fixture' | 'setup' | 'firstSequence'> & {
  /** Seed of the match's random stream. */
  course: readonly (string | number)[];
};

/**
 * Keeps matches of all sports in play, for ever. At the start they are at various stages, and when
 * one ends another kicks off. The seed decides the course of play. Match ids are unique to this
 * run, so that a server with an earlier run's matches treats them as new. Matches of `ahead` keep
 * their own ids and courses. At speed 1 play and clocks run in real time. When the signal is
 * aborted, the iterable ends all running matches and then itself, so that no match stays live.
 */
export async function* simulateMatches(
  options: SimulatorOptions,
): AsyncGenerator<MatchUpdate, void, void> {
  const { seed, speed, signal, fixtures, ahead, onStart, now = Date.now } = options;
  const { wait = sleepUnlessAborted } = options;
  const matchmaker = new Matchmaker(demoWorld(), createRandom(seed, 'pairs'));
  const run = now().toString(36);
  let today = { day: NaN, teams: new Set<string>() as ReadonlySet<string> };
  let count = 0;

  const next = async (sport: SportKey): Promise<Beginning> => {
    count += 1;
    const day = startOfDay(now());
    if (today.day !== day) today = { day, teams: teamsPlayingOn(day) };
    const early = await ahead?.next(sport, (id) => matchmaker.isFree(id, today.teams), now());
    // The sequences exceed those of a stopped run that played the match before.
    if (early) return { ...early, course: [early.matchId], firstSequence: now() };
    const { home, away, league } = matchmaker.pair(sport, today.teams);
    return {
      matchId: `${SIMULATED_MATCH}${run}-${count}`,
      fixture: fixtureOf(league, { home, away }, { startTime: 0 }),
      setup: { sport, home, away, knockout: league.knockout },
      course: [seed, 'course', count],
    };
  };

  /** `isUnderway`: whether the match starts in the middle of its course. */
  const start = async (sport: SportKey, isUnderway: boolean): Promise<Playing> => {
    const { matchId, fixture, setup, course, firstSequence } = await next(sport);
    matchmaker.take(setup);
    const joinAt = isUnderway ? stageOf(setup, course) : 0;
    const begun = now() - joinAt * 1_000;
    // Kick-off moves to a full five minutes: earlier for a running match, later for a new one.
    const startTime = (isUnderway ? Math.floor : Math.ceil)(begun / FIVE_MINUTES) * FIVE_MINUTES;
    const match = new LiveMatch({
      matchId,
      fixture: { ...fixture, startTime },
      setup,
      random: createRandom(...course),
      speed,
      now: now(),
      joinAt,
      ...(firstSequence !== undefined && { firstSequence }),
    });
    onStart?.(match);
    return { match, place: { sport, sides: setup } };
  };

  let playing: Playing[] = [];
  for (const sport of sportsInPlay(options.matches)) playing.push(await start(sport, true));
  for (;;) {
    for (const match of (await fixtures?.due(now())) ?? []) {
      onStart?.(match);
      playing.push({ match });
    }
    const dueAt = ({ match }: Playing) => match.due ?? Infinity;
    playing = playing.filter(({ match }) => match.due !== undefined);
    const [first] = playing.toSorted((a, b) => dueAt(a) - dueAt(b));
    if (!first || signal.aborted) break;
    const early = dueAt(first) - now();
    if (early > 0)
      await wait(early, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    if (signal.aborted) break;
    yield first.match.send(now());
    const { place } = first;
    if (first.match.isEnded && place) {
      delete first.place;
      matchmaker.release(place.sides);
      playing.push(await start(place.sport, false));
    }
  }
  for (const { match } of playing) {
    const update = match.close(now());
    if (update) yield update;
  }
}

/** Returns how many seconds into its course a match starts in this run, never close to its end. */
function stageOf(setup: MatchSetup, course: readonly (string | number)[]): number {
  const steps = [...playMatch(setup, createRandom(...course), false)];
  const seconds = steps.reduce((sum, { after }) => sum + after, 0);
  const random = createRandom(...course, 'stage');
  let stage = 0;
  // Play is better than a long break, since a score changes soon.
  for (let attempt = 0; attempt < 4; attempt++) {
    stage = Math.floor(seconds * random.between(0.05, 0.85));
    if (!isPause(matchStatusAt(steps, stage))) break;
  }
  return stage;
}

function matchStatusAt(steps: readonly Step[], seconds: number): MatchStatus {
  let now = 0;
  const past = steps.filter(({ after }) => (now += after) <= seconds);
  return past.findLast(({ change }) => change.matchStatus)?.change.matchStatus ?? 'Not start';
}

async function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal });
}
