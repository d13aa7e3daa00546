import type { CatalogueMatch, CatalogueRequest } from '../../realtime/protocol/catalogue.ts';
import { call } from './call.ts';
import { fixture, newMatchId } from './football.ts';
import { signed } from './signed.ts';

export const league = { id: 'tables-league', name: 'Tables League', country: 'es' };
export const now = Date.now();

const team = (name: string) => ({ id: `tables-${name.toLowerCase()}`, name, shortName: name });
export const ash = team('Ash');
export const birch = team('Birch');
export const cedar = team('Cedar');
export const dogwood = team('Dogwood');

/** Returns a match of the league as a catalogue lists it; finished if it has goals. */
export function listed(
  sides: Pick<CatalogueMatch['fixture'], 'home' | 'away'>,
  more: Partial<CatalogueMatch> & { round?: string; group?: string; goals?: [number, number] },
): CatalogueMatch {
  const { round = 'Matchday 1', group, goals, ...rest } = more;
  return {
    matchId: newMatchId(),
    fixture: fixture({ league, ...sides, round, startTime: now, ...(group && { group }) }),
    season: { id: 'tables-2026', name: '2026' },
    ...(goals && {
      result: {
        status: 'Finished',
        matchStatus: 'Ended',
        score: { home: goals[0], away: goals[1] },
        periods: [],
        gameScore: [],
      },
    }),
    ...rest,
  };
}

/** Imports matches, and the rules and groups of their seasons. */
export const importMatches = (
  matches: CatalogueMatch[],
  more: Pick<CatalogueRequest, 'rules' | 'groups'> = {},
) => call(signed('/ingest/v1/catalogue', { source: 'test', matches, ...more }));
