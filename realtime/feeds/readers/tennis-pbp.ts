import type { Incident } from '../../protocol/incident.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { MATCH_STATUSES, type MatchStatus } from '../../sports/match-status.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import { FileFormatError } from '../file-format-error.ts';
import {
  collectUpdates,
  recordingOf,
  type Recording,
  type RecordingInput,
  type TimedUpdate,
} from '../source.ts';
import { secondsOf, type CsvRow } from './read-csv.ts';
import { tennisMatch, type TennisMatch } from './tennis-fixture.ts';
import { readTennisPlayers, readTennisPoints, type TennisPoint } from './tennis-rows.ts';

/** Seconds per point, for a file without times. */
const USUAL_SECONDS_PER_POINT = 40;

/**
 * Reads the matches of a file of tennis_slam_pointbypoint, one update per point. Files have the
 * year and the elapsed time of a match, but not its day. If a match stops undecided, a player has
 * retired; files do not say which.
 */
export async function readTennisPointByPoint(input: RecordingInput): Promise<Recording[]> {
  const { path } = input;
  const matches = await readTennisPoints(input);
  if (matches.size === 0) throw new FileFormatError(path, '', 'holds no points');
  const recordings: Recording[] = [];
  for (const [id, points] of matches) {
    const players = await readTennisPlayers(input, id.split('-').slice(0, 2).join('-'));
    const match = tennisMatch(id, players.get(id));
    recordings.push(recordingOf(matchUpdates(path, `tennis-${id}`, match, points)));
  }
  return recordings;
}

function matchUpdates(
  path: string,
  matchId: string,
  { fixture, setsToWin }: TennisMatch,
  points: readonly CsvRow<TennisPoint>[],
): readonly TimedUpdate[] {
  const { updates, add } = collectUpdates(matchId);
  let at = fixture.startTime;
  const score: Sides = { home: 0, away: 0 };
  const stats = { aces: { home: 0, away: 0 }, 'double-faults': { home: 0, away: 0 } };
  const sets: Sides[] = [];
  add(at, { fixture, status: 'NotStarted', matchStatus: 'Not start', score: { ...score } });
  const server = sideOf(points[0]?.row.PointServer);
  add(at, {
    status: 'Live',
    matchStatus: 'S1',
    periods: [{ home: 0, away: 0 }],
    points: { home: '0', away: '0', ...(server && { server }) },
  });

  for (const [index, { line, row }] of points.entries()) {
    const setWon = sideOf(row.SetWinner);
    const seconds = secondsOf(row.ElapsedTime);
    at = Math.max(
      at,
      seconds === undefined
        ? at + USUAL_SECONDS_PER_POINT * 1_000
        : fixture.startTime + seconds * 1_000,
    );
    if (row.SetNo < sets.length || row.SetNo > sets.length + 1 || row.SetNo > 2 * setsToWin - 1)
      throw new FileFormatError(path, `line ${line}`, `set ${row.SetNo} after set ${sets.length}`);
    sets[row.SetNo - 1] = { home: row.P1GamesWon, away: row.P2GamesWon };
    if (setWon) score[setWon] += 1;
    countServe(stats, row);
    const period = setStatus(path, line, row.SetNo);
    // The row that ends a game has 0–0: the row before it shows the score. Both players serve in a
    // tie-break, so it has no break of serve.
    const isTieBreak = isTieBreakScore(points[index - 1]?.row);
    const incident = isTieBreak ? undefined : breakOfServe(row, period, updates.length);
    add(at, {
      matchStatus: period,
      score: { ...score },
      periods: [...sets],
      points: callAfter(row, points[index + 1]?.row),
      stats: { aces: { ...stats.aces }, 'double-faults': { ...stats['double-faults'] } },
      ...(incident && { incidents: [incident] }),
    });
  }
  const isPlayedOut = Math.max(score.home, score.away) >= setsToWin;
  add(at, { status: 'Ended', matchStatus: isPlayedOut ? 'Ended' : 'Retired', points: null });
  add(at, { status: 'Finished' });
  return updates;
}

/** Returns the points of the running game after a point. The next row names the server. */
function callAfter(
  row: TennisPoint,
  next: TennisPoint | undefined,
): NonNullable<MatchUpdate['points']> {
  const server = sideOf(next?.PointServer) ?? sideOf(row.PointServer);
  const isOver = sideOf(row.GameWinner) !== undefined;
  const call = (text: string): string =>
    isOver ? '0' : text.trim() === 'AD' ? 'A' : text.trim().slice(0, 4);
  return { home: call(row.P1Score), away: call(row.P2Score), ...(server && { server }) };
}

const GAME_SCORES = new Set(['0', '15', '30', '40']);

/**
 * Whether a point's score is one of a tie-break, which counts 1, 2, 3. Some sets go on after 6–6
 * without a tie-break.
 */
function isTieBreakScore(point: TennisPoint | undefined): boolean {
  if (!point) return false;
  return [point.P1Score, point.P2Score].some(
    (score) => /^\d+$/.test(score.trim()) && !GAME_SCORES.has(score.trim()),
  );
}

/** Returns the break of serve, if the receiver won the game. */
function breakOfServe(
  row: TennisPoint,
  period: MatchStatus,
  sequence: number,
): Incident | undefined {
  const winner = sideOf(row.GameWinner);
  const server = sideOf(row.PointServer);
  if (!winner || !server || winner === server) return undefined;
  const score = { home: row.P1GamesWon, away: row.P2GamesWon };
  return {
    id: `break-${sequence}`,
    type: 'break-of-serve',
    team: winner,
    minute: null,
    period,
    score,
  };
}

function countServe(stats: Record<'aces' | 'double-faults', Sides>, row: TennisPoint): void {
  stats.aces.home += row.P1Ace ?? 0;
  stats.aces.away += row.P2Ace ?? 0;
  stats['double-faults'].home += row.P1DoubleFault ?? 0;
  stats['double-faults'].away += row.P2DoubleFault ?? 0;
}

function sideOf(player: number | undefined): Side | undefined {
  if (player === 1) return 'home';
  return player === 2 ? 'away' : undefined;
}

function setStatus(path: string, line: number, set: number): MatchStatus {
  const status = MATCH_STATUSES.find((candidate) => candidate === `S${set}`);
  if (!status) throw new FileFormatError(path, `line ${line}`, `there is no set ${set}`);
  return status;
}
