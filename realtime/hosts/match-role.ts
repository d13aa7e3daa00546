import type { Position } from '../protocol/connect-query.ts';
import type { MatchView } from '../rooms/resume.ts';

/** A match room's role: its match's sequencer, or a relay. */
export interface MatchRole {
  readonly view: MatchView;
  /** Resolves when the view is safe to show to a new viewer at `position`. */
  ready(position: Position | null): Promise<void>;
  /** Returns the relay for further viewers when this room is full; null for the last. */
  overflow(): number | null;
  /** Resumes interrupted work. */
  onAlarm(): Promise<void>;
}
