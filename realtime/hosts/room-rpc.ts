import type { MatchSnapshot, SportSnapshot } from '../protocol/frame.ts';
import type { IngestResult, MatchUpdate } from '../protocol/ingest.ts';
import type { LineUpdate } from '../rooms/sport-room.ts';

/** What a match room answers to an ingest. */
export interface IngestAnswer {
  /** One per update, in their order. */
  results: IngestResult[];
  /** The room after all of them; null while it has no state. */
  snapshot: MatchSnapshot | null;
}

/**
 * What a relay answers to news: where it stands now, from which the sequencer
 * goes on; null when it has no viewers left and wants no more.
 */
export type RelayPosition = { epoch: string; version: number } | null;

/** All a relay needs to stand in for the sequencer: a `RelayView` as JSON. */
export type RelayViewText = string;

/** What other parts may call on a match room. */
export interface MatchRoomRpc {
  ingest(updates: MatchUpdate[]): Promise<IngestAnswer>;
  snapshot(): Promise<MatchSnapshot | null>;
  /** Registers relay number `relay` of this match and answers the room's whole view. */
  subscribeRelay(relay: number): Promise<RelayViewText>;
  /** On a relay: the sequencer's deltas of `epoch`, in order, as the text that sockets get. */
  followDeltas(epoch: string, deltas: string[]): Promise<RelayPosition>;
  /** On a relay: the sequencer's whole view, when it has no deltas that lead there. */
  replaceView(view: RelayViewText): Promise<RelayPosition>;
}

/** What other parts may call on a sport room. */
export interface SportRoomRpc {
  /** Resolves when the lines are durable; one older than what the room has is left out. */
  putLines(updates: LineUpdate[]): Promise<void>;
  snapshot(): Promise<SportSnapshot>;
}
