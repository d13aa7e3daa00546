import type * as Party from 'partykit/server';
import { addressTags, placesOf } from '../address-tag.ts';
import { partyKitEnv } from './partykit-env.ts';
import { RENEW_CLOSE_CODE } from '../../protocol/frame.ts';
import { socketsPerAddress } from '../rooms-env.ts';
import { broadcastShare } from '../broadcast-shares.ts';

/** Limits a room's sockets per address, and sends to all of them; PartyKit has the list. */
export class PartySockets {
  readonly #room: Party.Room;
  readonly #tags = new WeakMap<Party.Connection, readonly string[]>();
  /** Characters left in a connection's broadcast share. */
  readonly #left = new WeakMap<Party.Connection, number>();

  constructor(room: Party.Room) {
    this.#room = room;
  }

  /** Returns the tags that PartyKit keeps with a new connection: its hashed address and /48. */
  async tagsFor(connection: Party.Connection, headers: Pick<Headers, 'get'>): Promise<string[]> {
    const tags = await addressTags(headers, this.#room.internalID);
    this.#tags.set(connection, tags);
    return tags;
  }

  /**
   * Whether a new connection, which PartyKit's list already contains, is within the shares of
   * its address and /48.
   */
  admit(connection: Party.Connection): boolean {
    const perAddress = socketsPerAddress(partyKitEnv(this.#room.env));
    return this.#tagsOf(connection).every((tag) => this.#countOf(tag) <= placesOf(tag, perAddress));
  }

  #tagsOf(connection: Party.Connection): readonly string[] {
    return this.#tags.get(connection) ?? [];
  }

  #countOf(tag: string): number {
    return [...this.#room.getConnections(tag)].length;
  }

  /** Counts the length of an admitted connection's first frames as part of its share. */
  welcomed(connection: Party.Connection, firstLength: number): void {
    const counts = this.#tagsOf(connection).map((tag) => this.#countOf(tag));
    this.#left.set(connection, broadcastShare(firstLength, Math.max(1, ...counts)));
  }

  /**
   * Sends to every open connection. A failing one does not block the others. A connection that has
   * used up its share is closed, so that its client opens a new one.
   */
  broadcast(text: string): void {
    for (const connection of this.#room.getConnections()) {
      try {
        connection.send(text);
        const left = (this.#left.get(connection) ?? broadcastShare(0)) - text.length;
        this.#left.set(connection, left);
        if (left <= 0) connection.close(RENEW_CLOSE_CODE, 'renew');
      } catch {
        connection.close(1011, 'unreachable');
      }
    }
  }
}
