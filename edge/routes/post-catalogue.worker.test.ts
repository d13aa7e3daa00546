import { describe, expect, it } from 'vitest';
import type { CatalogueMatch } from '../../realtime/protocol/catalogue.ts';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { writeStates } from '../origin/catalogue/write-states.ts';
import { createDatabase } from '../origin/db/database.ts';
import { findEvent } from '../origin/media/events/events.ts';
import { findLeague } from '../origin/media/leagues/leagues.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { snapshot } from '../testing/snapshot.ts';

const PATH = '/ingest/v1/catalogue';
const db = createDatabase(env.DB);

const importMatches = (matches: unknown[]) => call(signed(PATH, { source: 'test', matches }));

const finished = {
  status: 'Finished',
  matchStatus: 'Ended',
  score: { home: 2, away: 1 },
  periods: [
    { home: 1, away: 1 },
    { home: 1, away: 0 },
  ],
  gameScore: ['1:1'],
} as const;

describe('POST /ingest/v1/catalogue', () => {
  it('creates new matches, updates changed ones and leaves the rest', async () => {
    const [played, moved, same] = [newMatchId(), newMatchId(), newMatchId()];
    const listed = [played, moved, same].map((matchId): CatalogueMatch => ({
      matchId,
      fixture: fixture(),
    }));
    expect(await importMatches(listed)).toMatchObject({
      status: 200,
      body: { created: 3, updated: 0, unchanged: 0 },
    });
    expect((await importMatches(listed)).body).toEqual({ created: 0, updated: 0, unchanged: 3 });
    const later = [
      { matchId: played, fixture: fixture(), result: finished },
      { matchId: moved, fixture: fixture({ startTime: Date.UTC(2026, 11, 1), round: 'Final' }) },
      { matchId: same, fixture: fixture() },
    ];
    expect((await importMatches(later)).body).toEqual({ created: 0, updated: 2, unchanged: 1 });
    expect(await findEvent(db, played)).toMatchObject({
      event: { eventStatus: 'Finished', eventScore: { home: 2, away: 1 }, eventGameScore: ['1:1'] },
    });
    expect(await findEvent(db, moved)).toMatchObject({
      event: { fixtureStartTime: Date.UTC(2026, 11, 1), fixtureRound: 'Final', eventScore: null },
    });
  });

  it('never overwrites what a room reported', async () => {
    const matchId = newMatchId();
    await importMatches([{ matchId, fixture: fixture() }]);
    await writeStates(db, [matchStateRecord(snapshot(matchId, { version: 5 }), 1)]);
    const { body } = await importMatches([{ matchId, fixture: fixture(), result: finished }]);
    expect(body).toEqual({ created: 0, updated: 0, unchanged: 1 });
    expect(await findEvent(db, matchId)).toMatchObject({ event: { eventStatus: 'Live' } });
  });

  it('keeps the country of a league when a later source omits it', async () => {
    const league = { id: `league-${newMatchId()}`, name: 'Hill League' };
    const named = {
      matchId: newMatchId(),
      fixture: fixture({ league: { ...league, country: 'pt' } }),
    };
    await importMatches([named]);
    await importMatches([{ matchId: newMatchId(), fixture: fixture({ league }) }]);
    expect(await findLeague(db, league.id)).toMatchObject({ leagueCountry: 'pt' });
  });

  it('accepts 500 matches in a request, and no more', async () => {
    const matches = Array.from({ length: 501 }, (_, index) => ({
      matchId: newMatchId(),
      fixture: fixture({
        home: { id: `team-${index}`, name: `Team ${index}`, shortName: `T${index}` },
      }),
    }));
    expect((await importMatches(matches)).status).toBe(413);
    expect((await importMatches(matches.slice(1))).body).toMatchObject({ created: 500 });
  });

  it.each<[path: string, members: object]>([
    ['startTime', { startTime: 8.64e15 }],
    ['venue', { venue: 'Lantern\ud800 Park' }],
  ])('names the path of a value that no page can show: %s', async (path, members) => {
    const matches = [{ matchId: newMatchId(), fixture: { ...fixture(), ...members } }];
    expect(await importMatches(matches)).toMatchObject({
      status: 400,
      body: { faults: [{ path: `matches[0].fixture.${path}` }] },
    });
  });

  it('names the path of each fault', async () => {
    const matches = [{ matchId: newMatchId(), fixture: { ...fixture(), sportId: 4 } }];
    expect(await importMatches(matches)).toMatchObject({
      status: 400,
      body: { faults: [{ path: 'matches[0].fixture.sportId' }] },
    });
  });

  it('answers 401 without a signature', async () => {
    const request = new Request(`http://localhost${PATH}`, { method: 'POST', body: '{}' });
    expect((await call(request)).status).toBe(401);
  });
});
