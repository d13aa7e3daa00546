import { expect, test } from 'vitest';
import { aLine } from '../../live/testing/lines.ts';
import { parseLine } from '../../domain/parse-line.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import { eventsLd } from './event-ld.ts';

test('a match that cannot be described to search engines is left out, the others stay', () => {
  const entries = [aLine('m1'), aLine('m2', { startTime: 8.64e15 + 1 }), aLine('m\ud800')].map(
    (line) => ({ match: parseLine(line), round: null, group: null, venue: null }),
  );
  const events = eventsLd(
    textOf('en'),
    [{ kind: 'loaded', value: { entries, flag: null } }],
    'https://s.example',
  );
  expect(events).toEqual([expect.objectContaining({ name: 'Home m1 vs Away m1' })]);
});

test.each([
  ['Live', 'EventScheduled'],
  ['Postponed', 'EventPostponed'],
  ['Cancelled', 'EventCancelled'],
  ['Abandoned', 'EventCancelled'],
] as const)('search engines read a listed match that is %s as %s', (status, read) => {
  const match = parseLine(aLine('m1', { status }));
  const entries = [{ match, round: null, group: null, venue: null }];
  const page = { kind: 'loaded', value: { entries, flag: null } } as const;
  expect(eventsLd(textOf('en'), [page], 'https://s.example')).toEqual([
    expect.objectContaining({ eventStatus: `https://schema.org/${read}` }),
  ]);
});
