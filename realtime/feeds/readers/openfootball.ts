import type { Recording, RecordingInput } from '../source.ts';
import { footballLife } from './football-updates.ts';
import { readOpenfootballMatches } from './openfootball-matches.ts';

/**
 * Reads a league or cup season of openfootball. A match without a score gives
 * its fixture alone.
 */
export async function readOpenfootball({ path }: RecordingInput): Promise<Recording[]> {
  const { matches } = await readOpenfootballMatches(path);
  return matches.map((match) => ({
    matchId: match.matchId,
    sportKey: 'football',
    home: match.fixture.home.name,
    away: match.fixture.away.name,
    startTime: match.fixture.startTime,
    updates: footballLife(match),
  }));
}
