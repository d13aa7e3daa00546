import {
  CLOSED_STATUSES,
  IN_PLAY_STATUSES,
  type EventStatus,
} from '../../realtime/sports/event-status.ts';
import { isPause, type MatchStatus } from '../../realtime/sports/match-status.ts';
import { periodLabel } from '../../realtime/sports/periods.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { DisplayStatus } from '../../realtime/protocol/match-state.ts';
import type { Side, Sides } from '../../realtime/protocol/primitives.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { Start } from '../../edge/shared/time/day.ts';
import { isUnreported } from '../domain/overdue.ts';
import { formatStart, formatTime } from '../../edge/shared/time/time-format.ts';
import { endingText } from '../../edge/shared/text/ending-text.ts';
import { matchStatusText } from '../../edge/shared/text/match-status-text.ts';

export interface StatusFacts extends Start {
  sportKey: SportKey;
  status: EventStatus;
  matchStatus: MatchStatus;
  /** Text of the match clock, or null without one. */
  playedTime: string | null;
  halfTime: string | null;
  shootout?: Sides | null;
  /** Whether its start is due but unreported. */
  isOverdue?: boolean;
  /** Time of the last update (ms), if stale. */
  silentSince?: number | null;
  /** Batting side: marks the inning's half. */
  situation?: { possession: Side } | null;
  /** Periods that have begun. */
  periods?: readonly unknown[];
  supplied: readonly DisplayStatus[];
}

export interface StatusView {
  /** Start time or played time. */
  time: string | null;
  /** 'Upcoming', 'FT', 'H1', 'Postponed' … */
  status: string | null;
  /** 'HT | 1-0' */
  halfTime: string | null;
  /** How a finished match was decided, unless in its usual time: 'AET', 'Pens 4–3', 'Walkover'. */
  after: string | null;
  /** 'No update since 17:31' */
  silence: string | null;
  /** Shorter, for a tile: 'Latest 17:31' */
  staleInShort: string | null;
  isLive: boolean;
  /** Live, and neither at half-time nor between two periods. */
  isInPlay: boolean;
  isClosed: boolean;
  isOverdue: boolean;
  isFlagged: boolean;
}

const FLAGGED: ReadonlySet<EventStatus> = new Set<EventStatus>([
  'Unknown',
  'Postponed',
  'Cancelled',
]);
const OVER = new Set(['ft', 'final', 'finished', 'ended']);

/** Applies the display rules of spec point 4 to a match's state. */
export function displayStatus(
  t: Text,
  facts: StatusFacts,
  options: { now: number; timeZone: string; showDate: boolean },
): StatusView {
  const { status, supplied } = facts;
  const own = ownDisplay(facts, formatStart(t, facts, options), options.now);
  const suppliedStatus = entryOf(supplied, 'EVENT_STATUS') ?? entryOf(supplied, 'LIVE');
  // Overdue matches are never upcoming.
  const isOutdated = facts.isOverdue && suppliedStatus === 'Upcoming';
  const shownStatus = (isOutdated ? null : suppliedStatus) ?? own.status;
  const isLive = IN_PLAY_STATUSES.has(status);
  const shownTime = entryOf(supplied, 'MATCH_TIME') ?? own.time;
  return {
    time: shownStatus !== null && OVER.has(shownStatus.toLowerCase()) ? null : shownTime,
    status: shownStatus && (partOf(t, facts, shownStatus) ?? statusText(t, shownStatus, facts)),
    halfTime: halfTimeOf(t, facts),
    after: endingText(t, facts),
    silence: staleText(t, facts, options.timeZone, 'noUpdateSince'),
    staleInShort: staleText(t, facts, options.timeZone, 'latest'),
    isLive,
    isInPlay: isLive && !isPause(facts.matchStatus),
    isClosed: CLOSED_STATUSES.has(status),
    isOverdue: facts.isOverdue ?? false,
    isFlagged: FLAGGED.has(status),
  };
}

