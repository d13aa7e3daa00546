import { PRODUCT_NAME } from '../contracts/product.ts';
import type { Text } from '../shared/text/text.ts';
import { textValue, writeLines, type ContentLine } from './content-lines.ts';
import { matchEvent, type CalendarMatch, type EventOptions } from './match-event.ts';

export interface CalendarOptions extends EventOptions {
  /**
   * Name of the calendar in programs that subscribe to the file; null for a file that is imported
   * once.
   */
  name: string | null;
}

/** How often a program that subscribes to the file should read it again (ISO 8601). */
const REFRESH = 'PT1H';

/**
 * A calendar must have a component (RFC 5545, 3.6), so one without matches contains this time zone.
 */
const UTC: readonly ContentLine[] = [
  ['BEGIN', 'VTIMEZONE'],
  ['TZID', 'UTC'],
  ['BEGIN', 'STANDARD'],
  ['DTSTART', '19700101T000000'],
  ['TZOFFSETFROM', '+0000'],
  ['TZOFFSETTO', '+0000'],
  ['END', 'STANDARD'],
  ['END', 'VTIMEZONE'],
];

/** Returns matches as an iCalendar file (RFC 5545, 7986). Times are in UTC, so they are right in every zone. */
export function matchCalendar(
  t: Text,
  matches: readonly CalendarMatch[],
  { name, ...options }: CalendarOptions,
): string {
  const followed: ContentLine[] =
    name === null
      ? []
      : [
          ['NAME', textValue(name)],
          ['X-WR-CALNAME', textValue(name)],
          ['REFRESH-INTERVAL;VALUE=DURATION', REFRESH],
          ['X-PUBLISHED-TTL', REFRESH],
        ];
  return writeLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${PRODUCT_NAME}//Matches//${t.language.slice(0, 2).toUpperCase()}`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ...followed,
    ...(matches.length === 0 ? UTC : matches.flatMap((match) => matchEvent(t, match, options))),
    ['END', 'VCALENDAR'],
  ]);
}
