import { expect, test } from 'vitest';
import type { Incident } from '../../../protocol/incident.ts';
import { SIDES } from '../../../sports/sides.ts';
import type { Change } from '../match-setup.ts';
import { forAnySeed, playedMatch } from '../testing/played-match.ts';

const RUNS = 60;
const HALVES = new Map<string, [first: number, last: number]>([
  ['H1', [1, 45]],
  ['H2', [46, 90]],
  ['ET1', [91, 105]],
  ['ET2', [106, 120]],
]);
const LEAVES = new Set(['red-card', 'second-yellow-card', 'substitution']);
const GOALS = new Set(['goal', 'penalty-goal', 'own-goal']);

function standingGoals(incidents: readonly Incident[] = []): Incident[] {
  return incidents.filter(({ type, removed }) => GOALS.has(type) && removed !== true);
}

test('whatever the seed, the goals that stand add up to the score', () => {
  forAnySeed(RUNS, (seed) => {
    const isCupTie = seed % 2 === 0;
    for (const { incidents, score } of playedMatch('football', seed, isCupTie).states)
      for (const side of SIDES)
        expect(standingGoals(incidents).filter(({ team }) => team === side).length).toBe(
          score?.[side],
        );
  });
});

test('whatever the seed, a cup tie has a winner, if need be after extra time or a shoot-out', () => {
  const endings = new Set<string | undefined>();
  forAnySeed(80, (seed) => {
    const { end } = playedMatch('football', seed, true);
    endings.add(end.matchStatus);
    const decisive = end.shootout ?? end.score;
    expect(decisive?.home).not.toBe(decisive?.away);
    expect(end.shootout !== undefined).toBe(end.matchStatus === 'AP');
    expect(end.periods?.length).toBe(end.matchStatus === 'Ended' ? 2 : 4);
  });
  expect([...endings].toSorted()).toEqual(['AET', 'AP', 'Ended']);
});

test('a league match may end level and has no extra time', () => {
  const ends = Array.from({ length: 40 }, (_, seed) => playedMatch('football', seed).end);
  expect(ends.some(({ score }) => score?.home === score?.away)).toBe(true);
  for (const { matchStatus } of ends) expect(matchStatus).toBe('Ended');
});

test('a goal the video referee disallows stays on record and is deducted from the score', () => {
  const matches = Array.from({ length: 40 }, (_, seed) => playedMatch('football', seed));
  const disallowed = matches.flatMap(({ states }) =>
    states.flatMap(({ incidents = [], score }, index) => {
      const removed = incidents.filter((incident) => incident.removed).length;
      const before = states[index - 1];
      const removedBefore = before?.incidents?.filter((incident) => incident.removed).length ?? 0;
      return removed > removedBefore ? [{ before: before?.score, after: score }] : [];
    }),
  );
  expect(disallowed.length).toBeGreaterThan(0);
  for (const { before, after } of disallowed)
    expect((before?.home ?? 0) + (before?.away ?? 0) - 1).toBe(
      (after?.home ?? 0) + (after?.away ?? 0),
    );
});

test('whatever the seed, minutes lie within their half, with stoppage time at its end', () => {
  forAnySeed(RUNS, (seed) => {
    const { incidents = [] } = playedMatch('football', seed, true).end;
    const astray = incidents.filter(({ minute, stoppage, period }) => {
      const [first, last] = HALVES.get(period ?? '') ?? [120, 120];
      return (
        minute === null ||
        minute < first ||
        minute > last ||
        (stoppage !== undefined && minute !== last)
      );
    });
    expect(astray).toEqual([]);
  });
});

test('whatever the seed, no player takes part after leaving the pitch', () => {
  forAnySeed(RUNS, (seed) => {
    const left = new Set<string>();
    const late: Incident[] = [];
    for (const incident of playedMatch('football', seed).end.incidents ?? []) {
      // Compares ids: two players may share a name, such as a fouler and his victim.
      const { type, playerId = '', relatedPlayerId = '' } = incident;
      if (type === 'own-goal') continue;
      if (left.has(playerId) || left.has(relatedPlayerId)) late.push(incident);
      if (LEAVES.has(type)) left.add(playerId);
    }
    expect(late).toEqual([]);
  });
});

test('goals, cards and corners are about as frequent as in real football', () => {
  const matches = Array.from({ length: 200 }, (_, seed) => playedMatch('football', seed).end);
  const mean = (count: (end: Change) => number): number =>
    matches.reduce((sum, end) => sum + count(end), 0) / matches.length;
  expect(mean(({ score }) => (score?.home ?? 0) + (score?.away ?? 0))).toBeCloseTo(2.8, 0);
  expect(
    mean(({ incidents = [] }) => incidents.filter(({ type }) => type === 'yellow-card').length),
  ).toBeGreaterThan(2);
  expect(
    mean(({ stats }) => (stats?.['corners']?.home ?? 0) + (stats?.['corners']?.away ?? 0)),
  ).toBeCloseTo(10.5, 0);
});
