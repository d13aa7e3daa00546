import type { Position } from '../protocol/connect-query.ts';
import type { MatchView } from '../rooms/resume.ts';

/** What a match room is: the sequencer of its match, or one of its relays. */
export interface MatchRole {
  readonly view: MatchView;
  /** Resolves when the view may be shown to a new viewer, who has what was at `position`. */
  ready(position: Position | null): Promise<void>;
  /** The relay that further viewers are sent to when this room is full; null when it is the last. */
  overflow(): number | null;
  /** Makes up for what was interrupted. */
  onAlarm(): Promise<void>;
}
