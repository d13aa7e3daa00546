import type { RoomKind, RoomReport } from './tally.ts';

/** A room's reports so far, merged. */
interface KnownRoom extends RoomReport {
  unsavedSince?: number | null;
  /** Time of its last report, ms; after a restart, of its last report that was stored. */
  reportedAt: number;
}

export interface MatchesOfFeed {
  inPlay: number;
  silent: number;
}

interface PlayingRow extends Record<string, SqlStorageValue> {
  room: string;
  source: string | null;
  silent: number;
  at: number;
}

export const ROOM_KINDS = ['match', 'relay', 'sport', 'hub'] as const satisfies RoomKind[];
/**
 * Time without a report after which a room's sockets no longer count, ms. A room with sockets
 * reports at least once a minute while it sends, so the room has crashed and its viewers are
 * elsewhere. This excludes match rooms, which may wait for hours for a kick-off.
 */
const SOCKETS_LAST = 30 * 60_000;
/**
 * Time without a report after which a match no longer counts as in play, ms: no match lasts longer.
 */
const PLAY_LASTS = 6 * 3_600_000;

/**
 * Keeps the rooms that have sockets, a match in play or unsaved states. The matches in play are
 * stored: while a feed stands still, an object that starts again would otherwise not know that the
 * feed should send anything.
 */
export class KnownRooms {
  /** By kind and name. */
  readonly #rooms = new Map<string, KnownRoom>();
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS playing (
      room TEXT PRIMARY KEY, source TEXT, silent INTEGER NOT NULL, at INTEGER NOT NULL
    )`);
    for (const { room, source, silent, at } of sql.exec<PlayingRow>('SELECT * FROM playing'))
      this.#rooms.set(room, {
        kind: 'match',
        isInPlay: true,
        isSilent: silent === 1,
        ...(source !== null && { source }),
        reportedAt: at,
      });
  }

  note(key: string, { unsavedSince, ...news }: RoomReport, now: number): void {
    const known = this.#rooms.get(key);
    const room: KnownRoom = { ...known, ...news, reportedAt: now };
    if (unsavedSince === 'earlier') room.unsavedSince = known?.unsavedSince ?? now;
    else if (unsavedSince !== undefined) room.unsavedSince = unsavedSince;
    this.#put(key, room);
  }

  /** Clears what rooms reported long ago, since a room that is gone never reports its end. */
  forget(now: number): void {
    for (const [key, room] of this.#rooms) {
      const silence = now - room.reportedAt;
      if (room.kind !== 'match' && silence > SOCKETS_LAST) this.#put(key, { ...room, sockets: 0 });
      else if (room.isInPlay && silence > PLAY_LASTS) this.#put(key, { ...room, isInPlay: false });
    }
  }

  #put(key: string, room: KnownRoom): void {
    const { sockets = 0, isInPlay = false, unsavedSince = null } = room;
    this.#store(key, room);
    if (sockets > 0 || isInPlay || unsavedSince !== null) this.#rooms.set(key, room);
    else this.#rooms.delete(key);
  }

  #store(key: string, { isInPlay = false, isSilent = false, source, reportedAt }: KnownRoom): void {
    const known = this.#rooms.get(key);
    if (!isInPlay) {
      if (known?.isInPlay) this.#sql.exec('DELETE FROM playing WHERE room = ?', key);
      return;
    }
    if (known?.isInPlay && known.source === source && (known.isSilent ?? false) === isSilent)
      return;
    const row = [key, source ?? null, Number(isSilent), reportedAt];
    this.#sql.exec('INSERT OR REPLACE INTO playing VALUES (?, ?, ?, ?)', ...row);
  }

  /** Returns the numbers of matches in play by their feed's name; undefined for unknown feeds. */
  byFeed(): Map<string | undefined, MatchesOfFeed> {
    const feeds = new Map<string | undefined, MatchesOfFeed>();
    for (const { kind, source, isInPlay, isSilent } of this.#rooms.values()) {
      if (kind !== 'match' || !isInPlay) continue;
      const feed = feeds.get(source) ?? { inPlay: 0, silent: 0 };
      feeds.set(source, feed);
      feed.inPlay += 1;
      if (isSilent) feed.silent += 1;
    }
    return feeds;
  }

  unsaved(): { rooms: number; oldestSince: number | null } {
    const since = Array.from(this.#rooms.values(), ({ unsavedSince }) => unsavedSince ?? null);
    const unsaved = since.filter((at) => at !== null);
    const oldestSince = unsaved.reduce((oldest, at) => Math.min(oldest, at), Infinity);
    return { rooms: unsaved.length, oldestSince: unsaved.length > 0 ? oldestSince : null };
  }

  /** Returns the number of open sockets of each kind of room. */
  sockets(): Record<RoomKind, number> {
    const sockets = { match: 0, relay: 0, sport: 0, hub: 0 };
    for (const room of this.#rooms.values()) sockets[room.kind] += room.sockets ?? 0;
    return sockets;
  }

  /** Returns the largest rooms' numbers of sockets, highest first. */
  largest(rooms: number): number[] {
    return Array.from(this.#rooms.values(), ({ sockets = 0 }) => sockets)
      .filter((sockets) => sockets > 0)
      .toSorted((a, b) => b - a)
      .slice(0, rooms);
  }

  /** Returns the matches with the most sockets, including those of their relays. */
  busiest(matches: number): { matchId: string; sockets: number }[] {
    const found = new Map<string, number>();
    for (const [key, { kind, sockets = 0 }] of this.#rooms) {
      if ((kind !== 'match' && kind !== 'relay') || sockets === 0) continue;
      const matchId = key.slice(kind.length + 1).replace(/~\d+$/, '');
      found.set(matchId, (found.get(matchId) ?? 0) + sockets);
    }
    return Array.from(found, ([matchId, sockets]) => ({ matchId, sockets }))
      .toSorted((a, b) => b.sockets - a.sockets)
      .slice(0, matches);
  }
}
