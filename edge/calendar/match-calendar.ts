import { writtenScore } from '../../realtime/sports/side-order.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { endingText } from '../shared/text/ending-text.ts';
import { roundOf } from '../shared/text/round-name.ts';
import type { Text } from '../shared/text/text.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import { PRODUCT_NAME } from '../contracts/product.ts';

export interface CalendarOptions {
  /** Address of the match's page. */
  url: string;
  /** Site that the entry's id is unique under. */
  domain: string;
  /** Creation time, ms. */
  now: number;
}

/** The match as an iCalendar file of one event (RFC 5545). */
export function matchCalendar(
  t: Text,
  match: SharedMatch,
  { url, domain, now }: CalendarOptions,
): string {
  const { id, home, away, league, round, venue, sportKey, phase } = match;
  const competition = [league, roundOf(t, round, sportKey)].filter(Boolean).join(', ');
  const lines: [name: string, value: string][] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${PRODUCT_NAME}//Matches//${t.language.slice(0, 2).toUpperCase()}`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['BEGIN', 'VEVENT'],
    ['UID', escaped(`${id}@${domain}`)],
    ['DTSTAMP', utc(now)],
    ...timesOf(match),
    ['SUMMARY', escaped(t('matchPage.heading', { first: SPORTS[sportKey].sides[0], home, away }))],
    ['DESCRIPTION', escaped([competition, resultText(t, match), url].filter(Boolean).join('\n'))],
    ...(venue === null ? [] : [['LOCATION', escaped(venue)] satisfies [string, string]]),
    ['URL', url],
    ['STATUS', phase === 'off' ? 'CANCELLED' : 'CONFIRMED'],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ];
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

/** From start to usual end; the whole day, or year, of a match without a known time. */
function timesOf({
  startTime,
  startTimeTbd,
  startDayTbd,
  sportKey,
}: SharedMatch): [string, string][] {
  if (startDayTbd) {
    const year = new Date(startTime).getUTCFullYear();
    return [
      ['DTSTART;VALUE=DATE', `${year}0101`],
      ['DTEND;VALUE=DATE', `${year + 1}0101`],
    ];
  }
  if (startTimeTbd)
    return [
      ['DTSTART;VALUE=DATE', utc(startTime).slice(0, 8)],
      ['DTEND;VALUE=DATE', utc(startTime + 86_400_000).slice(0, 8)],
    ];
  return [
    ['DTSTART', utc(startTime)],
    ['DTEND', utc(startTime + SPORTS[sportKey].usualMinutes * 60_000)],
  ];
}

/** 'FT 1–1 (Pens 4–3)'; null before a match is over. */
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

/** '20261121T150000Z' */
function utc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** RFC 5545, 3.3.11; other control characters have no place in a text. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Octets in a line, RFC 5545, 3.1. */
const LINE = 75;

/** Folds a line at 75 octets: continuations begin with a space. No character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > LINE) {
      lines.push(' ');
      length = 1;
    }
    lines[lines.length - 1] += character;
    length += octets;
  }
  return lines.join('\r\n');
}
