import type { MatchUpdate } from '../protocol/ingest.ts';
import { sleepUntilAborted } from './sleep.ts';
import type { Recording, TimedUpdate } from './source.ts';

/** Factor on the recorded speed; 'max' sends as fast as the server accepts. */
export type Speed = number | 'max';

export interface PacerOptions {
  speed: Speed;
  /** Ends the replay early, without an error. */
  signal: AbortSignal;
  now?: () => number;
  /** Resolves after `ms`, or at once when the signal is aborted. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Yields the updates of recordings on one clock, each when it is due. All fixtures come first,
 * since a schedule is known before play. The clock starts at the first update of play. `clock.at`
 * becomes the sending time, so that a running clock continues from there.
 */
export async function* paceRecordings(
  recordings: readonly Recording[],
  { speed, signal, now = Date.now, sleep = sleepUntilAborted }: PacerOptions,
): AsyncGenerator<MatchUpdate> {
  const all = recordings.flatMap((recording) => recording.updates);
  const fixtures = all.filter(({ update }) => update.fixture);
  // The sort is stable: simultaneous updates of one match keep their order.
  const play = all.filter(({ update }) => !update.fixture).toSorted((a, b) => a.at - b.at);
  for (const { update } of fixtures) {
    if (signal.aborted) return;
    yield atSending(update, now());
  }
  const begin = now();
  const recordedBegin = play[0]?.at ?? 0;
  for (const { at, update } of play) {
    if (speed !== 'max') {
      const wait = begin + (at - recordedBegin) / speed - now();
      if (wait > 0) await sleep(wait, signal);
    }
    if (signal.aborted) return;
    yield atSending(update, now());
  }
}

/** Returns the length of play in a replay of the recordings, ms. */
export function replayDuration(recordings: readonly Recording[], speed: Speed): number {
  if (speed === 'max') return 0;
  const times = recordings.flatMap(({ updates }) => updates.filter(isPlay).map(({ at }) => at));
  if (times.length === 0) return 0;
  const [first, last] = times.reduce(
    ([low, high], at) => [Math.min(low, at), Math.max(high, at)],
    [Infinity, 0],
  );
  return (last - first) / speed;
}

function isPlay({ update }: TimedUpdate): boolean {
  return !update.fixture;
}

function atSending(update: MatchUpdate, at: number): MatchUpdate {
  return update.clock ? { ...update, clock: { ...update.clock, at } } : update;
}
