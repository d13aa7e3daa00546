import * as fc from 'fast-check';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { MatchDetails } from '../../../realtime/protocol/details.ts';
import { MATCH_STATUSES } from '../../../realtime/sports/match-status.ts';
import { MARKET_KEYS, MARKETS } from '../../../realtime/protocol/odds.ts';
import { goodIncident, goodStats, type AnySport } from './good-updates.ts';
import { TODAY } from './names.ts';

const name = fc.constantFrom('Ada Gray', 'Bo Ek', 'Ñandú', '北');
const position = fc.constantFrom('GK', 'FW', 'D');
const place = fc.integer({ min: 1, max: 11 });

const player = fc.record(
  {
    id: fc.nat({ max: 30 }).map((number) => `p${number}`),
    name,
    number: fc.nat({ max: 99 }),
    position,
    captain: fc.boolean(),
    grid: fc.record({ row: place, column: place }),
  },
  { requiredKeys: ['id', 'name'] },
);

const lineup = fc.record(
  {
    formation: fc.constantFrom('4-3-3', '3-5-2'),
    confirmed: fc.boolean(),
    coach: name,
    starters: fc.array(player, { maxLength: 11 }),
    substitutes: fc.array(player, { maxLength: 5 }),
    unavailable: fc.array(
      fc.record({
        id: fc.constantFrom('p40', 'p41'),
        name,
        reason: fc.constantFrom('injury', 'suspension', 'other'),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['confirmed', 'starters', 'substitutes'] },
);

function boxScoreSide({ key }: AnySport) {
  const columns = SPORTS[key].boxScore.flatMap((group) =>
    group.columns.map((column) => column.key),
  );
  // A sport without tables takes those of any other.
  const figure = fc.constantFrom(...(columns.length > 0 ? columns : ['points']));
  const values = fc.dictionary(figure, fc.integer({ min: -9, max: 99 }), { maxKeys: 6 });
  const row = fc.record({ id: fc.nat({ max: 20 }).map(String), name, values });
  return fc.record(
    { players: fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 8 }), totals: values },
    { requiredKeys: ['players'] },
  );
}

const odds = fc.double({ min: 1, max: 100, noNaN: true });
const offer = fc.constantFrom(...MARKET_KEYS).chain((market) =>
  fc.record({
    market: fc.constant(market),
    line: MARKETS[market].hasLine ? fc.constantFrom(-1.5, 0, 2.5) : fc.constant(undefined),
    bookmaker: fc.constantFrom({ id: 'b1', name: 'First' }, { id: 'b2', name: 'Second' }),
    prices: fc
      .array(fc.tuple(odds, fc.option(odds, { nil: undefined })), { minLength: 3, maxLength: 3 })
      .map((prices) =>
        MARKETS[market].outcomes.map((outcome, index) => {
          const [price = 1, opening] = prices[index] ?? [];
          return { outcome, price, ...(opening !== undefined && { opening }) };
        }),
      ),
    suspended: fc.boolean(),
  }),
);

const broadcaster = fc.record(
  {
    country: fc.constantFrom('br', 'MEX', 'gb-eng', 'int', 'Nowhere'),
    channels: fc.array(
      fc.record(
        { name, uri: fc.constantFrom('https://a.example', 'https://b.example/live?x=1') },
        { requiredKeys: ['name'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  },
  { requiredKeys: ['channels'] },
);

/** Generates details of a match of that sport. */
export function goodDetails(matchId: string, of: AnySport): fc.Arbitrary<MatchDetails> {
  const side = boxScoreSide(of);
  const both = { requiredKeys: [] };
  return fc.record(
    {
      matchId: fc.constant(matchId),
      occurredAt: fc.nat({ max: 9_000 }).map((passed) => TODAY + passed),
      lineups: fc.record({ home: lineup, away: lineup }, both),
      statistics: fc.array(
        fc.record({
          period: fc.constantFrom('ALL', ...MATCH_STATUSES),
          stats: goodStats(of),
        }),
        { maxLength: 4 },
      ),
      boxScore: fc.record({ home: side, away: side }, both),
      incidents: fc.array(goodIncident, { maxLength: 6 }),
      odds: fc.array(offer, { maxLength: 5 }),
      broadcasters: fc.array(broadcaster, { maxLength: 3 }),
    },
    { requiredKeys: ['matchId', 'occurredAt'] },
  );
}
