import type { EventStatus } from '../../sports/event-status.ts';
import type { DECISIONS, MatchStatus } from '../../sports/match-status.ts';
import type { Side } from '../../protocol/primitives.ts';
import type { SportKey } from '../../sports/sport.ts';
import {
  after,
  pause,
  half,
  inning,
  overtime,
  period,
  quarter,
  set,
  type MatchStatusOf,
} from './phases.ts';

export interface CodeMeaning {
  /** Null if the meaning has only names. */
  code: number | null;
  /** Names in `match_status` or `status`, in the feeds that send names. */
  names: readonly string[];
  status: EventStatus;
  /** Phase of play, per sport; undefined if the code does not change it. */
  matchStatus: (sport: SportKey) => MatchStatus | undefined;
  /** Winner, if the code implies one. */
  winner?: Side;
}

const asItWas: MatchStatusOf = () => undefined;
const ordinals = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

function row(
  code: number,
  status: EventStatus,
  phase: MatchStatusOf,
  ...names: string[]
): CodeMeaning {
  return { code, names, status, matchStatus: phase };
}

/** Returns a row for a match that ended without (further) play, whatever the score. */
function decision(
  code: number | null,
  matchStatus: (typeof DECISIONS)[number],
  winner: Side | undefined,
  ...names: string[]
): CodeMeaning {
  const matchStatusOf = () => matchStatus;
  return { code, names, status: 'Ended', matchStatus: matchStatusOf, ...(winner && { winner }) };
}

/** Returns a row per code. The code's place in the list gives its number and name: '1st_set' … */
function numbered(codes: readonly number[], phase: (n: number) => MatchStatusOf, noun: string) {
  return codes.map((code, index) =>
    row(code, 'Live', phase(index + 1), `${ordinals[index] ?? ''}_${noun}`),
  );
}

/** Every `match_status_code` of Sportradar's feeds and its meaning: the only table. */
export const STATUS_CODES: readonly CodeMeaning[] = [
  row(0, 'NotStarted', () => 'Not start', 'not_started', 'match_about_to_start'),
  ...numbered([1, 2, 3, 4, 5], period, 'period'),
  ...numbered([6, 7], half, 'half'),
  ...numbered([8, 9, 10, 11, 12, 441, 442], set, 'set'),
  ...numbered([13, 14, 15, 16], quarter, 'quarter'),
  row(20, 'Live', asItWas, 'started'),
  row(21, 'Live', asItWas, 'in_progress', 'inprogress', 'live'),
  row(30, 'Live', () => 'Break', 'pause', 'break'),
  row(31, 'Live', pause('HT'), 'halftime'),
  row(32, 'Live', () => 'Break', 'awaiting_extra_time', 'awaiting_extra'),
  row(33, 'Live', pause('ETHT'), 'extra_time_halftime'),
  row(34, 'Live', () => 'Break', 'awaiting_penalties'),
  row(35, 'Live', () => 'Break'),
  row(36, 'Live', () => 'Break'),
  row(40, 'Live', overtime('ET1'), 'overtime', 'extra_time'),
  row(41, 'Live', overtime('ET1'), '1st_extra'),
  row(42, 'Live', overtime('ET2'), '2nd_extra'),
  row(50, 'Live', overtime('PEN'), 'penalties'),
  row(51, 'Live', overtime('PEN')),
  row(52, 'Live', overtime('PEN')),
  row(60, 'Postponed', asItWas, 'postponed'),
  row(61, 'Delayed', asItWas, 'delayed', 'start_delayed'),
  row(70, 'Cancelled', asItWas, 'cancelled', 'canceled'),
  row(80, 'Interrupted', asItWas, 'interrupted'),
  row(81, 'Suspended', asItWas, 'suspended'),
  row(90, 'Abandoned', asItWas, 'abandoned'),
  decision(91, 'Walkover', undefined, 'walkover'),
  decision(92, 'Retired', undefined, 'retired'),
  // The number in a walkover is the winner's, in the others the loser's.
  decision(93, 'Walkover', 'home', 'walkover1'),
  decision(94, 'Walkover', 'away', 'walkover2'),
  decision(95, 'Retired', 'away', 'retired1'),
  decision(96, 'Retired', 'home', 'retired2'),
  decision(97, 'Defaulted', 'away', 'defaulted1'),
  decision(98, 'Defaulted', 'home', 'defaulted2'),
  decision(null, 'Defaulted', undefined, 'defaulted'),
  decision(null, 'Awarded', undefined, 'awarded'),
  row(100, 'Ended', () => 'Ended', 'ended', 'full-time'),
  row(110, 'Ended', after('AET'), 'aet', 'after_extra_time'),
  row(120, 'Ended', after('AP'), 'ap', 'after_penalties'),
  ...numbered([301, 302, 303, 304, 305, 306], () => () => 'Break', 'pause'),
  // Each inning has two codes, top and bottom; the last two cover all extra innings.
  ...Array.from({ length: 20 }, (_, index) => {
    const number = Math.floor(index / 2) + 1;
    const side = index % 2 === 0 ? 'top' : 'bottom';
    return row(
      401 + index,
      'Live',
      inning(number),
      `${ordinals[number - 1] ?? 'extra'}_inning_${side}`,
    );
  }),
];

const BY_CODE = new Map(STATUS_CODES.map((meaning) => [meaning.code, meaning]));
const BY_NAME = new Map(
  STATUS_CODES.flatMap((meaning) => meaning.names.map((name) => [name, meaning] as const)),
);

/** Returns the meaning of a `match_status_code`, undefined if it is unknown. */
export function meaningOfCode(code: number): CodeMeaning | undefined {
  return BY_CODE.get(code);
}

/** Returns the meaning of a `match_status` or `status`, undefined if it is unknown. */
export function meaningOfName(name: string): CodeMeaning | undefined {
  return BY_NAME.get(name.toLowerCase());
}
