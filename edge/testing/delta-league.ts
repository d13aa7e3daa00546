import { call } from './call.ts';
import { boxScore, wholeDetails } from './details.ts';
import { fixture, newMatchId } from './football.ts';
import { signed } from './signed.ts';

export const league = { id: 'delta-league', name: 'Delta League', country: 'nl' };
export const season = { id: 'delta-2026', name: '2026' };
export const played = newMatchId();
export const replayed = newMatchId();
export const bare = newMatchId();
const result = {
  status: 'Finished',
  matchStatus: 'Ended',
  score: { home: 2, away: 1 },
  periods: [],
  gameScore: [],
} as const;

/** Imports the league: two matches with all details, and one without any. */
export async function importDeltaLeague(): Promise<void> {
  const squad = {
    sportId: 1,
    seasonId: season.id,
    team: fixture().home,
    players: [
      {
        id: 'delta-h-9',
        name: 'Bo Anders Ek',
        number: 9,
        position: 'FW',
        birthDate: '2001-02-03',
        nation: 'dk',
      },
    ],
  };
  const matches = [
    { matchId: played, fixture: fixture({ league }), season, result },
    { matchId: replayed, fixture: fixture({ league }), season, result },
    { matchId: bare, fixture: fixture({ league }), season },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches, squads: [squad] }));
  const again = { home: boxScore('delta-h', 1), away: boxScore('delta-a', 3) };
  const details = [
    wholeDetails(played, 'delta'),
    { matchId: replayed, occurredAt: 1, boxScore: again },
  ];
  await call(signed('/ingest/v1/details', { source: 'test', details }));
}
