import type { RecordingReader } from '../source.ts';
import { readNbaPlayByPlay } from './nba-pbp.ts';
import { readNflGamecenter } from './nfl-gamecenter.ts';
import { readOpenfootball } from './openfootball.ts';

/** The readers of recordings by the name of their format. */
export const READERS: ReadonlyMap<string, RecordingReader> = new Map<string, RecordingReader>([
  ['openfootball', readOpenfootball],
  ['nba-pbp', readNbaPlayByPlay],
  ['nfl-gamecenter', readNflGamecenter],
]);
