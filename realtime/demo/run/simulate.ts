import { setTimeout as sleep } from 'node:timers/promises';
import type { Fixture, MatchUpdate } from '../../protocol/ingest.ts';
import type { MatchStatus } from '../../sports/match-status.ts';
import type { SportKey } from '../../sports/sport.ts';
import { startOfDay } from '../season/day.ts';
import { fixtureOf } from '../season/fixture.ts';
import { createRandom } from '../world/random.ts';
import { teamsPlayingOn } from '../season/schedule.ts';
import { demoWorld } from '../world/world.ts';
import type { MatchSetup } from '../play/match-setup.ts';
import type { FixtureList } from './fixture-list.ts';
import { sportsInPlay } from './sports-in-play.ts';
import { LiveMatch } from '../play/live-match.ts';
import type { MatchesAhead } from './matches-ahead.ts';
import { Matchmaker, type Pairing } from './matchmaker.ts';
import { playMatch } from '../play/play.ts';
import { resultOf } from '../play/whole-match.ts';

export interface SimulateOptions {
  /** How many matches are in play at any time. */
  matches: number;
  /** 1 plays in real time. */
  speed: number;
  /** The same seed plays the same matches. */
  seed: number;
  /** Ends the simulation: the iterable then ends without an error. */
  signal: AbortSignal;
}

export interface SimulatorOptions extends SimulateOptions {
  /** ms */
  now?: () => number;
  /** Resolves after that many ms; may reject once the signal is aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Further matches in real time, beside the `matches` that are kept in play. */
  fixtures?: FixtureList;
  /** Matches of the seasons that are brought forward to be kept in play; without any, sides are drawn. */
  ahead?: MatchesAhead;
  /** Told of each match before its first update. */
  onStart?: (match: LiveMatch) => void;
}

/** The beginning of every simulated match's id. */
export const SIMULATED_MATCH = 'demo-live-';

/** Kick-off times are those of a clock: full five minutes. */
const FIVE_MINUTES = 300_000;

const PAUSES: ReadonlySet<MatchStatus> = new Set<MatchStatus>(['HT', 'ETHT', 'Break']);

interface Playing {
  match: LiveMatch;
  /** Whose place another match takes when this one has ended; absent for those of the schedule. */
  place?: { sport: SportKey; pairing: Pick<Pairing, 'home' | 'away'> };
}

/** A match that is kept in play; its fixture's start is that of the clock. */
interface Beginning {
  matchId: string;
  fixture: Fixture;
  setup: MatchSetup;
  /** What its random stream follows from. */
  course: readonly (string | number)[];
  /** Whether it is met at some stage of its course. */
  underway: boolean;
  firstSequence?: number;
}

/**
 * Keeps matches of all sports in play, for ever: at the start they are at
 * various stages, and when one ends another kicks off. The course of play
 * follows from the seed; match ids are those of this run, so that a server
 * which remembers an earlier one takes them as new matches. Matches of `ahead`
 * bring ids and courses of their own. At speed 1 play and
 * clocks go in real time. When the signal is aborted, matches that are under
 * way are brought to their end and so is the iterable: nothing is left live.
 */
