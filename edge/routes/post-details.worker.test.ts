import { describe, expect, it } from 'vitest';
import type { MatchDetails } from '../../realtime/protocol/details.ts';
import { findBoxScore } from '../origin/media/details/box-score.ts';
import { findBroadcasters } from '../origin/media/details/broadcasters.ts';
import { findLineups } from '../origin/media/details/lineups.ts';
import { findOdds } from '../origin/media/details/odds.ts';
import { createDatabase } from '../origin/db/database.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { boxScore, lineup, offer, wholeDetails } from '../testing/details.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';

const PATH = '/ingest/v1/details';
const db = createDatabase(env.DB);

const post = (details: unknown[]) => call(signed(PATH, { source: 'test', details }));

async function knownMatch(): Promise<string> {
  const matchId = newMatchId();
  const matches = [{ matchId, fixture: fixture() }];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  return matchId;
}

async function outcomes(details: MatchDetails[]): Promise<unknown> {
  const { status, body } = await post(details);
  expect(status).toBe(200);
  return body;
}

const result = (matchId: string, outcome: string) => ({ results: [{ matchId, outcome }] });

describe('POST /ingest/v1/details', () => {
  it('applies new details once, and a repeat changes nothing', async () => {
    const matchId = await knownMatch();
    const details = wholeDetails(matchId, matchId);
    expect(await outcomes([details])).toEqual(result(matchId, 'applied'));
    const before = [await findLineups(db, matchId), await findBoxScore(db, matchId)];
    expect(await outcomes([details])).toEqual(result(matchId, 'duplicate'));
    expect(await outcomes([{ ...details, occurredAt: 2_000 }])).toEqual(
      result(matchId, 'duplicate'),
    );
    expect([await findLineups(db, matchId), await findBoxScore(db, matchId)]).toEqual(before);
  });

  it('does not overwrite a newer part with an older one', async () => {
    const matchId = await knownMatch();
    const at = (occurredAt: number, more: Partial<MatchDetails>) => [
      { matchId, occurredAt, ...more },
    ];
    await outcomes(at(2_000, { lineups: { home: lineup('new') }, odds: [offer('a', 3)] }));
    await outcomes(at(2_000, { boxScore: { home: boxScore('new', 3) } }));
    const older = at(1_000, {
      lineups: { home: lineup('old'), away: lineup('old') },
      boxScore: { home: boxScore('old', 1) },
      odds: [offer('a', 2), offer('b', 2)],
    });
    // The away side and the other bookmaker were unknown.
    expect(await outcomes(older)).toEqual(result(matchId, 'applied'));
    expect(await findLineups(db, matchId)).toMatchObject({
      home: { starters: [{ playerId: 'new-1' }, {}] },
      away: { starters: [{ playerId: 'old-1' }, {}] },
    });
    const box = await findBoxScore(db, matchId);
    expect(box?.home?.players.map(({ playerId }) => playerId)).toEqual(['new-1', 'new-9']);
    expect(box?.away).toBeNull();
    const odds = await findOdds(db, matchId);
    expect(odds?.markets[0]?.offers.map(({ prices }) => prices[0]?.price)).toEqual([3, 2]);
    expect(await outcomes(older)).toEqual(result(matchId, 'stale'));
  });

  it('replaces the players of a box score only on the side that is sent', async () => {
    const matchId = await knownMatch();
    const box = (home: number, away: number) => ({
      home: boxScore(`${matchId}-h`, home),
      away: boxScore(`${matchId}-a`, away),
    });
    await outcomes([{ matchId, occurredAt: 1, boxScore: box(1, 1) }]);
    const [, forward] = boxScore(`${matchId}-h`, 2).players;
    if (!forward) throw new Error('There is a forward');
    const corrected = { home: { players: [forward], totals: { goals: 4 } } };
    await outcomes([{ matchId, occurredAt: 2, boxScore: corrected }]);
    const found = await findBoxScore(db, matchId);
    expect(found?.home?.players.map(({ playerId }) => playerId)).toEqual([`${matchId}-h-9`]);
    expect(found?.home?.totals).toEqual({ goals: 4 });
    expect(found?.away?.players).toHaveLength(2);
  });

  it('replaces all broadcasters with a later list, which may be empty', async () => {
    const matchId = await knownMatch();
    const one = (name: string) => [{ country: 'br', channels: [{ name }] }];
    await outcomes([{ matchId, occurredAt: 2, broadcasters: one('New') }]);
    const older = [{ matchId, occurredAt: 1, broadcasters: one('Old') }];
    expect(await outcomes(older)).toEqual(result(matchId, 'stale'));
    expect((await findBroadcasters(db, matchId, 'br'))?.channels).toEqual([
      { name: 'New', uri: null },
    ]);
    await outcomes([{ matchId, occurredAt: 3, broadcasters: [] }]);
    expect((await findBroadcasters(db, matchId, 'br'))?.channels).toEqual([]);
  });

  it('keeps the opening price while prices move, and the one a source names', async () => {
    const matchId = await knownMatch();
    await outcomes([{ matchId, occurredAt: 1, odds: [offer('a', 2)] }]);
    await outcomes([{ matchId, occurredAt: 2, odds: [offer('a', 1.5, { suspended: true })] }]);
    const named = offer('b', 2, {
      prices: [
        { outcome: 'home', price: 2, opening: 2.4 },
        { outcome: 'away', price: 1.8 },
      ],
    });
    await outcomes([{ matchId, occurredAt: 2, odds: [named] }]);
    const odds = await findOdds(db, matchId);
    expect(odds?.markets[0]?.offers).toMatchObject([
      { isSuspended: true, updatedAt: 2, prices: [{ price: 1.5, openingPrice: 2 }, {}, {}] },
      { isSuspended: false, prices: [{ price: 2, openingPrice: 2.4 }, { openingPrice: 1.8 }] },
    ]);
  });

  it('rejects an unknown match, and applies the others', async () => {
    const matchId = await knownMatch();
    const { body } = await post([wholeDetails('nobody-knows', 'x'), wholeDetails(matchId, 'y')]);
    expect(body).toEqual({
      results: [
        {
          matchId: 'nobody-knows',
          outcome: 'rejected',
          reason: 'match-unknown: an update or the catalogue has to bring it first',
        },
        { matchId, outcome: 'applied' },
      ],
    });
    expect(await findLineups(db, 'nobody-knows')).toBeUndefined();
  });

  it('accepts one match twice in a request, and the later entry wins', async () => {
    const matchId = await knownMatch();
    const details = [1, 2].map((occurredAt) => ({
      matchId,
      occurredAt,
      lineups: { home: lineup(`at-${occurredAt}`) },
    }));
    await outcomes(details);
    expect((await findLineups(db, matchId))?.home?.starters[0]?.playerId).toBe('at-2-1');
  });

  it.each<[string, object, string]>([
    [
      'a column that no box score has',
      { boxScore: { home: { players: [{ id: 'p', name: 'P', values: { wins: 1 } }] } } },
      'details[0].boxScore.home.players[0].values.wins',
    ],
    [
      'a player twice',
      {
        boxScore: { away: { players: [...boxScore('p', 1).players, ...boxScore('p', 1).players] } },
      },
      'details[0].boxScore.away.players',
    ],
    [
      'a channel whose address is none of the web',
      { broadcasters: [{ channels: [{ name: 'One', uri: 'javascript:alert(1)' }] }] },
      'details[0].broadcasters[0].channels[0].uri',
    ],
    [
      'more channels than one match has',
      {
        broadcasters: Array.from({ length: 11 }, (_, country) => ({
          country: `c${country}`,
          channels: Array.from({ length: 100 }, (__, number) => ({ name: `Channel ${number}` })),
        })),
      },
      'details[0].broadcasters',
    ],
    ['a line where there is none', { odds: [offer('a', 2, { line: 2.5 })] }, 'details[0].odds[0]'],
    [
      'an outcome of another market',
      { odds: [{ ...offer('a', 2), market: 'both-teams-to-score' }] },
      'details[0].odds[0]',
    ],
    ['a price below 1', { odds: [offer('a', 0.5)] }, 'details[0].odds[0].prices[0].price'],
    [
      'a formation in words',
      { lineups: { home: lineup('p', { formation: 'diamond' }) } },
      'details[0].lineups.home.formation',
    ],
    [
      'a period that is none',
      { statistics: [{ period: 'H3', stats: {} }] },
      'details[0].statistics[0].period',
    ],
    ['an unknown member', { weather: 'rain' }, 'details[0].weather'],
    [
      'a note that breaks off within a character',
      { lineups: { home: lineup('p', { coach: 'Anna \ud83d' }) } },
      'details[0].lineups.home.coach',
    ],
    [
      'a figure beyond all bounds',
      { statistics: [{ period: 'ALL', stats: { shots: { home: 1e300, away: 0 } } }] },
      'details[0].statistics[0].stats.shots.home',
    ],
    [
      'a column that objects have by themselves',
      { boxScore: { home: { players: [], totals: { constructor: 1 } } } },
      'details[0].boxScore.home.totals.constructor',
    ],
  ])('names the path of %s', async (_what, more, path) => {
    const { status, body } = await post([{ matchId: 'm', occurredAt: 1, ...more }]);
    expect(status).toBe(400);
    expect(body).toMatchObject({ faults: [{ path }] });
  });

  it('answers 413 beyond 200 matches, 401 without a signature and 405 to a GET', async () => {
    const many = Array.from({ length: 201 }, () => ({ matchId: 'm', occurredAt: 1 }));
    expect((await post(many)).status).toBe(413);
    const unsigned = new Request(`http://localhost${PATH}`, { method: 'POST', body: '{}' });
    expect((await call(unsigned)).status).toBe(401);
    expect((await call(PATH)).status).toBe(405);
  });
});
