import type { MatchDetails } from '../protocol/details.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { sportById } from '../sports/registry.ts';
import type { SportKey } from '../sports/sport.ts';

/** One update of a recording and when it is due on the recorded clock, ms. */
export interface TimedUpdate {
  /** Paces the replay. Never decreases within a recording. */
  at: number;
  update: MatchUpdate;
}

/** What an update tells, without its match and its place in it. */
export type Change = Omit<MatchUpdate, 'matchId' | 'sequence' | 'occurredAt'>;

/**
 * A recorded match. It is a pure function of the file: the same file always
 * gives the same match id, sequences and contents, so that a second replay
 * brings nothing but duplicates. Sequences rise; the first update brings the
 * fixture. A clock's `at` is the recorded time: the pacer replaces it by the
 * time of sending, and rooms leave it out when they compare two updates.
 */
export interface Recording {
  matchId: string;
  sportKey: SportKey;
  /** Names, as `--match "home vs away"` finds them. */
  home: string;
  away: string;
  /** Kick-off, ms. */
  startTime: number;
  /** Nothing says in which year it was played: `startTime` only counts its updates' times. */
  isUndated?: true;
  updates: readonly TimedUpdate[];
  /** What is known of it beside its course once it is over: sent after all updates. */
  details?: MatchDetails;
}

/** A recorded match, named by the fixture that the first of its updates brings. */
export function recordingOf(updates: readonly TimedUpdate[], details?: MatchDetails): Recording {
  const { matchId, fixture } = updates[0]?.update ?? {};
  if (matchId === undefined || !fixture) throw new Error('A recording begins without its fixture');
  const { sportId, home, away, startTime } = fixture;
  return {
    matchId,
    sportKey: sportById(sportId).key,
    home: home.name,
    away: away.name,
    startTime,
    updates,
    ...(details && { details }),
  };
}

export interface RecordingInput {
  /** A file, or the folder that holds the parts of one match. */
  path: string;
  /** Takes note of a part of the file that makes no sense, and is left out. Absent: the file is refused for it. */
  leaveOut?: (omission: Omission) => unknown;
}

/** A part of a file that was left out: where it stands ('game.actions.3.clock'), and what is wrong with it. */
export interface Omission {
  place: string;
  fault: string;
}

/** Reads all matches of a file. A file of another format throws a FileFormatError. */
export type RecordingReader = (input: RecordingInput) => Promise<readonly Recording[]>;
