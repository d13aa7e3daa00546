import * as v from 'valibot';
import { daySchema } from '../../protocol/primitives.ts';
import { FileFormatError } from '../file-format-error.ts';
import { recordingOf, type Recording, type RecordingInput } from '../source.ts';
import { startOnDay } from './day-start.ts';
import { nflDetails } from './nfl-details.ts';
import { nflGameUpdates } from './nfl-game.ts';
import {
  nflGamecenterSchema,
  nflGameSchema,
  nflPlaySchema,
  type NflGame,
  type NflPlay,
} from './nfl-schema.ts';
import { nflTeam } from './nfl-teams.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';

/** Reads the games of an NFL game-centre file. */
export async function readNflGamecenter(input: RecordingInput): Promise<Recording[]> {
  const { path } = input;
  const file = await readJson(path, nflGamecenterSchema);
  const ids = Object.keys(file).filter((key) => /^\d{10}$/.test(key));
  if (ids.length === 0)
    throw new FileFormatError(path, '', 'holds no game: no member is named like "2015020100"');
  return ids.map((id) => readGame(id, parseGame(path, id, file[id]), input));
}

function parseGame(path: string, id: string, value: unknown): NflGame {
  const parsed = v.safeParse(nflGameSchema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new FileFormatError(path, `${id}.${v.getDotPath(issue) ?? ''}`, issue.message);
}

function readGame(id: string, game: NflGame, input: RecordingInput): Recording {
  const start = startOf(id);
  if (start === undefined) throw new FileFormatError(input.path, id, 'does not begin with a date');
  const teams = { home: nflTeam(game.home.abbr), away: nflTeam(game.away.abbr) };
  const matchId = `nfl-${id}`;
  const plays = playsOf(input, id, game);
  const updates = nflGameUpdates(matchId, start, teams, game, plays);
  return recordingOf(updates, nflDetails(matchId, game, updates.at(-1)?.at ?? start.startTime));
}

/** Returns the plays of a game with their ids, in order. */
function playsOf(input: RecordingInput, gameId: string, { drives }: NflGame): [string, NflPlay][] {
  const parts = Object.entries(drives).flatMap(([drive, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value.plays).map(
          ([id, play]) => [`${gameId}.drives.${drive}.plays.${id}`, play] as const,
        )
      : [],
  );
  return readParts(input, nflPlaySchema, parts)
    .map(({ place, part }): [string, NflPlay] => [place.slice(place.lastIndexOf('.') + 1), part])
    .toSorted(([a], [b]) => Number(a) - Number(b));
}

/**
 * Returns the start from the day in a game's id, since files have no time; undefined if the day is
 * invalid.
 */
function startOf(id: string): ReturnType<typeof startOnDay> | undefined {
  const [year, month, day] = [id.slice(0, 4), id.slice(4, 6), id.slice(6, 8)];
  if (!v.is(daySchema, `${year}-${month}-${day}`)) return undefined;
  return startOnDay(Number(year), Number(month), Number(day));
}
