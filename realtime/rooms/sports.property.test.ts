import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import { MATCH_STATUSES } from '../sports/match-status.ts';
import { hasMatchStatus } from '../sports/periods.ts';
import { ALL_SPORTS } from '../sports/registry.ts';
import { isSetOver } from '../sports/score.ts';
import { shootoutFault } from '../sports/shootout.ts';
import type { SetRule, SportId } from '../sports/sport.ts';
import type { Side, Sides } from '../protocol/primitives.ts';
import { applyUpdate, createMatchRoom, type MatchRoom } from './match-room.ts';
import { fixtureOf, NOON, updateOf } from './testing/fixtures.ts';

const rallies = fc.array(fc.constantFrom<Side>('home', 'away'), { maxLength: 250 });
const count = fc.nat({ max: 40 });

function startedRoom(sportId: SportId): MatchRoom {
  const first = updateOf(1, { fixture: fixtureOf(sportId), status: 'Live' });
  return applyUpdate(createMatchRoom('epoch-00001'), first, NOON).room;
}

describe.each(ALL_SPORTS)('$name', ({ id, periods: played }) => {
  const started = startedRoom(id);

  test('begins in its first period when the feed does not report one', () => {
    expect(started.state?.matchStatus).toBe(played.play[0]);
  });

  test('accepts only the match statuses that it can have', () => {
    for (const matchStatus of MATCH_STATUSES) {
      const { outcome, reason } = applyUpdate(started, updateOf(2, { matchStatus }), NOON).result;
      expect({ outcome, rule: reason?.split(':')[0] }).toEqual(
        hasMatchStatus(played, matchStatus)
          ? { outcome: 'applied', rule: undefined }
          : { outcome: 'rejected', rule: 'period-unknown' },
      );
    }
  });

  test('accepts as many periods as it can have, and rejects more', () => {
    const periods = Array.from({ length: played.most }, () => ({ home: 1, away: 0 }));
    expect(applyUpdate(started, updateOf(2, { periods }), NOON).result.outcome).toBe('applied');
    const more = [...periods, { home: 1, away: 0 }];
    const { result } = applyUpdate(started, updateOf(2, { periods: more }), NOON);
    expect(result).toMatchObject({
      outcome: 'rejected',
      reason: expect.stringMatching(/^too-many-periods: /),
    });
  });
});

test.each(ALL_SPORTS.filter(({ scoring }) => scoring === 'sum'))(
  'The score of a $key match is the sum of its periods, whatever the shoot-out',
  ({ id, periods: played }) => {
    const sides = fc.record({ home: count, away: count });
    const periods = fc.array(sides, { maxLength: played.most });
    const shootouts = sides.filter((kicks) => shootoutFault(kicks, false) === undefined);
    fc.assert(
      fc.property(periods, shootouts, (parts, shootout) => {
        const { room } = applyUpdate(
          startedRoom(id),
          updateOf(2, { periods: parts, shootout }),
          NOON,
        );
        const sum = (side: Side) => parts.reduce((total, period) => total + period[side], 0);
        expect(room.state?.score).toEqual({ home: sum('home'), away: sum('away') });
      }),
    );
  },
);

const inSets = ALL_SPORTS.flatMap(({ id, key, scoring, periods }) =>
  scoring === 'sum' ? [] : [{ id, key, rule: scoring, maxPeriods: periods.most }],
);
test.each(inSets)(
  'The score of a $key match is the sets won so far, at every point of it',
  ({ id, rule, maxPeriods }) => {
    fc.assert(
      fc.property(rallies, (winners) => {
        let room = startedRoom(id);
        for (const [index, { periods, won }] of playSets(rule, maxPeriods, winners).entries()) {
          room = applyUpdate(room, updateOf(index + 2, { periods }), NOON).room;
          expect(room.state?.score).toEqual(won);
        }
      }),
      { numRuns: cases(20) },
    );
  },
);

/** Plays a match point by point (in tennis game by game): returns its sets and the sets won. */
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
