import { clockSeconds } from '../../../realtime/sports/clock.ts';
import type { Clock, Situation } from '../../../realtime/protocol/match-state.ts';
import type { Side, Sides } from '../../../realtime/protocol/primitives.ts';
import { isPause, type MatchStatus } from '../../../realtime/sports/match-status.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { SetRule, Sport, SportKey } from '../../../realtime/sports/sport.ts';

/** Length of college halves of basketball, minutes. */
const COLLEGE_HALF = 20;
/** Innings of a match without extra innings. */
const INNINGS = 9;
/** Usual number of games in a set of tennis, by which the running set is measured. */
const USUAL_GAMES = 10;

/** A period on the line. */
export interface LinePart {
  /** Length, in any unit that all parts of a line share. */
  length: number;
  /** Played share, 0 to 1. */
  played: number;
  /** Kit of the side that won it. */
  kit?: string | undefined;
}

/** What is known about a match in play, or over. */
export interface LinePlay {
  sportKey: SportKey;
  matchStatus: MatchStatus;
  /** Whether no part of the match is left to play. */
  isOver: boolean;
  periods: readonly Sides[];
  score: Sides;
  clock: Clock | null;
  situation: Situation | null;
}

/** A value for each side that names its kit. */
export type LineKits = Readonly<Record<Side, string>>;

/** Returns the periods of a match at `now` (ms) for its line. */
export function linePartsOf(play: LinePlay, kits: LineKits, now: number): LinePart[] {
  const sport = SPORTS[play.sportKey];
  switch (sport.periods.family) {
    case 'halves':
      return halves(play, sport, now);
    case 'quarters':
      return quarters(play, kits, now);
    case 'innings':
      return innings(play);
    case 'sets':
      return sets(play, kits);
  }
}

/** Returns the minutes that a clock that counts up shows, or null without one. */
function minutesPlayed({ clock, matchStatus }: LinePlay, sport: Sport, now: number): number | null {
  return clock && !clock.countdown ? clockSeconds(sport, clock, matchStatus, now) / 60 : null;
}

const EXTRA_TIME: ReadonlySet<MatchStatus> = new Set(['ET1', 'ETHT', 'ET2', 'AET']);

function halves(play: LinePlay, sport: Sport, now: number): LinePart[] {
  const { due } = sport.periods;
  const { matchStatus, isOver, periods } = play;
  const hasExtraTime = EXTRA_TIME.has(matchStatus) || periods.length > 2;
  const names = hasExtraTime ? (['H1', 'H2', 'ET1', 'ET2'] as const) : (['H1', 'H2'] as const);
  const running = names.findIndex((name) => name === matchStatus);
  const finished = isOver || matchStatus === 'PEN' ? names.length : FINISHED[matchStatus];
  const minute = minutesPlayed(play, sport, now);
  return names.map((name, index) => {
    const start = index === 0 ? 0 : (due[names[index - 1] ?? 'H1'] ?? 0);
    const length = (due[name] ?? 0) - start;
    if (finished !== undefined) return { length, played: index < finished ? 1 : 0 };
    if (index !== running) return { length, played: index < running ? 1 : 0 };
    // Added time stays at the end of its half.
    return { length, played: minute === null ? 0 : share(minute - start, length) };
  });
}

/** Number of finished halves in a pause. */
const FINISHED: Readonly<Partial<Record<MatchStatus, number>>> = { HT: 1, Break: 2, ETHT: 3 };

function quarters(play: LinePlay, kits: LineKits, now: number): LinePart[] {
  const sport = SPORTS[play.sportKey];
  const { lasts = { regular: 1, overtime: 1 } } = sport.periods;
  const { periods, matchStatus, isOver, clock } = play;
  const hasHalves =
    matchStatus === 'H1' || matchStatus === 'H2' || (isOver && periods.length === 2);
  const usual = hasHalves ? 2 : 4;
  const regular = hasHalves ? COLLEGE_HALF : lasts.regular;
  const isRunning = !isPause(matchStatus) && !isOver;
  return Array.from({ length: Math.max(usual, periods.length) }, (_, index) => {
    const length = index < usual ? regular : lasts.overtime;
    const period = periods[index];
    if (!period) return { length, played: 0 };
    const isLast = isRunning && index === periods.length - 1;
    if (!isLast) return { length, played: 1, kit: kitOfWinner(period, kits) };
    const left = clock?.countdown ? clockSeconds(sport, clock, matchStatus, now) / 60 : length;
    return { length, played: share(length - left, length) };
  });
}

function innings({ periods, matchStatus, isOver, situation }: LinePlay): LinePart[] {
  const isRunning = !isPause(matchStatus) && !isOver;
  // The home side bats in an inning's second half.
  const running =
    situation === null
      ? 0
      : (situation.possession === 'home' ? 0.5 : 0) + share(situation.outs ?? 0, 3) / 2;
  return Array.from({ length: Math.max(INNINGS, periods.length) }, (_, index) => ({
    length: 1,
    played: index >= periods.length ? 0 : isRunning && index === periods.length - 1 ? running : 1,
  }));
}

function sets(
  { sportKey, matchStatus, isOver, periods, score }: LinePlay,
  kits: LineKits,
): LinePart[] {
  const { scoring, periods: rules } = SPORTS[sportKey];
  const rule: SetRule = scoring === 'sum' ? { target: 1 } : scoring;
  const isRunning = !isPause(matchStatus) && !isOver;
  const played = periods.map((period, index): LinePart => {
    const games = period.home + period.away;
    if (!isRunning || index < periods.length - 1)
      return {
        length: rule.inGames ? Math.max(games, 1) : 1,
        played: 1,
        kit: kitOfWinner(period, kits),
      };
    if (rule.inGames) {
      const length = Math.max(USUAL_GAMES, games);
      return { length, played: share(games, length) };
    }
    const { decider } = rule;
    const target = decider?.set === index + 1 ? decider.target : rule.target;
    return { length: 1, played: share(Math.max(period.home, period.away), target) };
  });
  // A tennis match has three or five sets: only the played ones are certain.
  if (rule.inGames || isOver) return played;
  const missing = Math.ceil(rules.most / 2) - Math.max(score.home, score.away) - Number(isRunning);
  return [
    ...played,
    ...Array.from({ length: Math.max(missing, 0) }, () => ({ length: 1, played: 0 })),
  ];
}

function kitOfWinner({ home, away }: Sides, kits: LineKits): string | undefined {
  if (home === away) return undefined;
  return home > away ? kits.home : kits.away;
}

function share(part: number, whole: number): number {
  return Math.min(Math.max(part / whole, 0), 1);
}
