import type * as Party from 'partykit/server';
import { addressTag } from '../address-tag.ts';
import { partyKitEnv } from './partykit-env.ts';
import { socketsPerAddress } from '../rooms-env.ts';

/** The sockets of a room. PartyKit keeps them; this counts and reaches them. */
export class PartySockets {
  readonly #room: Party.Room;
  readonly #tags = new WeakMap<Party.Connection, string>();

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

  /** Sends to every open connection. One that fails does not hold up the others. */
  broadcast(text: string): void {
    for (const connection of this.#room.getConnections()) {
      try {
        connection.send(text);
      } catch {
        connection.close(1011, 'unreachable');
      }
    }
  }
}
