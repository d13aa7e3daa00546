import { receiveFrame, type Received } from '../../clients/live/src/receive-frame.ts';
import { applyMatchDelta, applySportDelta } from './apply-frame.ts';
import type {
  MatchDelta,
  MatchFrame,
  MatchSnapshot,
  SportDelta,
  SportFrame,
  SportSnapshot,
} from './frame.ts';

/** A client's copy of a match. The client reconnects from its `epoch` and `version`. */
export type HeldMatch = Omit<MatchSnapshot, 'type'>;
/** A client's copy of a sport's lines. */
export type HeldLines = Omit<SportSnapshot, 'type'>;

/**
 * Applies a match room's frame to the client's copy (design §3). Throws a `ValiError` if a delta
 * leads to an invalid state: the client should then reconnect without a position.
 */
export function receiveMatchFrame(held: HeldMatch | null, frame: MatchFrame): Received<HeldMatch> {
  return receiveFrame(held, frame, {
    start: ({ epoch, version, state }: MatchSnapshot) => ({ epoch, version, state }),
    apply: ({ epoch, state }, delta: MatchDelta) => {
      return { epoch, version: delta.version, state: applyMatchDelta(state, delta) };
    },
  });
}

/**
 * Applies a sport room's frame to the client's copy (design §3). Throws like `receiveMatchFrame`.
 */
export function receiveSportFrame(held: HeldLines | null, frame: SportFrame): Received<HeldLines> {
  return receiveFrame(held, frame, {
    start: ({ epoch, version, lines }: SportSnapshot) => ({ epoch, version, lines }),
    apply: ({ epoch, lines }, delta: SportDelta) => {
      return { epoch, version: delta.version, lines: applySportDelta(lines, delta) };
    },
  });
}
