import { matchCalendar } from '../calendar/match-calendar.ts';
import type { CalendarMatch } from '../calendar/match-event.ts';
import { calendarCopies, type CalendarFile } from '../calendar/calendar-copies.ts';
import { readCalendar, type CalendarKind, type CalendarRead } from '../calendar/read-calendar.ts';
import type { CalendarEntry } from '../contracts/calendar.ts';
import type { DataApp } from '../data-app.ts';
import { digestOf } from '../digest.ts';
import { sharedMatch } from '../match/shared-match.ts';
import { textOf } from '../shared/text/text.ts';
import { readCountry } from '../visitor/country.ts';
import { gateCallerOf, GATES } from '../gates.ts';
import { answerBusy } from './answer-busy.ts';
import { answerError } from './answers.ts';
import type { AskingContext } from './ask-data.ts';

const SUFFIX = /\.ics$/;

/**
 * `GET /{sport}?/{match|team|league}/{slug}?/{id}.ics?lang&country&results`: answers the matches as
 * a calendar file. The visitor decides what the address leaves out. A calendar program sends no
 * cookies, so pages put everything into the address. `results=0` hides results. A fan's own
 * calendar is at `/calendar/{id}.ics`, and no search engine may index it.
 *
 * Programs ask each hour. The ETag names the state of the matches: a program that has this state gets
 * 304, and others get the data centre's copy of it; neither reads a match (ADR 131). For a fan's
 * calendar, the API first checks that the fan has not ended it.
 */
export function getCalendar(data: DataApp, kind: CalendarKind) {
  return async (c: AskingContext) => {
    const country = readCountry(c.req.query('country'));
    if (country !== null) c.set('visitor', { ...c.get('visitor'), countryCode: country });
    const id = (c.req.param('file') ?? '').replace(SUFFIX, '');
    const file = { kind, id, hasResults: c.req.query('results') !== '0' };
    const copies = await calendarCopies(c, file);
    const answer = (text: BodyInit, etag: string) =>
      copies.asked.includes(etag)
        ? c.body(null, 304, { etag })
        : new Response(text, { headers: { ...headersOf(kind), etag } });
    const { copy } = copies;
    const answerLast = () => (copy ? answer(copy.text, copy.etag) : answerBusy(c));
    if (kind !== 'fan' && copy && copies.isBeingMade) return answerLast();
    const made = await GATES.calendar.run(gateCallerOf(c), () =>
      copies.making(() => makeFile(c, data, file, copies.known)),
    );
    if (!made) return kind === 'fan' ? answerBusy(c) : answerLast();
    switch (made.kind) {
      case 'missing':
        c.executionCtx.waitUntil(copies.drop());
        return answerError(c, made.status, made.message);
      case 'unreadable':
        if (made.status !== 429)
          return answerError(c, made.status, 'The calendar cannot be read now.');
        // An operator's API may refuse before it looks; ours looks first.
        return kind === 'fan' && c.env.MEDIA_API_URL ? answerBusy(c) : answerLast();
      case 'known': {
        const etag = copies.etagOf(made.tag);
        return copy?.etag === etag ? answer(copy.text, etag) : c.body(null, 304, { etag });
      }
      case 'made': {
        const etag = copies.etagOf(made.tag);
        c.executionCtx.waitUntil(copies.keep(made.text, etag));
        return answer(made.text, etag);
      }
    }
  };
}

/** A file that was made, or that `known` tags name; else why there is none. */
type MadeFile =
  | { kind: 'made'; text: string; tag: string }
  | { kind: 'known'; tag: string }
  | Exclude<CalendarRead, { kind: 'found' }>;

async function makeFile(
  c: AskingContext,
  data: DataApp,
  { kind, id, hasResults }: CalendarFile,
  known: readonly string[],
): Promise<MadeFile> {
  const read = await readCalendar(c, data, { kind, id, known });
  if (read.kind !== 'found') return read;
  const { calendarName, entries, tag, isKnown } = read.calendar;
  if (isKnown && tag !== undefined) return { kind: 'known', tag };
  const { origin, hostname } = new URL(c.req.url);
  const matches = entries.flatMap((entry) => calendarMatch(entry, origin) ?? []);
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
    hasResults,
  });
  return { kind: 'made', text, tag: tag ?? (await digestOf(text)) };
}

function headersOf(kind: CalendarKind) {
  return {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${kind}.ics"`,
    ...(kind === 'fan' && { 'x-robots-tag': 'noindex' }),
  };
}

/** Returns the match of an entry; null when its sport is not one of ours. */
function calendarMatch(entry: CalendarEntry, origin: string): CalendarMatch | null {
  const match = sharedMatch(entry, null);
  const { channels, revision, revisedAt } = entry;
  // Without team names, which may change: the page redirects to its full address.
  const url = `${origin}/match/${encodeURIComponent(entry.event.eventId)}`;
  return match && { match, url, channels: channels.map(({ name }) => name), revision, revisedAt };
}
