import * as v from 'valibot';
import { FileFormatError } from '../file-format-error.ts';
import { recordingOf, type Recording, type RecordingInput } from '../source.ts';
import { nflDetails } from './nfl-details.ts';
import { nflGameUpdates } from './nfl-game.ts';
import { nflGamecenterSchema, nflGameSchema, type NflGame } from './nfl-schema.ts';
import { nflTeam } from './nfl-teams.ts';
import { readJson } from './read-json.ts';

/** Reads the games of an NFL game-centre file. */
export async function readNflGamecenter({ path }: RecordingInput): Promise<Recording[]> {
  const file = await readJson(path, nflGamecenterSchema);
  const ids = Object.keys(file).filter((key) => /^\d{10}$/.test(key));
  if (ids.length === 0)
    throw new FileFormatError(path, '', 'holds no game: no member is named like "2015020100"');
  return ids.map((id) => readGame(id, parseGame(path, id, file[id]), path));
}

function parseGame(path: string, id: string, value: unknown): NflGame {
  const parsed = v.safeParse(nflGameSchema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new FileFormatError(path, `${id}.${v.getDotPath(issue) ?? ''}`, issue.message);
}

function readGame(id: string, game: NflGame, path: string): Recording {
  const startTime = startOf(id);
  if (startTime === undefined) throw new FileFormatError(path, id, 'does not begin with a date');
  const teams = { home: nflTeam(game.home.abbr), away: nflTeam(game.away.abbr) };
  const matchId = `nfl-${id}`;
  const updates = nflGameUpdates(matchId, startTime, teams, game);
  return recordingOf(updates, nflDetails(matchId, game, updates.at(-1)?.at ?? startTime));
}

/** Files name the day alone: 18:00 UTC, 1 pm in the East, is when most games begin. */
function startOf(id: string): number | undefined {
  const time = Date.parse(`${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}T18:00Z`);
  return Number.isNaN(time) ? undefined : time;
}
