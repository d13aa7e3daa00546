import type { Fixture } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import { FileFormatError } from '../file-format-error.ts';
import { slugify } from '../../protocol/fold-text.ts';
import { recordingOf, type Recording, type RecordingInput } from '../source.ts';
import { startInYear, startUnknown } from './day-start.ts';
import { groupBy } from './group-by.ts';
import { rallyUpdates, type Rally } from './rally-match.ts';
import { refusePart } from './read-parts.ts';
import { secondsOf, type CsvRow } from './read-csv.ts';
import { namesFromFolder } from './shuttleset-names.ts';
import { readShuttlesetFiles, type ShuttlesetSet, type Stroke } from './shuttleset-rows.ts';

const BADMINTON = 31;
const USUAL_MS_PER_RALLY = 20_000;

/**
 * Reads a match of ShuttleSet, one update per rally, from its folder or from one of the set files
 * in it. Player A is the home side. Times come from the video.
 */
export async function readShuttleset(input: RecordingInput): Promise<Recording[]> {
  const { path } = input;
  const { name, sets } = await readShuttlesetFiles(input);
  const names = namesFromFolder(name);
  const start = names.year === undefined ? startUnknown() : startInYear(names.year);
  const rallies: Rally[] = [];
  for (const [index, set] of sets.entries())
    rallies.push(
      ...setRallies(input, set, index + 1, start.startTime, rallies.at(-1)?.at ?? start.startTime),
    );
  if (rallies.length === 0) throw new FileFormatError(path, '', 'holds no rallies');
  const fixture: Fixture = {
    sportId: BADMINTON,
    league: { id: `badminton-${slugify(names.tournament)}`.slice(0, 96), name: names.tournament },
    home: playerOf(names.home),
    away: playerOf(names.away),
    ...start,
    stage: 'knockout',
  };
  const matchId = `badminton-${slugify(name) || 'match'}`.slice(0, 64);
  const updates = rallyUpdates(matchId, fixture, rallies, 2);
  return [{ ...recordingOf(updates), ...(names.year === undefined && { isUndated: true }) }];
}

function setRallies(
  recording: RecordingInput,
  { path, strokes }: ShuttlesetSet,
  set: number,
  start: number,
  last: number,
): Rally[] {
  const input = { ...recording, path };
  const byRally = [...groupBy(strokes, ({ row }) => row.rally).values()];
  const written = byRally.map((rally) => scoreAt(rally));
  // Strokes usually have the score after their rally. Some files have the score before it, which
  // starts at 0-0.
  const isBefore = written[0]?.home === 0 && written[0].away === 0;
  let before: Sides = { home: 0, away: 0 };
  let at = last;
  return byRally.flatMap((rally, index): Rally[] => {
    const end = rally.at(-1);
    if (!end) return [];
    const after = isBefore ? written[index + 1] : written[index];
    const winner = namedWinner(rally) ?? (after && gainer(before, after));
    if (!winner) {
      refusePart(input, `line ${end.line}`, `nobody wins rally ${end.row.rally}`);
      return [];
    }
    const points = after ?? { ...before, [winner]: before[winner] + 1 };
    before = points;
    const seconds = secondsOf(end.row.time);
    at = Math.max(at, seconds === undefined ? at + USUAL_MS_PER_RALLY : start + seconds * 1_000);
    return [{ at, set, points, winner }];
  });
}

function scoreAt(rally: readonly CsvRow<Stroke>[]): Sides {
  const row = rally.at(-1)?.row;
  return { home: row?.roundscore_A ?? 0, away: row?.roundscore_B ?? 0 };
}

function namedWinner(rally: readonly CsvRow<Stroke>[]): Side | undefined {
  const player = rally
    .map(({ row }) => row.getpoint_player)
    .findLast((name) => name === 'A' || name === 'B');
  return player && (player === 'A' ? 'home' : 'away');
}

/** Returns the side whose score rose, for a rally whose last stroke is missing. */
function gainer(before: Sides, after: Sides): Side | undefined {
  if (after.home > before.home) return 'home';
  return after.away > before.away ? 'away' : undefined;
}

function playerOf(name: string): Team {
  return {
    id: `badminton-${slugify(name)}`.slice(0, 96),
    name,
    shortName: name.split(' ').at(-1) ?? name,
  };
}
