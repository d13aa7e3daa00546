import { readFile } from 'node:fs/promises';
import type { Fixture } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import type { Sides } from '../../protocol/primitives.ts';
import { cutText } from '../../protocol/text.ts';
import { FileFormatError } from '../file-format-error.ts';
import { slugify } from '../../slug.ts';
import { recordingOf, type Recording, type RecordingInput } from '../source.ts';
import { parseDatavolley, type DatavolleyFile } from './datavolley-file.ts';
import { isRallySetOver, rallyUpdates, type Rally } from './rally-match.ts';
import { readText } from './read-json.ts';

const VOLLEYBALL = 23;
const DAY = 86_400_000;
const USUAL_MS_PER_RALLY = 25_000;
/** For files without a date; it must only be the same each time. */
const SOME_DAY = Date.UTC(2000, 0, 1);

/** Reads a match scouted with Data Volley (.dvw), one update per rally. */
export async function readDatavolley({ path }: RecordingInput): Promise<Recording[]> {
  const file = parseDatavolley(path, await readLegacyText(path));
  const rallies = ralliesOf(path, file);
  const [first] = rallies;
  if (!first) throw new FileFormatError(path, '', 'holds no points');
  const day = new Date(file.day ?? SOME_DAY).toISOString().slice(0, 10).replaceAll('-', '');
  const matchId = `volleyball-${day}-${slugify(file.home)}-${slugify(file.away)}`.slice(0, 64);
  const league = file.competition === '' ? 'Volleyball' : cutText(file.competition, 200);
  const fixture: Fixture = {
    sportId: VOLLEYBALL,
    league: { id: `volleyball-${slugify(league)}`.slice(0, 96), name: league },
    home: teamOf(file.home),
    away: teamOf(file.away),
    // Scouts write down when a rally ends.
    startTime: first.at - USUAL_MS_PER_RALLY,
    ...(file.round !== '' && { round: cutText(file.round, 200) }),
  };
  const updates = rallyUpdates(matchId, fixture, rallies, {
    setsToWin: 3,
    isOver: (points: Sides, set: number) => isRallySetOver(points, set === 5 ? 15 : 25),
  });
  return [recordingOf(updates)];
}

function ralliesOf(path: string, file: DatavolleyFile): Rally[] {
  let at = file.day ?? SOME_DAY;
  let set = 1;
  return file.points.map((point, index) => {
    if (point.set < set || point.set > set + 1)
      throw new FileFormatError(path, `line ${point.line}`, `set ${point.set} after set ${set}`);
    set = point.set;
    at = timeAfter(at, index === 0, point.time);
    return { at, set, points: { home: point.home, away: point.away }, winner: point.winner };
  });
}

/** A time of day far before the one before is that of the next day. */
function timeAfter(before: number, isFirst: boolean, seconds: number | undefined): number {
  if (seconds === undefined) return before + USUAL_MS_PER_RALLY;
  const sameDay = Math.floor(before / DAY) * DAY + seconds * 1_000;
  if (isFirst || sameDay >= before) return sameDay;
  return before - sameDay > DAY / 2 ? sameDay + DAY : before;
}

function teamOf(name: string): Team {
  return { id: `volleyball-${slugify(name)}`.slice(0, 96), name, shortName: name };
}

/**
 * Reads a text file that older Windows programs may have written: UTF-8 if it
 * is valid, else the code page of Central Europe.
 */
async function readLegacyText(path: string): Promise<string> {
  const text = await readText(path);
  if (!text.includes('\uFFFD')) return text.replace(/^\uFEFF/, '');
  return new TextDecoder('windows-1250').decode(await readFile(path));
}
