import { readFile } from 'node:fs/promises';
import type { Fixture } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import { cutText } from '../../protocol/text.ts';
import { FileFormatError } from '../file-format-error.ts';
import { slugify } from '../../protocol/fold-text.ts';
import { recordingOf, type Recording, type RecordingInput } from '../source.ts';
import { parseDatavolley, type DatavolleyFile, type ScoutDate } from './datavolley-file.ts';
import { startInYear, startOnDay, startUnknown } from './day-start.ts';
import { rallyUpdates, type Rally } from './rally-match.ts';
import { readText } from './read-json.ts';

const VOLLEYBALL = 23;
/** Seconds. */
const DAY = 86_400;
const USUAL_MS_PER_RALLY = 25_000;

/**
 * Reads a match scouted with Data Volley (.dvw), one update per rally. The time zone of the scout's
 * clock is unknown, so this clock only paces the rallies.
 */
export async function readDatavolley(input: RecordingInput): Promise<Recording[]> {
  const { path } = input;
  const file = parseDatavolley(input, await readLegacyText(path));
  const start = startOf(file.date);
  const rallies = ralliesOf(path, file, start.startTime);
  if (rallies.length === 0) throw new FileFormatError(path, '', 'holds no points');
  const { year, month, day } = file.date ?? {};
  const date = [year, month, day].map((part) => part?.toString().padStart(2, '0') ?? '').join('');
  const matchId = ['volleyball', date, slugify(file.home), slugify(file.away)]
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 64);
  const league = file.competition === '' ? 'Volleyball' : cutText(file.competition, 200);
  const fixture: Fixture = {
    sportId: VOLLEYBALL,
    league: { id: `volleyball-${slugify(league)}`.slice(0, 96), name: league },
    home: teamOf(file.home),
    away: teamOf(file.away),
    ...start,
    ...(file.round !== '' && { round: cutText(file.round, 200) }),
  };
  const updates = rallyUpdates(matchId, fixture, rallies, 3);
  return [{ ...recordingOf(updates), ...(!file.date && { isUndated: true }) }];
}

function startOf(date: ScoutDate | undefined): ReturnType<typeof startOnDay> {
  if (!date) return startUnknown();
  const { year, month, day } = date;
  return month === undefined || day === undefined
    ? startInYear(year)
    : startOnDay(year, month, day);
}

/**
 * Returns the rallies with their end times. Scouts record only the ends, so the first rally lasts
 * the usual time from `start` (ms).
 */
function ralliesOf(path: string, file: DatavolleyFile, start: number): Rally[] {
  let at = start;
  let before: number | undefined;
  let set = 1;
  return file.points.map((point) => {
    if (point.set < set || point.set > set + 1)
      throw new FileFormatError(path, `line ${point.line}`, `set ${point.set} after set ${set}`);
    set = point.set;
    const passed = before === undefined ? undefined : secondsBetween(before, point.time);
    at += passed === undefined ? USUAL_MS_PER_RALLY : passed * 1_000;
    before = point.time ?? (before === undefined ? undefined : before + USUAL_MS_PER_RALLY / 1_000);
    return { at, set, points: { home: point.home, away: point.away }, winner: point.winner };
  });
}

/**
 * Returns the seconds between two times of day. A far earlier second time is on the next day; a
 * slightly earlier one counts as equal.
 */
function secondsBetween(before: number, after: number | undefined): number | undefined {
  if (after === undefined) return undefined;
  const passed = after - before;
  return passed < -DAY / 2 ? passed + DAY : Math.max(0, passed);
}

function teamOf(name: string): Team {
  return { id: `volleyball-${slugify(name)}`.slice(0, 96), name, shortName: name };
}

/**
 * Reads a text file that older Windows programs may have written: as UTF-8 if it is valid, else in
 * the code page of Central Europe.
 */
async function readLegacyText(path: string): Promise<string> {
  const text = await readText(path);
  if (!text.includes('\uFFFD')) return text.replace(/^\uFEFF/, '');
  return new TextDecoder('windows-1250').decode(await readFile(path));
}
