import { applyMatchDelta, applySportDelta } from './apply-frame.ts';
import type { MatchFrame, MatchSnapshot, SportFrame, SportSnapshot } from './frame.ts';

/** A client's copy of a match; it reconnects with `epoch` and `version`. */
export type HeldMatch = Omit<MatchSnapshot, 'type'>;
/** A client's copy of a sport's lines. */
export type HeldLines = Omit<SportSnapshot, 'type'>;

/**
 * The outcome of a frame: `applied`, with the client's new copy; `gap`, when earlier deltas are
 * missing and the client should reconnect from its position; `ignored`, when it already has the
 * change or the frame is an error.
 */
export type Received<Held> =
  | { kind: 'applied'; held: Held }
  | { kind: 'gap' }
  | { kind: 'ignored' };

/**
 * Applies a match room's frame (design §3). Throws a `ValiError` on a delta that leaves an invalid
 * state: the client should then reconnect without a position.
 */
export function receiveMatchFrame(held: HeldMatch | null, frame: MatchFrame): Received<HeldMatch> {
  if (frame.type === 'error') return { kind: 'ignored' };
  if (frame.type === 'snapshot') return { kind: 'applied', held: withoutType(frame) };
  if (!held) return { kind: 'gap' };
  if (frame.version !== held.version + 1) return outOfStep(held.version, frame.version);
  const state = applyMatchDelta(held.state, frame);
  return { kind: 'applied', held: { ...held, version: frame.version, state } };
}

/** Applies a sport room's frame (design §3). Throws like `receiveMatchFrame`. */
export function receiveSportFrame(held: HeldLines | null, frame: SportFrame): Received<HeldLines> {
  if (frame.type === 'error') return { kind: 'ignored' };
  if (frame.type === 'snapshot') return { kind: 'applied', held: withoutType(frame) };
  if (!held) return { kind: 'gap' };
  if (frame.version !== held.version + 1) return outOfStep(held.version, frame.version);
  const lines = applySportDelta(held.lines, frame);
  return { kind: 'applied', held: { ...held, version: frame.version, lines } };
}

function outOfStep(held: number, received: number): { kind: 'gap' } | { kind: 'ignored' } {
  return { kind: received > held ? 'gap' : 'ignored' };
}

function withoutType<Frame extends { type: string }>({
  type: _type,
  ...held
}: Frame): Omit<Frame, 'type'> {
  return held;
}
