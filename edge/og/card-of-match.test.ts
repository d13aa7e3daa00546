import { expect, test } from 'vitest';
import { textOf } from '../shared/text/text.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { BRANDS } from '../shared/brand/brand.ts';
import type { Language } from '../contracts/language.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import { cardOfMatch } from './card-of-match.ts';

const match = (more: Partial<SharedMatch>): SharedMatch => ({
  id: 'm1',
  sportKey: 'football',
  home: 'Harbour Town',
  away: 'Quarry United',
  looks: {
    home: { id: 'harbour', nation: 'br' },
    away: { id: 'quarry', logoUri: 'https://img.example/quarry.png' },
  },
  league: 'Coast League',
  round: 'Matchday 7',
  venue: null,
  startTime: Date.UTC(2026, 10, 21, 15),
  startTimeTbd: false,
  startDayTbd: false,
  phase: 'live',
  status: 'Live',
  matchStatus: 'H2',
  score: { home: 2, away: 1 },
  periods: [],
  shootout: null,
  course: null,
  version: 'e.1',
  ...more,
});

test.each([
  [{}, 'H2', '', 'Live', true],
  [{ status: 'Suspended' }, 'H2', '', 'Suspended', true],
  [{ status: 'Interrupted' }, 'H2', '', 'Interrupted', true],
  [{ matchStatus: null }, 'Live', '', 'Live', true],
  [{ phase: 'result', status: 'Finished' }, 'FT', '', '', false],
  [{ phase: 'result', status: 'Ended', sportKey: 'tennis' }, 'Final', '', '', false],
  [{ phase: 'result', status: 'Finished', matchStatus: 'AET' }, 'FT', '', 'AET', false],
  [
    { phase: 'result', status: 'Ended', matchStatus: 'Walkover', sportKey: 'tennis', score: null },
    'Final',
    'Walkover',
    '',
    false,
  ],
  [
    { phase: 'fixture', status: 'NotStarted', score: null },
    'vs',
    'Sat 21 Nov, 15:00\u00a0UTC',
    '',
    false,
  ],
  [{ phase: 'off', status: 'Postponed', score: null }, 'vs', 'Postponed', '', false],
] satisfies [Partial<SharedMatch>, string, string, string, boolean][])(
  '%o reads %s, %s, %s',
  (more, state, headline, note, isLive) => {
    expect(cardOfMatch(textOf('en'), match(more), BRANDS.tv)).toMatchObject({
      score: 'score' in more ? null : { first: 2, second: 1 },
      between: 'score' in more ? 'vs' : '–',
      state,
      headline,
      note,
      isLive,
    });
  },
);

test('the note ends with the ground', () => {
  const { note } = cardOfMatch(textOf('en'), match({ venue: 'The Old Pier' }), BRANDS.tv);
  expect(note).toBe('Live · The Old Pier');
});

test('a tennis card shows games beside sets, and a court instead of cloths', () => {
  const tennis = match({
    sportKey: 'tennis',
    matchStatus: 'S3',
    score: { home: 1, away: 1 },
    periods: [
      { home: 6, away: 4 },
      { home: 3, away: 6 },
      { home: 2, away: 1 },
    ],
  });
  expect(cardOfMatch(textOf('en'), tennis, BRANDS.tv)).toMatchObject({
    score: { first: 1, second: 1 },
    state: 'Set 3',
    note: 'Live · 6–4 3–6 2–1',
    crest: 'roundel',
    court: '#24568f',
  });
  expect(cardOfMatch(textOf('en'), match({}), BRANDS.tv).court).toBeNull();
});

test.each(ALL_SPORTS)('crests of $key have the outline of the sport', ({ key, crest }) => {
  expect(cardOfMatch(textOf('en'), match({ sportKey: key }), BRANDS.tv).crest).toBe(crest);
});

test('a kit depends on the id of its team', () => {
  const [one, renamed, other] = [
    {},
    { home: 'Harbour City' },
    { looks: { home: { id: 'other' }, away: { id: 'quarry' } } },
  ].map((more) => cardOfMatch(textOf('en'), match(more), BRANDS.tv).first.kit);
  expect(renamed).toEqual(one);
  expect(other).not.toEqual(one);
});

