import { recordingOf, type Recording, type RecordingInput } from '../source.ts';
import { footballLife } from './football-updates.ts';
import { readOpenfootballMatches } from './openfootball-matches.ts';

/** Reads a league or cup season of openfootball. A match without a score has only its fixture. */
export async function readOpenfootball(input: RecordingInput): Promise<Recording[]> {
  const { matches } = await readOpenfootballMatches(input);
  return matches.map((match) => recordingOf(footballLife(match)));
}
