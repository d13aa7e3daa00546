import * as v from 'valibot';
import { expect, it } from 'vitest';
import { envelopeSchema } from '../../../contracts/envelope.ts';
import { eventDetailSchema } from '../../../contracts/event.ts';
import { call } from '../../../testing/call.ts';
import { fixture, newMatchId } from '../../../testing/football.ts';
import { signed } from '../../../testing/signed.ts';

async function partsOf(matchId: string) {
  const { body } = await call(`/api/media/v1/events/${matchId}`);
  return v.parse(envelopeSchema(eventDetailSchema), body).data.parts?.toSorted();
}

it('an event lists which of its detail calls have data', async () => {
  const [league, cup] = [newMatchId(), newMatchId()];
  const cupTie = fixture({ league: { id: `cup-${cup}`, name: 'Cup' } });
  const matches = [
    { matchId: league, fixture: fixture() },
    { matchId: cup, fixture: cupTie, stage: 'knockout' },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  expect(await partsOf(league)).toEqual(['standings']);
  expect(await partsOf(cup)).toEqual([]);

  const side = { confirmed: true, starters: [{ id: 'p1', name: 'Ona Reyes' }], substitutes: [] };
  const details = {
    matchId: cup,
    occurredAt: 1,
    lineups: { away: side },
    boxScore: { home: { players: [{ id: 'p1', name: 'Ona Reyes', values: { goals: 1 } }] } },
    odds: [
      {
        market: 'match-winner',
        bookmaker: { id: 'b', name: 'B' },
        prices: [
          { outcome: 'home', price: 2 },
          { outcome: 'away', price: 2 },
        ],
      },
    ],
  };
  await call(signed('/ingest/v1/details', { source: 'test', details: [details] }));
  expect(await partsOf(cup)).toEqual(['box-score', 'lineups', 'odds']);

  const sent = {
    matchId: cup,
    occurredAt: 2,
    incidents: [{ id: 'i1', type: 'goal', team: 'home', minute: 9 }],
    statistics: [{ period: 'ALL', stats: { Shots: { home: 1, away: 0 } } }],
    broadcasters: [{ channels: [{ name: 'Anywhere' }] }],
  };
  await call(signed('/ingest/v1/details', { source: 'test', details: [sent] }));
  expect(await partsOf(cup)).toEqual([
    'box-score',
    'broadcasters',
    'commentary',
    'lineups',
    'odds',
    'stats',
  ]);
});
