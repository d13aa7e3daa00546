import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side, Sides } from '../../realtime/protocol/primitives.ts';
import type { SharedMatch } from '../match/shared-match.ts';

/** A period on a match's line; shares of the line, from 0 to 1. */
export interface LinePart {
  share: number;
  /** What is played of it. */
  played: number;
  /** Who won it: null while it runs, and in sports whose halves nobody wins. */
  winner: Side | null;
}

/** The line of a match: its periods, and its goals with their places. */
export interface CardLine {
  parts: readonly LinePart[];
  goals: readonly { at: number; team: Side }[];
}

/** Shares of two halves, and of two halves with extra time. */
const HALVES = [0.5, 0.5];
const EXTRA_TIME = [0.375, 0.375, 0.125, 0.125];
/** Parts of a match in quarters, innings or sets, before it has more. */
const USUAL = { quarters: 4, innings: 9, sets: 3 };
/** Periods before each pause or decision. */
const BEFORE: Readonly<Record<string, number>> = { HT: 1, ETHT: 3, PEN: Infinity };

/** Returns a match's line as far as its newest update tells. */
export function lineOf(match: SharedMatch): CardLine {
  const { sportKey, phase, periods, goals } = match;
  const shares = sharesOf(match);
  const running = phase === 'result' && match.score ? shares.length : runningOf(match);
  const areWon = SPORTS[sportKey].periods.family === 'quarters' || sumsNothing(sportKey);
  return {
    parts: shares.map((share, index) => ({
      share,
      played: index < running ? 1 : index === running ? playedOf(match, index) : 0,
      winner: areWon && index < running ? winnerOf(periods[index]) : null,
    })),
    goals: goals.map(({ team, minute }) => ({ team, at: placeOf(minute, shares, match) })),
  };
}

function sharesOf({ sportKey, phase, periods, matchStatus }: SharedMatch): readonly number[] {
  const { family } = SPORTS[sportKey].periods;
  if (family === 'halves')
    return periods.length > 2 || /^(?:ET|AET)/.test(matchStatus ?? '') ? EXTRA_TIME : HALVES;
  const isOver = phase === 'result' && periods.length > 0;
  const count = isOver && family === 'sets' ? periods.length : USUAL[family];
  // A tennis set is as long as its games.
  const lengths = Array.from({ length: Math.max(count, periods.length) }, (_, index) => {
    const set = periods[index];
    return isOver && hasGames(sportKey) && set ? Math.max(1, set.home + set.away) : 1;
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length) => length / whole);
}

/** Returns the index of the running period, or the number of those that are over. */
function runningOf({ sportKey, phase, periods, matchStatus }: SharedMatch): number {
  if (phase !== 'live' || matchStatus === null) return -1;
  const played = SPORTS[sportKey].periods.play.findIndex((period) => period === matchStatus);
  if (played >= 0) return played;
  return matchStatus === 'Break' ? periods.length - 0.5 : (BEFORE[matchStatus] ?? 0) - 0.5;
}

/** Returns how much of the running period is played: whole where nothing measures it. */
function playedOf({ sportKey, played, periods }: SharedMatch, index: number): number {
  const { scoring, periods: plan } = SPORTS[sportKey];
  if (plan.family === 'halves') {
    const [from = 0, to = 0] = [due(sportKey, index - 1), due(sportKey, index)];
    return played === null || to <= from ? 1 : within((played / 60 - from) / (to - from));
  }
  const set = periods[index];
  if (scoring === 'sum') return 1;
  const target = scoring.decider?.set === index + 1 ? scoring.decider.target : scoring.target;
  return set ? within(Math.max(set.home, set.away) / target) : 0;
}

/** Returns a minute's place on a line of halves. */
function placeOf(minute: number, shares: readonly number[], { sportKey }: SharedMatch): number {
  const ends = shares.map((_, index) => due(sportKey, index));
  const found = ends.findIndex((end) => minute <= end);
  const index = found < 0 ? shares.length - 1 : found;
  const [from, to] = [due(sportKey, index - 1), due(sportKey, index)];
  const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  return before + (shares[index] ?? 0) * within((minute - from) / (to - from));
}

/** The minute when a period should end; 0 before the first. */
function due(sportKey: SharedMatch['sportKey'], index: number): number {
  const { play, due: minutes } = SPORTS[sportKey].periods;
  const period = play[index];
  return period === undefined ? 0 : (minutes[period] ?? 0);
}

function winnerOf(period: Sides | undefined): Side | null {
  if (!period || period.home === period.away) return null;
  return period.home > period.away ? 'home' : 'away';
}

function sumsNothing(sportKey: SharedMatch['sportKey']): boolean {
  return SPORTS[sportKey].scoring !== 'sum';
}

function hasGames(sportKey: SharedMatch['sportKey']): boolean {
  const { scoring } = SPORTS[sportKey];
  return scoring !== 'sum' && scoring.inGames === true;
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
