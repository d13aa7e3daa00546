import type { Position } from './address.ts';
import type { ErrorFrame } from './frames.ts';

/**
 * The outcome of a frame: `applied`, with the client's new copy; `gap`, when earlier deltas are
 * missing and the client should reconnect from its position; `ignored`, when the copy already has
 * the change; `closing`, when the room announces why it closes the connection.
 */
export type Received<Held> =
  | { kind: 'applied'; held: Held }
  | { kind: 'gap' }
  | { kind: 'ignored' }
  | { kind: 'closing'; code: ErrorFrame['code'] };

/** How a client applies a room's snapshots and deltas. */
export interface Rules<Held, Snapshot, Delta> {
  start: (snapshot: Snapshot) => Held;
  /** Returns the copy after the next delta. */
  apply: (held: Held, delta: Delta) => Held;
}

/** Applies a room's frame: a snapshot always, a delta only if it is the next version. */
export function receiveFrame<
  Held extends Position,
  Snapshot extends { type: 'snapshot' },
  Delta extends { type: 'delta'; version: number },
>(
  held: Held | null,
  frame: Snapshot | Delta | ErrorFrame,
  { start, apply }: Rules<Held, Snapshot, Delta>,
): Received<Held> {
  if (frame.type === 'error') return { kind: 'closing', code: frame.code };
  if (frame.type === 'snapshot') return { kind: 'applied', held: start(frame) };
  if (held && frame.version <= held.version) return { kind: 'ignored' };
  if (frame.version - 1 !== held?.version) return { kind: 'gap' };
  return { kind: 'applied', held: apply(held, frame) };
}
