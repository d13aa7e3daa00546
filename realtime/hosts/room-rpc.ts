import type { Position } from '../protocol/connect-query.ts';
import type { MatchSnapshot, SportSnapshot } from '../protocol/frame.ts';
import type { Fixture, IngestResult, MatchUpdate } from '../protocol/ingest.ts';
import type { SportKey } from '../sports/sport.ts';
import type { LineUpdate } from '../rooms/sport-room.ts';
import type { FollowerName } from './follower-name.ts';
import type { MatchBackup, RestoreOutcome, SportBackup } from './room-backup.ts';

/** A match room's response to an ingest. */
export interface IngestAnswer {
  /** One per update, in their order. */
  results: IngestResult[];
  /** The room afterwards; null without a state. */
  snapshot: MatchSnapshot | null;
}

/** Data of a match that the database may lack. */
export interface UnsavedMatch {
  /** The current room. */
  snapshot: MatchSnapshot;
  /**
   * The newest fixture in its updates, since a state lacks round, group and ground; null if the log
   * has none.
   */
  fixture: { sequence: number; fixture: Fixture } | null;
}

/**
 * A follower's response to a delivery: its new position, from which the parent continues. Null
 * unsubscribes the follower, because neither viewers nor followers of it are left.
 */
export type FollowerPosition = Position | null;

/** Position of a follower that needs the whole view: no room has this epoch. */
export const NOWHERE = { epoch: 'unsubscribed', version: 0 } as const;

/** A room's data for its followers: its `RoomView` as JSON. */
export type RoomViewText = string;

/** A parent's calls to its followers; `key` names the followed room, as in a hub's frames. */
export interface FollowerRpc {
  /** Takes the room's deltas of `epoch`, in order, as the text that sockets get. */
  followDeltas(key: string, epoch: string, deltas: string[]): Promise<FollowerPosition>;
  /** Takes the room's whole view, when no deltas lead there. */
  replaceView(key: string, view: RoomViewText): Promise<FollowerPosition>;
}

/** A follower's calls to its parent: the room, or another follower of it. */
export interface FollowedRpc {
  /**
   * Registers a follower that is at `held`, and resolves once the parent has delivered what it
   * lacks. A parent that is itself behind `wanted`, a viewer's position, catches up first.
   */
  subscribe(
    key: string,
    follower: FollowerName,
    held: Position,
    wanted: Position | null,
  ): Promise<void>;
}

/** An update in a match room's log, for operators. */
export interface LoggedUpdate {
  sequence: number;
  /**
   * The room's version after the update; null without a state, or in an entry of an older build.
   */
  version: number | null;
  source: string | null;
  /** When the update arrived, and when its event occurred, ms. */
  arrivedAt: number | null;
  occurredAt: number;
  /** Names of the members that it changes, such as `score`. */
  changes: string[];
  /** Why the update is not part of the state; null if it is. */
  rejection: string | null;
}

/** Calls of a backup, and of a restore whose id is `run`. */
export interface BackupRpc<Backup> {
  /** Returns what the room needs to answer as before; null if it is empty. */
  backup(): Promise<Backup | null>;
  /** Fills an empty room. */
  restore(saved: Backup, run: string): Promise<RestoreOutcome>;
  /** Empties the room if `run` filled it, including all that came in since. */
  erase(run: string): Promise<void>;
}

/** Calls of other parts to a match room, and between a room and its relays. */
export interface MatchRoomRpc extends FollowedRpc, FollowerRpc, BackupRpc<MatchBackup> {
  /** `source`: the feed. */
  ingest(updates: MatchUpdate[], source?: string): Promise<IngestAnswer>;
  /** Reports that the match's feed works without news. Returns whether the match is in play. */
  heartbeat(source?: string): Promise<boolean>;
  snapshot(): Promise<MatchSnapshot | null>;
  /** Returns the newest updates of the log, newest first. */
  lastUpdates(): Promise<LoggedUpdate[]>;
  /** Returns data that the database has not confirmed; null if it has all. */
  unsaved(): Promise<UnsavedMatch | null>;
  /**
   * Empties the room of an old match, unless somebody watches it or its state is not the
   * database's, which has `epoch` and `version`. Returns whether the room is empty.
   */
  retire(epoch: string, version: number): Promise<boolean>;
  /** Records that the database has stored the state of `epoch` and `version`, or a later one. */
  confirmStored(epoch: string, version: number): Promise<void>;
}

/** Calls to a hub, which follows rooms or other hubs, and which hubs of the next level follow. */
export interface HubRoomRpc extends FollowedRpc, FollowerRpc {
  /**
   * Returns the sports' snapshots as their rooms have them now; null for a room that does not
   * answer.
   */
  snapshots(sportKeys: readonly SportKey[]): Promise<(SportSnapshot | null)[]>;
}

/** Calls of other parts to a sport room. */
export interface SportRoomRpc extends FollowedRpc, BackupRpc<SportBackup> {
  /** Resolves when the lines are durable; skips outdated ones. */
  putLines(updates: LineUpdate[]): Promise<void>;
  snapshot(): Promise<SportSnapshot>;
}
