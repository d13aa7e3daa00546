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
import { playMatch, resultOf } from '../play/play.ts';

export interface SimulateOptions {
  /** Number of matches in play at any time. */
  matches: number;
  /** 1 is real time. */
  speed: number;
  /** Equal seeds play equal matches. */
  seed: number;
  /** Ends the simulation: the iterable then ends without an error. */
  signal: AbortSignal;
}

export interface SimulatorOptions extends SimulateOptions {
  /** ms */
  now?: () => number;
  /** Resolves after `ms`; may reject once the signal is aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Additional real-time matches beside the `matches` in play. */
  fixtures?: FixtureList;
  /** Season matches to bring forward; without one, sides are drawn. */
  ahead?: MatchesAhead;
  /** Called with each match before its first update. */
  onStart?: (match: LiveMatch) => void;
}

/** Prefix of every simulated match's id. */
export const SIMULATED_MATCH = 'demo-live-';

/** Kick-offs are at full five minutes. */
const FIVE_MINUTES = 300_000;

const PAUSES: ReadonlySet<MatchStatus> = new Set<MatchStatus>(['HT', 'ETHT', 'Break']);

interface Playing {
  match: LiveMatch;
  /** Another match takes this place after the end; absent for scheduled matches. */
  place?: { sport: SportKey; pairing: Pick<Pairing, 'home' | 'away'> };
}

/** A match that starts now; its fixture's start time is the clock's. */
interface Beginning {
  matchId: string;
  fixture: Fixture;
  setup: MatchSetup;
  /** The seed of its random stream. */
  course: readonly (string | number)[];
  /** Whether it starts in the middle of its course. */
  underway: boolean;
  firstSequence?: number;
}

/**
 * Keeps matches of all sports in play, for ever: at the start they are at various stages, and when
 * one ends another kicks off. The seed decides the course of play; match ids are unique to this
 * run, so that a server with an earlier run's matches treats them as new. Matches of `ahead` bring
 * their own ids and courses. At speed 1 play and clocks run in real time. When the signal is
 * aborted, running matches are ended and then the iterable ends: no match stays live.
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
      // Above the sequences of a stopped run that played it before.
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
    // A running match may have started late, never early.
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

/** Returns how many seconds into its course a match is joined: anywhere but right before its end. */
function stageOf(setup: MatchSetup, course: readonly (string | number)[]): number {
  const { seconds } = resultOf(setup, createRandom(...course));
  const random = createRandom(...course, 'stage');
  let stage = 0;
  // Prefers play to long breaks: a score changes soon.
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
  for (const { after, change } of playMatch(setup, createRandom(...course), false)) {
    now += after;
    if (now > seconds) break;
    status = change.matchStatus ?? status;
  }
  return status;
}

/** Caches the result for its UTC day. */
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
