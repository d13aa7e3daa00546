import type { MatchSnapshot, SportSnapshot } from '../protocol/frame.ts';
import type { Fixture, IngestResult, MatchUpdate } from '../protocol/ingest.ts';
import type { LineUpdate } from '../rooms/sport-room.ts';

/** What a match room answers to an ingest. */
export interface IngestAnswer {
  /** One per update, in their order. */
  results: IngestResult[];
  /** The room after all of them; null while it has no state. */
  snapshot: MatchSnapshot | null;
}

/** What the database may not have of a match. */
export interface OwedMatch {
  /** The room as it is now. */
  snapshot: MatchSnapshot;
  /** The newest fixture that its updates still hold: a state lacks round, group and ground. */
  fixture: { sequence: number; fixture: Fixture } | null;
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
  /** The match's feed is well and has nothing new of it. Answers whether it is in play. */
  heartbeat(): Promise<boolean>;
  snapshot(): Promise<MatchSnapshot | null>;
  /** What is not confirmed to be in the database; null when all of it is, or there is nothing. */
  owed(): Promise<OwedMatch | null>;
  /** The database has the state of `epoch` and `version`, or a later one, for good. */
  confirmStored(epoch: string, version: number): Promise<void>;
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