test.each([
  ['pt-BR', {}, '2T', '', 'Ao vivo'],
  ['es-MX', { phase: 'result', status: 'Finished' }, 'Final', '', ''],
  ['pt-BR', { phase: 'off', status: 'Postponed', score: null }, 'x', 'Adiado', ''],
  [
    'pt-BR',
    { phase: 'fixture', status: 'Delayed', score: null },
    'x',
    'Atrasado · sáb., 21 de nov., 15:00\u00a0UTC',
    '',
  ],
  [
    'es-MX',
    { phase: 'fixture', status: 'NotStarted', score: null },
    'vs.',
    'sáb 21 nov, 15:00\u00a0UTC',
    '',
  ],
] satisfies [Language, Partial<SharedMatch>, string, string, string][])(
  'in %s %o reads %s, %s, %s',
  (language, more, state, headline, note) => {
    const card = cardOfMatch(textOf(language), match(more), BRANDS.tv);
    expect(card).toMatchObject({ state, headline, note });
  },
);

test.each([
  ['time', 'its date', Date.UTC(2026, 10, 21, 12), false, 'Sat 21 Nov'],
  ['day', 'its year', Date.UTC(2026, 0, 1, 12), true, '2026'],
])(
  'the card of a match with unknown %s shows %s only',
  (_what, _says, startTime, startDayTbd, says) => {
    const tbd = match({ startTime, startTimeTbd: true, startDayTbd });
    expect(
      cardOfMatch(
        textOf('en'),
        { ...tbd, phase: 'fixture', status: 'NotStarted', score: null },
        BRANDS.tv,
      ).headline,
    ).toBe(says);
  },
);

test('each brand has its name and its colours', () => {
  const [first, second] = [BRANDS.tv, BRANDS.net].map((brand) =>
    cardOfMatch(textOf('en'), match({}), brand),
  );
  expect(first?.brandName).toBe(BRANDS.tv.brandDisplayName);
  expect(second?.brandName).toBe(BRANDS.net.brandDisplayName);
  expect(first?.colours).not.toEqual(second?.colours);
});

test('penalties stand in the note, and pictures come only from configured hosts', () => {
  const shootout = { home: 4, away: 3 };
  const ended = match({ phase: 'result', status: 'Finished', shootout });
  expect(cardOfMatch(textOf('en'), ended, BRANDS.tv, ['img.example'])).toMatchObject({
    state: 'FT',
    note: 'Penalties 4–3',
    first: { name: 'Harbour Town', picture: '/flags/2.8.3/br.svg' },
    second: { name: 'Quarry United', picture: '/img/img.example/quarry.png' },
  });
  expect(cardOfMatch(textOf('en'), ended, BRANDS.tv).second.picture).toBeNull();
});

test('a card of American football shows the away team and its score on the left', () => {
  const played = match({ sportKey: 'american-football', phase: 'result', status: 'Ended' });
  expect(cardOfMatch(textOf('en'), played, BRANDS.tv)).toMatchObject({
    first: { name: 'Quarry United' },
    score: { first: 1, second: 2 },
    between: '@',
    second: { name: 'Harbour Town' },
  });
  const toCome = match({ sportKey: 'american-football', phase: 'fixture', score: null });
  expect(cardOfMatch(textOf('en'), toCome, BRANDS.tv).between).toBe('@');
});

test('the line has the minute of the newest update, and marks with the sides’ colours', () => {
  const at = Date.UTC(2026, 10, 21, 16, 20);
  const live = match({
    looks: {
      home: { id: 'h', kit: { first: '#d3202b', second: '#ffffff' } },
      away: { id: 'a', kit: { first: '#f2b91d', second: '#1b1b1b' } },
    },
    course: {
      clock: { seconds: 60 * 60, running: true, at: at - 450_000 },
      situation: null,
      marks: { home: ['g45'], away: ['y81'] },
      at,
    },
  });
  expect(cardOfMatch(textOf('en'), live, BRANDS.tv).line).toEqual({
    parts: [
      { length: 45, played: 1 },
      { length: 45, played: 0.5 },
    ],
    marks: [
      { shape: 'dot', side: 'first', at: 0.5, kit: '#d3202b' },
      { shape: 'yellow', side: 'second', at: 0.9, kit: '#f2b91d' },
    ],
  });
});

test('a match that has not begun has an empty line', () => {
  const toCome = match({ phase: 'fixture', status: 'NotStarted', score: null });
  expect(cardOfMatch(textOf('en'), toCome, BRANDS.tv).line).toEqual({ parts: [], marks: [] });
});

test('in Arabic the home side stands on the right, and the line runs from right to left', () => {
  const card = cardOfMatch(textOf('ar'), match({}), BRANDS.tv);
  expect(card).toMatchObject({
    first: { name: 'Quarry United' },
    score: { first: 1, second: 2 },
    second: { name: 'Harbour Town' },
    isMirrored: true,
  });
});
