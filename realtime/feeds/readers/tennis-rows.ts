import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { RecordingInput } from '../source.ts';
import { groupBy } from './group-by.ts';
import { countCellSchema, readCsv, requiredCountSchema, type CsvRow } from './read-csv.ts';

/**
 * A point of tennis_slam_pointbypoint, with the games and the score of the running game after it.
 */
const pointSchema = v.object({
  match_id: v.pipe(v.string(), v.regex(/^\d{4}-[a-z]+-\w+$/, 'is not year-slam-number')),
  ElapsedTime: v.optional(v.string()),
  SetNo: requiredCountSchema,
  P1GamesWon: requiredCountSchema,
  P2GamesWon: requiredCountSchema,
  SetWinner: countCellSchema,
  GameWinner: countCellSchema,
  PointWinner: countCellSchema,
  PointServer: countCellSchema,
  P1Score: v.optional(v.string(), '0'),
  P2Score: v.optional(v.string(), '0'),
  P1Ace: countCellSchema,
  P2Ace: countCellSchema,
  P1DoubleFault: countCellSchema,
  P2DoubleFault: countCellSchema,
});
export type TennisPoint = v.InferOutput<typeof pointSchema>;

const matchSchema = v.object({
  match_id: v.string(),
  player1: v.optional(v.string(), ''),
  player2: v.optional(v.string(), ''),
  /** 'SUI', if the file has it. */
  nation1: v.optional(v.string()),
  nation2: v.optional(v.string()),
});
export type TennisPlayers = Omit<v.InferOutput<typeof matchSchema>, 'match_id'>;

/** Returns the points of each match of a file, in file order. */
export async function readTennisPoints(
  input: RecordingInput,
): Promise<Map<string, CsvRow<TennisPoint>[]>> {
  const columns = ['match_id', 'SetNo', 'P1GamesWon', 'P2GamesWon', 'P1Score', 'P2Score'];
  const rows = await readCsv(input, columns, pointSchema);
  return groupBy(
    // Set 0 is the time before the first point.
    rows.filter(({ row }) => row.SetNo > 0),
    ({ row }) => row.match_id,
  );
}

/**
 * Returns players by match id, from `{year}-{slam}-matches.csv` beside the points; empty without
 * it.
 */
export async function readTennisPlayers(
  input: RecordingInput,
  tournament: string,
): Promise<ReadonlyMap<string, TennisPlayers>> {
  const path = join(dirname(input.path), `${tournament}-matches.csv`);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return new Map();
  const rows = await readCsv({ ...input, path }, ['match_id', 'player1', 'player2'], matchSchema);
  return new Map(rows.map(({ row: { match_id: id, ...players } }) => [id, players]));
}
