import type { MatchSnapshot, SportSnapshot } from '../protocol/frame.ts';
import type { Fixture, IngestResult, MatchUpdate } from '../protocol/ingest.ts';
import type { LineUpdate } from '../rooms/sport-room.ts';
import type { FollowerName } from './follower-name.ts';

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
 * What a follower answers to news: where it stands now, from which the room
 * goes on; null when it has no viewers left and wants no more.
 */
export type FollowerPosition = { epoch: string; version: number } | null;

/** Where a follower stands that has to be sent the whole view: its epoch is no room's. */
export const NOWHERE = { epoch: 'unsubscribed', version: 0 } as const;

/** All a follower needs to stand in for a room: its `RoomView` as JSON. */
export type RoomViewText = string;

/** What a room may call on one that follows it; `key` names the room, as frames of a hub do. */
export interface FollowerRpc {
  /** The room's deltas of `epoch`, in order, as the text that sockets get. */
  followDeltas(key: string, epoch: string, deltas: string[]): Promise<FollowerPosition>;
  /** The room's whole view, when it has no deltas that lead there. */
  replaceView(key: string, view: RoomViewText): Promise<FollowerPosition>;
}

/** What a relay or a hub may call on a room. */
export interface FollowedRpc {
  /** Registers a follower and answers the room's whole view. */
  subscribe(follower: FollowerName): Promise<RoomViewText>;
}

/** What other parts may call on a match room; what followers are told, on its relays. */
export interface MatchRoomRpc extends FollowedRpc, FollowerRpc {
  ingest(updates: MatchUpdate[]): Promise<IngestAnswer>;
  /** The match's feed is well and has nothing new of it. Answers whether it is in play. */
  heartbeat(): Promise<boolean>;
  snapshot(): Promise<MatchSnapshot | null>;
  /** What is not confirmed to be in the database; null when all of it is, or there is nothing. */
  owed(): Promise<OwedMatch | null>;
  /** The database has the state of `epoch` and `version`, or a later one, for good. */
  confirmStored(epoch: string, version: number): Promise<void>;
}

/** What other parts may call on a sport room. */
export interface SportRoomRpc extends FollowedRpc {
  /** Resolves when the lines are durable; one older than what the room has is left out. */
  putLines(updates: LineUpdate[]): Promise<void>;
  snapshot(): Promise<SportSnapshot>;
}
