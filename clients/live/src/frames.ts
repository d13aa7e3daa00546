import type { Position } from './address.ts';
import type { MergePatch } from './merge-patch.ts';
import type { Incident, MatchLine, MatchState } from './state.ts';

/** A client's copy of a match. */
export interface HeldMatch extends Position {
  state: MatchState;
}
/** A client's copy of a sport's lines, by match id. */
export interface HeldLines extends Position {
  lines: Record<string, MatchLine>;
}

export type MatchSnapshot = HeldMatch & { type: 'snapshot' };
export type SportSnapshot = HeldLines & { type: 'snapshot' };

/** One change: `patch` is merged into the state first, then `incidents` are upserted by id. */
export interface MatchDelta {
  type: 'delta';
  version: number;
  /** When the room applied it, ms. */
  at: number;
  patch?: MergePatch | undefined;
  incidents?: Incident[] | undefined;
}

/** The changes of a window of 100 ms: `lines` is a merge patch of the client's lines. */
export interface SportDelta {
  type: 'delta';
  version: number;
  at: number;
  lines: Record<string, MergePatch | null>;
}

/** The reason why a room closes a connection. The room closes it after this frame. */
export interface ErrorFrame {
  type: 'error';
  code: 'read-only' | 'unsupported-protocol' | 'too-many-connections';
  message: string;
}

/** Frames of several rooms. The frames of one room stay in order. */
export interface RoomsFrame {
  type: 'rooms';
  frames: { room: string; frame?: unknown }[];
}

/**
 * Close code for a connection that carried its limit of data. No error frame precedes it. The
 * client reconnects at once from its position.
 */
export const RENEW_CLOSE_CODE = 4408;
