import { applyMatchDelta, applySportDelta } from './apply-frame.ts';
import type { MatchFrame, MatchSnapshot, SportFrame, SportSnapshot } from './frame.ts';

/** A match as a client holds it; `epoch` and `version` are what it reconnects with. */
export type HeldMatch = Omit<MatchSnapshot, 'type'>;
/** A sport's lines as a client holds them. */
export type HeldLines = Omit<SportSnapshot, 'type'>;

/**
 * What became of a frame: `applied`, with what the client holds now; `gap`, when
 * deltas before it are missing and the client should reconnect with what it
 * has; `ignored`, when it holds the change already or the frame is an error.
 */
export type Received<Held> =
  | { kind: 'applied'; held: Held }
  | { kind: 'gap' }
  | { kind: 'ignored' };

/**
 * Takes in a match room's frame (design §3). Throws a `ValiError` on a delta that
 * would leave no valid state: the client should connect anew without a position.
 */
export function receiveMatchFrame(held: HeldMatch | null, frame: MatchFrame): Received<HeldMatch> {
  if (frame.type === 'error') return { kind: 'ignored' };
  if (frame.type === 'snapshot') return { kind: 'applied', held: withoutType(frame) };
  if (!held) return { kind: 'gap' };
  if (frame.version !== held.version + 1) return outOfStep(held.version, frame.version);
  const state = applyMatchDelta(held.state, frame);
  return { kind: 'applied', held: { ...held, version: frame.version, state } };
}

/**
 * Takes in a sport room's frame (design §3). Throws as `receiveMatchFrame` does.
 */
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
