import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../../../../realtime/sports/standings-rule.ts';
import { type Tiebreakers } from '../../../../realtime/protocol/season-rules.ts';
import type { PendingMatch } from './rank-teams.ts';
import type { StandingsMatch } from './standings-match.ts';
import { tableOf } from './testing/results.ts';

const IDS = 'ABCDEF';

/** Few goals and few matches, so that many teams are level. */
const matchesArbitrary: fc.Arbitrary<StandingsMatch[]> = fc
  .array(
    fc.record({
      sides: fc.shuffledSubarray([...IDS], { minLength: 2, maxLength: 2 }),
      home: fc.nat(2),
      away: fc.nat(2),
      isLive: fc.boolean(),
      startTime: fc.nat(5),
    }),
    { maxLength: 24 },
  )
  .map((drawn) =>
    drawn.map(({ sides: [homeTeamId = '', awayTeamId = ''], home, away, ...rest }, index) => ({
      matchId: `m${String(index).padStart(2, '0')}`,
      homeTeamId,
      awayTeamId,
      score: { home, away },
      periods: [{ home: home * 3 + 1, away: away * 3 + 1 }],
      ...rest,
    })),
  );

const tiebreakersArbitrary: fc.Arbitrary<Tiebreakers> = fc.record({
  criteria: fc.shuffledSubarray([...CRITERIA], { minLength: 1 }),
  headToHead: fc.constantFrom('complete', 'played'),
  again: fc.constantFrom('each-criterion', 'all-criteria', 'never'),
});

const pendingArbitrary: fc.Arbitrary<PendingMatch[]> = fc
  .array(fc.shuffledSubarray([...IDS], { minLength: 2, maxLength: 2 }), { maxLength: 3 })
  .map((pairs) => pairs.map(([homeTeamId = '', awayTeamId = '']) => ({ homeTeamId, awayTeamId })));

const sports = fc.constantFrom(1, 2, 16, 23);
const shuffledIds = fc
  .shuffledSubarray([...IDS], { minLength: IDS.length })
  .map((ids) => ids.join(''));

describe('a table by any criteria', () => {
  it('is the same for the same matches and teams in any order', () => {
    fc.assert(
      fc.property(
        sports,
        matchesArbitrary,
        tiebreakersArbitrary,
        pendingArbitrary,
        fc.infiniteStream(fc.nat()),
        shuffledIds,
        (sport, matches, tiebreakers, pending, keys, ids) => {
          const shuffled = matches
            .map((match) => ({ match, key: keys.next().value ?? 0 }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ match }) => match);
          expect(tableOf(sport, shuffled, ids, tiebreakers, { pending })).toEqual(
            tableOf(sport, matches, IDS, tiebreakers, { pending }),
          );
        },
      ),
    );
  });

  it('lists every team once, with ranks that never contradict the first criterion', () => {
    fc.assert(
      fc.property(matchesArbitrary, tiebreakersArbitrary, (matches, tiebreakers) => {
        const criteria: Tiebreakers['criteria'] = ['points', ...tiebreakers.criteria];
        const rows = tableOf(1, matches, IDS, { ...tiebreakers, criteria });
        expect(rows.map(({ teamId }) => teamId).toSorted()).toEqual([...IDS]);
        for (const [index, row] of rows.entries()) {
          const before = rows[index - 1];
          const isShared = before !== undefined && before.rank === row.rank;
          expect(row.rank).toBe(isShared ? before.rank : index + 1);
          expect(row.points).toBeLessThanOrEqual(before?.points ?? Infinity);
          expect(isShared ? row.points : 0).toBe(isShared ? before.points : 0);
        }
      }),
    );
  });

  it('is balanced: wins equal losses, and goals scored equal goals conceded', () => {
    fc.assert(
      fc.property(matchesArbitrary, (matches) => {
        const rows = tableOf(1, matches, IDS);
        const sum = (value: (row: (typeof rows)[number]) => number) =>
          rows.reduce((total, row) => total + value(row), 0);
        expect(sum(({ won, lost }) => won - lost)).toBe(0);
        expect(sum(({ difference }) => difference)).toBe(0);
        expect(sum(({ played: count }) => count)).toBe(matches.length * 2);
      }),
    );
  });
});

describe('a mini-table', () => {
  const points = { criteria: ['head-to-head-points'] as const };

  it('is the table of the matches between the level teams, whatever else they played', () => {
    const among = (level: string) => (match: StandingsMatch) =>
      level.includes(match.homeTeamId) && level.includes(match.awayTeamId);
    fc.assert(
      fc.property(matchesArbitrary, (matches) => {
        // All teams are level, so head-to-head alone gives the table of all their matches.
        const tiebreakers: Tiebreakers = {
          criteria: [...points.criteria],
          headToHead: 'played',
          again: 'never',
        };
        const own = tableOf(1, matches, 'ABC', tiebreakers);
        const alone = tableOf(1, matches.filter(among('ABC')), 'ABC', {
          ...tiebreakers,
          criteria: ['points'],
        });
        expect(own.map(({ rank, teamId }) => [rank, teamId])).toEqual(
          alone.map(({ rank, teamId }) => [rank, teamId]),
        );
      }),
    );
  });

  it('does not depend on matches against others', () => {
    fc.assert(
      fc.property(
        matchesArbitrary,
        matchesArbitrary,
        tiebreakersArbitrary,
        (matches, others, t) => {
          const criteria = t.criteria.filter((criterion) => criterion.startsWith('head-to-head'));
          fc.pre(criteria.length > 0);
          const away = others
            .filter(
              ({ homeTeamId, awayTeamId }) =>
                !('AB'.includes(homeTeamId) && 'AB'.includes(awayTeamId)),
            )
            .map((match) => ({ ...match, matchId: `o${match.matchId}` }));
          const tiebreakers = { ...t, criteria };
          const order = (played: StandingsMatch[]) =>
            tableOf(1, played, 'AB', tiebreakers).map(({ rank, teamId }) => [rank, teamId]);
          expect(order([...matches, ...away])).toEqual(order(matches));
        },
      ),
    );
  });

  it('separates two teams the same way, whether it restarts or not', () => {
    fc.assert(
      fc.property(matchesArbitrary, tiebreakersArbitrary, (matches, tiebreakers) => {
        const orders = (['never', 'all-criteria', 'each-criterion'] as const).map((again) =>
          tableOf(1, matches, 'AB', { ...tiebreakers, again }).map(({ rank, teamId }) => [
            rank,
            teamId,
          ]),
        );
        expect(orders[1]).toEqual(orders[0]);
        expect(orders[2]).toEqual(orders[0]);
      }),
    );
  });
});
