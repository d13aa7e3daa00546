import type { Format } from '../recording-format.ts';
import type { RecordingReader } from '../source.ts';
import { readDatavolley } from './datavolley.ts';
import { readNbaPlayByPlay } from './nba-pbp.ts';
import { readNflGamecenter } from './nfl-gamecenter.ts';
import { readOpenfootball } from './openfootball.ts';
import { readShuttleset } from './shuttleset.ts';
import { readTennisPointByPoint } from './tennis-pbp.ts';

/** Readers of recordings, by format. */
export const READERS: Readonly<Record<Format, RecordingReader>> = {
  openfootball: readOpenfootball,
  'nba-pbp': readNbaPlayByPlay,
  'nfl-gamecenter': readNflGamecenter,
  'tennis-pbp': readTennisPointByPoint,
  datavolley: readDatavolley,
  shuttleset: readShuttleset,
};
