import { expect, test } from 'vitest';
import { anEvent } from '../match/testing/events.ts';
import { bySides, enterAddress, opponentsOf } from './opponents.ts';

const one = { id: 'a', name: 'Alder', shortName: 'ALD' };
const other = { id: 'b', name: 'Birch', shortName: 'BIR' };
const wire = {
  home: [anEvent({ eventId: 'of-one' })],
  away: [],
  meetings: [],
  summary: { homeWins: 3, awayWins: 1, draws: 0 },
  facts: [{ side: 'home' as const, kind: 'winning' as const, count: 3, where: 'all' as const }],
};

test('the first of the address is the first shown: at home, or away in American sports', () => {
  expect(opponentsOf('football', [one, other])).toMatchObject({ home: one, away: other });
  expect(opponentsOf('basketball', [one, other])).toMatchObject({ home: other, away: one });
});

test('wins, results and facts go with their team to its side', () => {
  expect(bySides('football', wire)).toBe(wire);
  const { home, away, summary, facts } = bySides('basketball', wire);
  expect([home.length, away.length]).toEqual([0, 1]);
  expect(summary).toEqual({ homeWins: 1, awayWins: 3, draws: 0 });
  expect(facts).toMatchObject([{ side: 'away', kind: 'winning', where: 'all' }]);
});

test('a page has one address: another leads there and keeps its query', () => {
  const path = '/football/compare/teams/a-vs-b/sr%3A1/t2';
  const at = (given: string) => () => enterAddress(new URL(given, 'https://fan.example'), path);
  expect(at(`${path}?x=1`)).not.toThrow();
  expect(at('/football/compare/teams/b-vs-a/t2/sr%3A1?x=1')).toThrow(
    expect.objectContaining({ status: 301 }),
  );
});
