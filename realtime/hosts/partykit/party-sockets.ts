import type * as Party from 'partykit/server';
import { addressTag } from '../address-tag.ts';
import { partyKitEnv } from './partykit-env.ts';
import { RENEW_CLOSE_CODE } from '../../protocol/frame.ts';
import { socketsPerAddress } from '../rooms-env.ts';
import { RENEWAL_LENGTH } from '../sockets.ts';

/** The sockets of a room. PartyKit keeps them; this counts and reaches them. */
export class PartySockets {
  readonly #room: Party.Room;
  readonly #tags = new WeakMap<Party.Connection, string>();
  /** Characters broadcast to a connection since it came, or since its room woke. */
  readonly #lengths = new WeakMap<Party.Connection, number>();

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

  /**
   * Sends to every open connection. One that fails does not hold up the others;
   * one that has had its share is renewed.
   */
  broadcast(text: string): void {
    for (const connection of this.#room.getConnections()) {
      try {
        connection.send(text);
        const length = (this.#lengths.get(connection) ?? 0) + text.length;
        this.#lengths.set(connection, length);
        if (length >= RENEWAL_LENGTH) connection.close(RENEW_CLOSE_CODE, 'renew');
      } catch {
        connection.close(1011, 'unreachable');
      }
    }
  }
}
