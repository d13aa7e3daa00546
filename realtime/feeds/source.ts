import type { MatchDetails } from '../protocol/details.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { sportById } from '../sports/registry.ts';
import type { SportKey } from '../sports/sport.ts';

/** One update of a recording and when it is due on the recorded clock, ms. */
export interface TimedUpdate {
  /** Paces the replay. It never decreases in a recording. */
  at: number;
  update: MatchUpdate;
}

/** Content of an update, without its match and its order. */
export type Change = Omit<MatchUpdate, 'matchId' | 'sequence' | 'occurredAt'>;

/**
 * A recorded match. It is a pure function of the file: the same file always gives the same match
 * id, sequences and contents, so that a second replay only sends duplicates. Sequences rise; the
 * first update has the fixture. A clock's `at` is the recorded time. The pacer replaces it with the
 * time of sending, and rooms ignore it when they compare updates.
 */
export interface Recording {
  matchId: string;
  sportKey: SportKey;
  /** Names, as `--match "home vs away"` finds them. */
  home: string;
  away: string;
  /** Kick-off, ms. */
  startTime: number;
  /** The year of the match is unknown: `startTime` is only a base for the times of the updates. */
  isUndated?: true;
  updates: readonly TimedUpdate[];
  /** Details of the finished match, sent after all updates. */
  details?: MatchDetails;
}

/**
 * Place of an update in a recording: its least sequence, and the time at which it occurred (ms), by
 * default its time in the recording.
 */
export interface UpdatePlace {
  inOrder?: number;
  occurredAt?: number;
}

/** Collects the updates of a match: `add` appends one, at a time that never decreases. */
export function collectUpdates(matchId: string): {
  updates: readonly TimedUpdate[];
  add: (at: number, change: Change, place?: UpdatePlace) => void;
} {
  const updates: TimedUpdate[] = [];
  return {
    updates,
    add(at, change, { inOrder = 1, occurredAt = at } = {}) {
      const sequence = Math.max((updates.at(-1)?.update.sequence ?? 0) + 1, inOrder);
      updates.push({ at, update: { matchId, sequence, occurredAt, ...change } });
    },
  };
}

/** Returns a recorded match, named by the fixture in its first update. */
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
  /**
   * Reports an invalid part of the file, which the reader then leaves out. If absent, such a part
   * makes the file invalid.
   */
  leaveOut?: (omission: Omission) => unknown;
}

/** A part of a file that was left out: its place ('game.actions.3.clock') and its fault. */
export interface Omission {
  place: string;
  fault: string;
}

/** Reads all matches of a file. Throws a FileFormatError for another format. */
export type RecordingReader = (input: RecordingInput) => Promise<readonly Recording[]>;
