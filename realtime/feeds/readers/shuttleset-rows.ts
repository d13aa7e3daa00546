import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { FileFormatError } from '../file-format-error.ts';
import type { RecordingInput } from '../source.ts';
import { countCellSchema, readCsv, requiredCountSchema, type CsvRow } from './read-csv.ts';

/** A stroke. All strokes of a rally have the rally's score. */
const strokeSchema = v.object({
  rally: requiredCountSchema,
  ball_round: requiredCountSchema,
  time: v.optional(v.string()),
  roundscore_A: requiredCountSchema,
  roundscore_B: requiredCountSchema,
  /** Only on the last stroke of a rally. */
  getpoint_player: v.optional(v.picklist(['A', 'B', ''], 'is neither A nor B')),
  frame_num: countCellSchema,
});
export type Stroke = v.InferOutput<typeof strokeSchema>;

export interface ShuttlesetSet {
  path: string;
  /** The strokes in the order of play. */
  strokes: readonly CsvRow<Stroke>[];
}

export interface ShuttlesetFiles {
  /** Folder name, with players and tournament. */
  name: string;
  sets: readonly ShuttlesetSet[];
}

const SET_FILE = /^set(\d)\.csv$/i;
const COLUMNS = ['rally', 'ball_round', 'roundscore_A', 'roundscore_B', 'getpoint_player'];

/** Reads the set files of a match, given their folder or one of them. */
export async function readShuttlesetFiles(input: RecordingInput): Promise<ShuttlesetFiles> {
  const { path } = input;
  const folder = await folderOf(path);
  const names = (await readdir(folder)).filter((name) => SET_FILE.test(name)).toSorted();
  if (names.length === 0) throw new FileFormatError(path, '', 'has no set1.csv, set2.csv …');
  const sets: ShuttlesetSet[] = [];
  for (const name of names) {
    const file = join(folder, name);
    const strokes = await readCsv({ ...input, path: file }, COLUMNS, strokeSchema);
    sets.push({
      path: file,
      strokes: strokes.toSorted(
        (a, b) => a.row.rally - b.row.rally || a.row.ball_round - b.row.ball_round,
      ),
    });
  }
  return { name: basename(folder), sets };
}

async function folderOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new FileFormatError(path, '', 'there is no such file');
  if (found.isDirectory()) return path;
  if (!SET_FILE.test(basename(path)))
    throw new FileFormatError(path, '', 'is not named set1.csv, set2.csv …');
  return dirname(path);
}
