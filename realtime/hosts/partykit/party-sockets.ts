import type * as Party from 'partykit/server';
import { addressTag } from '../address-tag.ts';
import { partyKitEnv } from './partykit-env.ts';
import { RENEW_CLOSE_CODE } from '../../protocol/frame.ts';
import { socketsPerAddress } from '../rooms-env.ts';
import { renewalShare } from '../renewals.ts';

/** The sockets of a room. PartyKit keeps them; this counts and reaches them. */
export class PartySockets {
  readonly #room: Party.Room;
  readonly #tags = new WeakMap<Party.Connection, string>();
  /** Characters that a connection may still be broadcast. */
  readonly #left = new WeakMap<Party.Connection, number>();

  constructor(room: Party.Room) {
    this.#room = room;
  }

  /** Tags for PartyKit to keep with a connection that is about to be accepted: its address, hashed. */
  async tagsFor(connection: Party.Connection, headers: Pick<Headers, 'get'>): Promise<string[]> {
    const tag = await addressTag(headers, this.#room.internalID);
    if (tag === undefined) return [];
    this.#tags.set(connection, tag);
    return [tag];
  }

  /** Whether a connection just accepted still is within its address's share. */
  admit(connection: Party.Connection): boolean {
    const tag = this.#tags.get(connection);
    if (tag === undefined) return true;
    return (
      [...this.#room.getConnections(tag)].length <= socketsPerAddress(partyKitEnv(this.#room.env))
    );
  }

  /** Counts the first frames of an admitted connection, so many characters, as part of its share. */
  welcomed(connection: Party.Connection, firstLength: number): void {
    this.#left.set(connection, renewalShare(firstLength));
  }

  /**
   * Sends to every open connection. One that fails does not hold up the others;
   * one that has had its share is renewed.
   */
  broadcast(text: string): void {
    for (const connection of this.#room.getConnections()) {
      try {
        connection.send(text);
        const left = (this.#left.get(connection) ?? renewalShare(0)) - text.length;
        this.#left.set(connection, left);
        if (left <= 0) connection.close(RENEW_CLOSE_CODE, 'renew');
      } catch {
        connection.close(1011, 'unreachable');
      }
    }
  }
}
