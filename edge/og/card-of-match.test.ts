import { expect, test } from 'vitest';
import { textOf } from '../shared/text/text.ts';
import { BRANDS } from '../shared/brand/brand.ts';
import type { Language } from '../contracts/language.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import { cardOfMatch } from './card-of-match.ts';

const match = (more: Partial<SharedMatch>): SharedMatch => ({
  id: 'm1',
  sportKey: 'football',
  home: 'Harbour Town',
  away: 'Quarry United',
  looks: { home: { nation: 'br' }, away: { logoUri: 'https://img.example/quarry.png' } },
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
  version: 'e.1',
  ...more,
});

test.each([
  [{}, '2–1', 'Live · H2', true],
  [{ phase: 'result', status: 'Finished' }, '2–1', 'FT', false],
  [{ phase: 'result', status: 'Ended', sportKey: 'tennis' }, '2–1', 'Final', false],
  [{ phase: 'result', status: 'Finished', matchStatus: 'AET' }, '2–1', 'FT · AET', false],
  [
    { phase: 'result', status: 'Ended', matchStatus: 'Walkover', sportKey: 'tennis', score: null },
    'vs',
    'Final · Walkover',
    false,
  ],
  [{ phase: 'fixture', status: 'NotStarted', score: null }, 'vs', 'Sat 21 Nov, 15:00 UTC', false],
  [{ phase: 'off', status: 'Postponed', score: null }, 'vs', 'Postponed', false],
] satisfies [Partial<SharedMatch>, string, string, boolean][])(
  '%o reads %s, %s',
  (more, between, status, isLive) => {
    expect(cardOfMatch(textOf('en'), match(more), BRANDS.tv)).toMatchObject({
      between,
      status,
      isLive,
    });
  },
);

test('a tennis card shows games beside sets, and uses the shape for players', () => {
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
    between: '1–1',
    status: 'Live · Set 3 · 6–4 3–6 2–1',
    shape: 'player',
  });
});

test.each([
  ['pt-BR', { phase: 'live' }, '2–1', 'Ao vivo · 2T'],
  ['es-MX', { phase: 'result', status: 'Finished' }, '2–1', 'Final'],
  ['pt-BR', { phase: 'off', status: 'Postponed', score: null }, 'x', 'Adiado'],
  [
    'pt-BR',
    { phase: 'fixture', status: 'Delayed', score: null },
    'x',
    'Atrasado · sáb., 21 de nov., 15:00 UTC',
  ],
  [
    'es-MX',
    { phase: 'fixture', status: 'NotStarted', score: null },
    'vs.',
    'sáb 21 nov, 15:00 UTC',
  ],
] satisfies [Language, Partial<SharedMatch>, string, string][])(
  'in %s %o reads %s, %s',
  (language, more, between, status) => {
    const card = cardOfMatch(textOf(language), match(more), BRANDS.tv);
    expect(card).toMatchObject({ between, status });
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
      cardOfMatch(textOf('en'), { ...tbd, phase: 'fixture', status: 'NotStarted' }, BRANDS.tv)
        .status,
    ).toBe(says);
  },
);

test('each brand has its name and its colour', () => {
  const [first, second] = [BRANDS.tv, BRANDS.net].map((brand) =>
    cardOfMatch(textOf('en'), match({}), brand),
  );
  expect(first?.brandName).toBe(BRANDS.tv.brandDisplayName);
  expect(second?.brandName).toBe(BRANDS.net.brandDisplayName);
  expect(first?.accent).not.toBe(second?.accent);
});

test('penalties follow the status, and pictures come only from configured hosts', () => {
  const shootout = { home: 4, away: 3 };
  const ended = match({ phase: 'result', status: 'Finished', shootout });
  expect(cardOfMatch(textOf('en'), ended, BRANDS.tv, ['img.example'])).toMatchObject({
    status: 'FT · Penalties 4–3',
    first: { name: 'Harbour Town', picture: '/flags/2.8.3/br.svg' },
    second: { name: 'Quarry United', picture: '/img/img.example/quarry.png' },
  });
  expect(cardOfMatch(textOf('en'), ended, BRANDS.tv).second.picture).toBeNull();
});

test('a card of American football shows the away team and its score on the left', () => {
  const played = match({ sportKey: 'american-football', phase: 'result', status: 'Ended' });
  expect(cardOfMatch(textOf('en'), played, BRANDS.tv)).toMatchObject({
    first: { name: 'Quarry United' },
    between: '1–2',
    second: { name: 'Harbour Town' },
  });
  const toCome = match({ sportKey: 'american-football', phase: 'fixture', score: null });
  expect(cardOfMatch(textOf('en'), toCome, BRANDS.tv).between).toBe('@');
});