export async function* simulateMatches(
  options: SimulatorOptions,
): AsyncGenerator<MatchUpdate, void, void> {
  const { seed, speed, signal, fixtures, ahead, onStart, now = Date.now } = options;
  const { wait = sleepUnlessAborted } = options;
  const matchmaker = new Matchmaker(demoWorld(), createRandom(seed, 'pairs'));
  const run = now().toString(36);
  const scheduled = oncePerDay(teamsPlayingOn);
  let count = 0;

  const start = async (sport: SportKey, underway: boolean): Promise<Playing> => {
    count += 1;
    const today = scheduled(now());
    const early = await ahead?.next(sport, (id) => matchmaker.isFree(id, today), now());
    if (early) {
      matchmaker.take(early.setup);
      const { matchId, fixture, setup } = early;
      // Above the sequences of a run that played it before and was stopped.
      const firstSequence = now();
      return {
        match: begin({ matchId, fixture, setup, course: [matchId], underway, firstSequence }),
        place: { sport, pairing: setup },
      };
    }
    const pairing = matchmaker.pair(sport, today);
    const { home, away, league } = pairing;
    return {
      match: begin({
        matchId: `${SIMULATED_MATCH}${run}-${count}`,
        fixture: fixtureOf(league, pairing, { startTime: 0 }),
        setup: { sport, home, away, knockout: league.knockout },
        course: [seed, 'course', count],
        underway,
      }),
      place: { sport, pairing },
    };
  };

  const begin = ({ course, underway, fixture, ...match }: Beginning): LiveMatch => {
    const joinAt = underway ? stageOf(match.setup, course) : 0;
    const begun = now() - joinAt * 1_000;
    // A match that is under way may have kicked off late, never early.
    const startTime = (underway ? Math.floor : Math.ceil)(begun / FIVE_MINUTES) * FIVE_MINUTES;
    const live = new LiveMatch({
      ...match,
      fixture: { ...fixture, startTime },
      random: createRandom(...course),
      speed,
      now: now(),
      joinAt,
    });
    onStart?.(live);
    return live;
  };

  let playing: Playing[] = [];
  for (const sport of sportsInPlay(options.matches)) playing.push(await start(sport, true));
  for (;;) {
    for (const match of (await fixtures?.due(now())) ?? []) {
      onStart?.(match);
      playing.push({ match });
    }
    const next = earliest(playing);
    if (!next || signal.aborted) break;
    const early = next.due - now();
    if (early > 0)
      await wait(early, signal).catch((error: unknown) => throwUnlessAborted(error, signal));
    if (signal.aborted) break;
    yield next.of.match.send(now());
    const { place } = next.of;
    if (next.of.match.isEnded && place) {
      delete next.of.place;
      matchmaker.release(place.pairing);
      playing.push(await start(place.sport, false));
    }
    playing = playing.filter(({ match }) => match.due !== undefined);
  }
  for (const { match } of playing) {
    const update = match.close(now());
    if (update) yield update;
  }
}

/** How many seconds into its course a match is joined: anywhere but right before its end. */
function stageOf(setup: MatchSetup, course: readonly (string | number)[]): number {
  const { seconds } = resultOf(setup, createRandom(...course));
  const random = createRandom(...course, 'stage');
  let stage = 0;
  // Most matches are met in play, not in a long break: a score is to change soon.
  for (let attempt = 0; attempt < 4; attempt++) {
    stage = Math.floor(seconds * random.between(0.05, 0.85));
    if (!PAUSES.has(matchStatusAt(setup, course, stage))) break;
  }
  return stage;
}

function matchStatusAt(
  setup: MatchSetup,
  course: readonly (string | number)[],
  seconds: number,
): MatchStatus {
  let now = 0;
  let status: MatchStatus = 'Not start';
  for (const { after, change } of playMatch(setup, createRandom(...course), { counted: false })) {
    now += after;
    if (now > seconds) break;
    status = change.matchStatus ?? status;
  }
  return status;
}

/** Remembers the answer for the UTC day it was given for. */
function oncePerDay<Answer>(ask: (now: number) => Answer): (now: number) => Answer {
  let known: { day: number; answer: Answer } | undefined;
  return (now) => {
    const day = startOfDay(now);
    if (known?.day !== day) known = { day, answer: ask(now) };
    return known.answer;
  };
}

function earliest(playing: readonly Playing[]): { of: Playing; due: number } | undefined {
  let first: { of: Playing; due: number } | undefined;
  for (const of of playing) {
    const { due } = of.match;
    if (due !== undefined && (!first || due < first.due)) first = { of, due };
  }
  return first;
}

async function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal });
}

function throwUnlessAborted(error: unknown, signal: AbortSignal): void {
  if (!signal.aborted) throw error;
}
