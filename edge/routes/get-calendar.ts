import { matchCalendar } from '../calendar/match-calendar.ts';
import type { CalendarMatch } from '../calendar/match-event.ts';
import { readCalendar, type CalendarKind } from '../calendar/read-calendar.ts';
import type { CalendarEntry } from '../contracts/calendar.ts';
import type { DataApp } from '../data-app.ts';
import { sharedMatch } from '../match/shared-match.ts';
import { textOf } from '../shared/text/text.ts';
import { readCountry } from '../visitor/country.ts';
import { answerError } from './answers.ts';
import type { AskingContext } from './ask-data.ts';

const SUFFIX = /\.ics$/;

/**
 * `GET /{sport}?/{match|team|league}/{slug}?/{id}.ics?lang&country&results`: answers the matches as
 * a calendar file. The visitor decides what the address leaves out. A calendar program sends no
 * cookies, so pages put everything into the address. `results=0` hides results. A fan's own
 * calendar is at `/calendar/{id}.ics`, and no search engine may index it.
 */
export function getCalendar(data: DataApp, kind: CalendarKind) {
  return async (c: AskingContext) => {
    const id = (c.req.param('file') ?? '').replace(SUFFIX, '');
    const country = readCountry(c.req.query('country'));
    if (country !== null) c.set('visitor', { ...c.get('visitor'), countryCode: country });
    const read = await readCalendar(c, data, { kind, id });
    if (read.kind === 'missing') return answerError(c, read.status, read.message);
    if (read.kind === 'unreadable')
      return answerError(c, read.status, 'The calendar cannot be read now.');
    const { calendarName, entries } = read.calendar;
    const { origin, hostname, pathname } = new URL(c.req.url);
    const page = `${origin}${pathname.replace(SUFFIX, '')}`;
    const matches = entries.flatMap(
      (entry) => calendarMatch(entry, kind === 'match' ? page : matchAddress(origin, entry)) ?? [],
    );
    const t = textOf(c.get('visitor').language);
    const names = {
      match: null,
      team: calendarName,
      league: calendarName,
      fan: t('calendar.mine'),
    };
    const text = matchCalendar(t, matches, {
      name: names[kind],
      domain: hostname,
      hasResults: c.req.query('results') !== '0',
    });
    return c.body(text, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${kind}.ics"`,
      ...(kind === 'fan' && { 'x-robots-tag': 'noindex' }),
    });
  };
}

/**
 * Returns the match's address without team names, which may change; the page redirects to its full
 * address.
 */
function matchAddress(origin: string, { event }: CalendarEntry): string {
  return `${origin}/match/${encodeURIComponent(event.eventId)}`;
}

/** Returns the match of an entry; null when its sport is not one of ours. */
function calendarMatch(entry: CalendarEntry, url: string): CalendarMatch | null {
  const match = sharedMatch(entry, null);
  const { channels, revision, revisedAt } = entry;
  return match && { match, url, channels: channels.map(({ name }) => name), revision, revisedAt };
}
