import { SPORTS } from '../../realtime/sports/registry.ts';
import { writtenScore } from '../../realtime/sports/side-order.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import { endingText } from '../shared/text/ending-text.ts';
import { roundOf } from '../shared/text/round-name.ts';
import type { Text } from '../shared/text/text.ts';
import { dayValue, textValue, timeValue, type ContentLine } from './content-lines.ts';

/** A match in a calendar. */
export interface CalendarMatch {
  match: SharedMatch;
  /** Address of the match's page. */
  url: string;
  /** Names of the channels that show the match where the visitor is. */
  channels: readonly string[];
  /** How often the match has changed. */
  revision: number;
  /** Time of the last change, ms. */
  revisedAt: number;
}

export interface EventOptions {
  /** Host name that makes the event's id unique. */
  domain: string;
  /** Whether results are shown: a fan may want to see a match later. */
  hasResults: boolean;
}

const DAY = 86_400_000;

/**
 * Returns the lines of a match's event. The same match has the same id in every calendar of a site.
 * All lines depend only on stored data, none on the time of writing.
 */
export function matchEvent(
  t: Text,
  { match, url, channels, revision, revisedAt }: CalendarMatch,
  { domain, hasResults }: EventOptions,
): ContentLine[] {
  const { id, league, round, venue, sportKey } = match;
  const competition = [league, roundOf(t, round, sportKey)].filter(Boolean).join(', ');
  const description = [
    competition,
    hasResults && resultText(t, match),
    channels.length > 0 && t('calendar.watch', { channels: channels.join(', ') }),
    url,
  ];
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', textValue(`${id}@${domain}`)],
    ['DTSTAMP', timeValue(revisedAt)],
    ['LAST-MODIFIED', timeValue(revisedAt)],
    ['SEQUENCE', `${revision}`],
    ...timesOf(match),
    ['SUMMARY', textValue(summaryOf(t, match, hasResults))],
    ['DESCRIPTION', textValue(description.filter(Boolean).join('\n'))],
    ...(venue === null ? [] : [['LOCATION', textValue(venue)] satisfies ContentLine]),
    ['URL', url],
    ['STATUS', statusOf(match)],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ];
}

/**
 * Returns the event's start and usual end; the whole day if the time is unknown, the whole year if
 * the day is.
 */
function timesOf({ startTime, startTimeTbd, startDayTbd, sportKey }: SharedMatch): ContentLine[] {
  if (startDayTbd) {
    const year = new Date(startTime).getUTCFullYear();
    return [
      ['DTSTART;VALUE=DATE', `${year}0101`],
      ['DTEND;VALUE=DATE', `${year + 1}0101`],
    ];
  }
  if (startTimeTbd)
    return [
      ['DTSTART;VALUE=DATE', dayValue(startTime)],
      ['DTEND;VALUE=DATE', dayValue(startTime + DAY)],
    ];
  return [
    ['DTSTART', timeValue(startTime)],
    ['DTEND', timeValue(startTime + SPORTS[sportKey].usualMinutes * 60_000)],
  ];
}

/**
 * Returns the event's status. A postponed match is tentative: it will be played, but not at the
 * stored time.
 */
function statusOf({ phase, status, startTimeTbd }: SharedMatch): string {
  if (status === 'Postponed' || status === 'Unknown') return 'TENTATIVE';
  if (phase === 'off') return 'CANCELLED';
  return phase === 'fixture' && startTimeTbd ? 'TENTATIVE' : 'CONFIRMED';
}

/** Returns 'Home vs Away', 'Postponed: Home vs Away', or with its result 'Home 1–1 Away (Pens 4–3)'. */
function summaryOf(t: Text, match: SharedMatch, hasResults: boolean): string {
  const { sportKey, home, away, score, phase, status } = match;
  const [first, second] = SPORTS[sportKey].sides;
  const sides = t('matchPage.heading', { first, home, away });
  if (status === 'Postponed' || status === 'Cancelled' || status === 'Abandoned')
    return t('calendar.marked', { mark: t(`eventStatus.${status}`), match: sides });
  if (phase !== 'result' || !hasResults) return sides;
  const ending = endingText(t, match);
  const played = score
    ? `${match[first]} ${writtenScore(sportKey, score)} ${match[second]}`
    : sides;
  return ending ? `${played} (${ending})` : played;
}

/** Returns the result, 'FT 1–1 (Pens 4–3)'; null before the match is over. */
function resultText(t: Text, match: SharedMatch): string | null {
  const { phase, sportKey, score } = match;
  if (phase !== 'result') return null;
  const ending = endingText(t, match);
  return [
    t(`eventStatus.${SPORTS[sportKey].finalStatus}`),
    score && writtenScore(sportKey, score),
    ending && `(${ending})`,
  ]
    .filter(Boolean)
    .join(' ');
}
