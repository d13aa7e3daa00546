import * as v from 'valibot';
import { matchDetailsSchema } from '../../protocol/details.ts';
import { readNbaPlayByPlay } from '../readers/nba-pbp.ts';

/** Reads a play-by-play file, with the box score beside it. Returns the recording and its parsed details. */
export async function nbaDetailsOf(path: string) {
  const [recording] = await readNbaPlayByPlay({ path });
  if (!recording?.details) throw new Error('There are details');
  return { recording, details: v.parse(matchDetailsSchema, recording.details) };
}
