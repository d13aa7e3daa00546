import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MATCH_STATUSES } from '../protocol/match-status.ts';
import type { Side, Sides } from '../protocol/primitives.ts';
import { SPORTS } from '../protocol/sport.ts';
import { isSetOver } from './score.ts';
import { applyUpdate, createMatchRoom } from './match-room.ts';
import { hasMatchStatus, rulesOf, type SetRule } from './sports.ts';
import { fixtureOf, NOON, updateOf } from './testing/fixtures.ts';

const rallies = fc.array(fc.constantFrom<Side>('home', 'away'), { maxLength: 250 });
const count = fc.nat({ max: 40 });

describe.each(SPORTS)('$name', ({ id }) => {
  const rules = rulesOf(id);
  const started = applyUpdate(
    createMatchRoom('epoch-00001'),
    updateOf(1, { fixture: fixtureOf(id), status: 'Live' }),
    NOON,
  ).room;

  test('begins in its first period when the feed does not say which', () => {
    expect(started.state?.matchStatus).toBe(rules.periods[0]);
  });

  test('takes the match statuses it can be in, and no others', () => {
    for (const matchStatus of MATCH_STATUSES) {
      const { result } = applyUpdate(started, updateOf(2, { matchStatus }), NOON);
      expect(result.outcome).toBe(hasMatchStatus(rules, matchStatus) ? 'applied' : 'rejected');
      if (result.reason) expect(result.reason).toMatch(/^period-unknown: /);
    }
  });

  test('takes as many periods as it can have, and no more', () => {
    const periods = Array.from({ length: rules.maxPeriods }, () => ({ home: 1, away: 0 }));
    expect(applyUpdate(started, updateOf(2, { periods }), NOON).result.outcome).toBe('applied');
    const { result } = applyUpdate(
      started,
      updateOf(2, { periods: [...periods, { home: 1, away: 0 }] }),
      NOON,
    );
    expect(result).toMatchObject({
      outcome: 'rejected',
      reason: expect.stringMatching(/^too-many-periods: /),
    });
  });

  const { scoring } = rules;
  if (scoring === 'sum')
    test('has the sum of its periods as score, whatever the shoot-out', () => {
      const sides = fc.record({ home: count, away: count });
      const periods = fc.array(sides, { maxLength: rules.maxPeriods });
      fc.assert(
        fc.property(periods, sides, (played, shootout) => {
          const { room } = applyUpdate(started, updateOf(2, { periods: played, shootout }), NOON);
          const sum = (side: Side) => played.reduce((total, period) => total + period[side], 0);
          expect(room.state?.score).toEqual({ home: sum('home'), away: sum('away') });
        }),
      );
    });
  else
    test('has the sets won so far as score at every point of a match', () => {
      fc.assert(
        fc.property(rallies, (winners) => {
          let room = started;
          for (const [index, { periods, won }] of playSets(
            scoring,
            rules.maxPeriods,
            winners,
          ).entries()) {
            room = applyUpdate(room, updateOf(index + 2, { periods }), NOON).room;
            expect(room.state?.score).toEqual(won);
          }
        }),
        { numRuns: 20 },
      );
    });
});

/** A match point by point (game by game in tennis): its sets and who has won how many. */
function playSets(
  rule: SetRule,
  most: number,
  winners: readonly Side[],
): { periods: Sides[]; won: Sides }[] {
  const course: { periods: Sides[]; won: Sides }[] = [];
  let periods: Sides[] = [];
  let won: Sides = { home: 0, away: 0 };
  let open = false;
  for (const winner of winners) {
    if (!open && periods.length === most) break;
    if (!open) periods = [...periods, { home: 0, away: 0 }];
    const set = periods.at(-1) ?? { home: 0, away: 0 };
    const next = { ...set, [winner]: set[winner] + 1 };
    periods = [...periods.slice(0, -1), next];
    open = !isSetOver(rule, next, periods.length);
    if (!open) won = { ...won, [winner]: won[winner] + 1 };
    course.push({ periods, won });
  }
  return course;
}