/** Returns the time and the status in the rules' words, which `statusText` translates. */
function ownDisplay(
  facts: StatusFacts,
  start: string,
  now: number,
): { time: string | null; status: string | null } {
  const { status, matchStatus, playedTime, sportKey } = facts;
  switch (status) {
    case 'NotStarted':
      return { time: start, status: overdueWord(facts, now) ?? 'Upcoming' };
    case 'Delayed':
      return { time: start, status: overdueWord(facts, now) ?? status };
    case 'Postponed':
    case 'Cancelled':
    case 'Abandoned':
      return { time: facts.startTimeTbd ? null : start, status };
    case 'Finished':
    case 'Ended':
      return { time: null, status: SPORTS[sportKey].finalStatus };
    case 'Live':
      // A clock that stops between two periods looks stuck.
      return { time: isPause(matchStatus) ? null : playedTime, status: liveStatus(facts) };
    // Not in the rules: play is interrupted, so the clock stops and the reason shows.
    case 'Suspended':
    case 'Interrupted':
      return { time: playedTime, status };
    case 'Unknown':
      return { time: null, status: matchStatus === 'Not start' ? 'Unknown' : matchStatus };
  }
}

/** Returns an overdue match's word: reports may take a day (ADR 84). */
function overdueWord(facts: StatusFacts, now: number): 'Overdue' | 'Unreported' | null {
  if (!facts.isOverdue) return null;
  return isUnreported(facts, now) ? 'Unreported' : 'Overdue';
}

const WORDS = [
  'Upcoming',
  'Overdue',
  'Unreported',
  'Postponed',
  'Cancelled',
  'Delayed',
  'Abandoned',
  'Suspended',
  'Interrupted',
  'Unknown',
  'Live',
  'FT',
  'Final',
] as const;

/** Translates a word of the rules, our own or supplied; shows any other as supplied. */
function statusText(t: Text, word: string, { sportKey, situation }: StatusFacts): string {
  const known = WORDS.find((each) => each === word);
  if (known) return t(`eventStatus.${known}`);
  const { called } = SPORTS[sportKey].periods;
  return matchStatusText(t, word, { called, batting: situation?.possession });
}

/**
 * Returns the part of a match, '2nd half' or 'End Q3', in sports whose mark says less; else null.
 */
function partOf(t: Text, { sportKey, periods = [] }: StatusFacts, shown: string): string | null {
  const sport = SPORTS[sportKey];
  // Football uses the marks of the rules.
  const [, half] = /^H([12])$/.exec(shown) ?? [];
  if (half !== undefined && sport.halfTimeScore !== 'shown')
    return t('matchStatus.wholeHalf', { number: half });
  if (shown !== 'Break' || sport.clock !== 'left' || periods.length === 0) return null;
  const period = matchStatusText(t, periodLabel(sport.periods, periods.length));
  return t('matchStatus.endOf', { period });
}

function liveStatus({ sportKey, matchStatus, halfTime }: StatusFacts): string | null {
  // Where shown, the half-time score replaces the status in HT and H2; at half-time without that score only
  // the status is shown.
  if (SPORTS[sportKey].halfTimeScore === 'shown') {
    if (matchStatus === 'H2') return null;
    if (matchStatus === 'HT' && halfTime !== null) return null;
  }
  return matchStatus === 'Not start' ? 'Live' : matchStatus;
}

function halfTimeOf(
  t: Text,
  { sportKey, status, matchStatus, halfTime }: StatusFacts,
): string | null {
  if (SPORTS[sportKey].halfTimeScore !== 'shown' || halfTime === null) return null;
  const isOver = status === 'Finished' || status === 'Ended';
  const isPastHalf =
    IN_PLAY_STATUSES.has(status) && matchStatus !== 'H1' && matchStatus !== 'Not start';
  if (!isOver && !isPastHalf) return null;
  return t('eventStatus.halfTime', { score: halfTime.replace(/\s*[:–-]\s*/, '-') });
}

function staleText(
  t: Text,
  { silentSince }: StatusFacts,
  timeZone: string,
  words: 'noUpdateSince' | 'latest',
): string | null {
  if (silentSince === undefined || silentSince === null) return null;
  return t(`eventStatus.${words}`, { time: formatTime(silentSince, timeZone) });
}

function entryOf(
  supplied: readonly DisplayStatus[],
  type: DisplayStatus['statusType'],
): string | null {
  return supplied.find(({ statusType }) => statusType === type)?.displayStatus ?? null;
}
