import { matchCalendar } from '../calendar/match-calendar.ts';
import { textOf } from '../shared/text/text.ts';
import type { DataApp } from '../data-app.ts';
import { readMatch, type MatchContext } from '../match/read-match.ts';
import { answerError } from './answers.ts';

const SUFFIX = /\.ics$/;

/** `GET /{sport}?/match/{slug}?/{matchId}.ics?lang`: the match for the visitor's calendar, in their language. */
export function getMatchCalendar(data: DataApp) {
  return async (c: MatchContext) => {
    const id = (c.req.param('file') ?? '').replace(SUFFIX, '');
    const read = await readMatch(c, data, id);
    if (read.kind === 'missing') return answerError(c, 404, 'No match has this id.');
    if (read.kind === 'unreadable')
      return answerError(c, read.status, 'The match cannot be read now.');
    const url = new URL(c.req.url);
    const calendar = matchCalendar(textOf(c.get('visitor').language), read.match, {
      url: `${url.origin}${url.pathname.replace(SUFFIX, '')}`,
      domain: c.get('visitor').brand.brandDomainDisplayName,
      now: Date.now(),
    });
    return c.body(calendar, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="match.ics"',
    });
  };
}
