import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Tiebreakers } from '../../../../realtime/protocol/season-rules.ts';
import { SeededRandom } from '../../../shared/forecast/seeded-random.ts';
import type { StandingsMatch } from '../standings/standings-match.ts';
import { standingsRule } from '../standings/standings-rules.ts';
import { computeStandings } from '../standings/standings.ts';
import { SUMS, type OpenSeason } from './open-season.ts';
import { PlayedSeason } from './played-season.ts';

const IDS = [...'ABCDE'];
const PAIRS = IDS.flatMap((home) =>
  IDS.filter((away) => away !== home).map((away) => [home, away]),
);

/** Few goals, so that many teams are level; each match is a result or a fixture. */
const scores = fc.array(fc.record({ home: fc.nat(2), away: fc.nat(2), isResult: fc.boolean() }), {
  minLength: PAIRS.length,
  maxLength: PAIRS.length,
});

const HEAD_TO_HEAD = [
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-scored',
  'head-to-head-away-scored',
] as const;

const tiebreakersArbitrary: fc.Arbitrary<Tiebreakers> = fc.record({
  criteria: fc
    .shuffledSubarray([...SUMS.filter((sum) => sum !== 'points'), ...HEAD_TO_HEAD])
    .map((criteria): Tiebreakers['criteria'] => ['points', ...criteria]),
  headToHead: fc.constantFrom('complete', 'played'),
  again: fc.constantFrom('each-criterion', 'all-criteria', 'never'),
});

it('a played season has the order of its table, by any criteria', () => {
  fc.assert(
    fc.property(scores, tiebreakersArbitrary, (drawn, tiebreakers) => {
      const matches = PAIRS.map(([homeTeamId = '', awayTeamId = ''], index): StandingsMatch => {
        const { home = 0, away = 0 } = drawn[index] ?? {};
        return {
          matchId: String(index),
          homeTeamId,
          awayTeamId,
          startTime: index,
          score: { home, away },
          periods: [],
          isLive: false,
        };
      });
      const isResult = (_match: StandingsMatch, index: number) => drawn[index]?.isResult === true;
      const rule = standingsRule(1, tiebreakers);
      const fixtures = matches.filter((match, index) => !isResult(match, index));
      const open: OpenSeason = { teamIds: IDS, results: matches.filter(isResult), fixtures, rule };
      const season = new PlayedSeason(open);
      // The second run begins where the first did.
      season.begin();
      for (const slot of season.fixtures) season.play(slot, 5, 0);
      season.begin();
      for (const [index, slot] of season.fixtures.entries()) {
        const { home = 0, away = 0 } = fixtures[index]?.score ?? {};
        season.play(slot, home, away);
      }
      const order = season.order(new SeededRandom('order')).map((team) => IDS[team]);

      const table = computeStandings(
        IDS.map((id) => ({ id, name: id })),
        matches,
        rule,
      );
      const rankOf = new Map(table.map(({ teamId, rank }) => [teamId, rank]));
      expect(order.map((id) => rankOf.get(id ?? ''))).toEqual(table.map(({ rank }) => rank));
      expect(order.map((id) => season.points(IDS.indexOf(id ?? '')))).toEqual(
        table.map(({ points }) => points),
      );
    }),
  );
});
