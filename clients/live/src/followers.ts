import type { Position } from './address.ts';
import type { Receive } from './codecs.ts';
import type { Received } from './receive-frame.ts';
import type { RoomReplica } from './replica.ts';
import type { Follower } from './room-connection.ts';

/** Returns a follower that updates a room's replica. */
export function followerOf<Held extends Position>(
  replica: RoomReplica<Held>,
  receive: Receive<Held>,
): Follower {
  return {
    position: replica.held,
    forget: replica.forget,
    take: (message) => {
      let received: Received<Held>;
      try {
        received = receive(replica.held(), message);
      } catch (error) {
        return { kind: 'invalid', reason: String(error) };
      }
      if (received.kind === 'applied') replica.put(received.held);
      return received;
    },
  };
}
