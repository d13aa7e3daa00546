import { createHash } from 'node:crypto';
import type { Fixture, MatchUpdate } from '../protocol/ingest.ts';
import type { Recording } from './source.ts';

const MATCH_ID_LENGTH = 64;

/** Identity of a rebased replay: the UTC day, and the match on which its dates depend. */
export interface RebasePlan {
  /** The earliest match. */
  first: Recording;
  suffix: string;
}

/**
 * Returns the suffix of the ids in a replay with `--dates today`: the day and a hash of the first
 * match. A second run that day with the same first match uses the same rooms. A run with another
 * first match has other dates, so it uses other rooms.
 */
export function planRebase(recordings: readonly Recording[], now: number): RebasePlan | undefined {
  const [first] = recordings.toSorted((a, b) => a.startTime - b.startTime);
  if (!first) return undefined;
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '');
  return { first, suffix: `-${day}-${shortHash(first.matchId)}` };
}

/** Returns a match's id in a rebased replay. */
export function rebasedId(matchId: string, suffix: string): string {
  const room = MATCH_ID_LENGTH - suffix.length;
  if (matchId.length <= room) return matchId + suffix;
  return `${matchId.slice(0, room - 5)}-${shortHash(matchId)}${suffix}`;
}

/**
 * Moves all matches by the same time, so that the first begins at `firstStart` (ms). The result
 * depends on nothing else, so another run with the same kick-off gives the same updates.
 */
export function rebase(
  recordings: readonly Recording[],
  plan: RebasePlan,
  firstStart: number,
): Recording[] {
  const shift = firstStart - plan.first.startTime;
  return recordings.map((recording) => {
    const { details } = recording;
    const matchId = rebasedId(recording.matchId, plan.suffix);
    return {
      ...recording,
      matchId,
      startTime: recording.startTime + shift,
      updates: recording.updates.map(({ at, update }) => ({
        at: at + shift,
        update: shiftUpdate({ ...update, matchId }, shift),
      })),
      ...(details && { details: { ...details, matchId, occurredAt: details.occurredAt + shift } }),
    };
  });
}

function shiftUpdate(update: MatchUpdate, shift: number): MatchUpdate {
  const { fixture, clock } = update;
  return {
    ...update,
    occurredAt: update.occurredAt + shift,
    ...(fixture && { fixture: shiftFixture(fixture, shift) }),
    ...(clock && { clock: { ...clock, at: clock.at + shift } }),
  };
}

/** Returns a moved fixture. Its day and time are known, even if the recorded ones were not. */
function shiftFixture(
  { startTimeTbd: _time, startDayTbd: _day, ...fixture }: Fixture,
  shift: number,
): Fixture {
  return { ...fixture, startTime: fixture.startTime + shift };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 4);
}
