import type { Position } from '../../clients/live/src/address.ts';
import type { Connect } from '../../clients/live/src/connections.ts';
import type { RoomReplica } from '../../clients/live/src/replica.ts';
import type { Delay } from './delay.ts';
import { createDelayLine } from './delay-line.ts';

/**
 * Returns a `connect` whose replicas get each state when it is as old as the delay. The connection
 * itself goes on from the newest state, so a reconnect neither loses nor repeats what waits.
 */
export function connectLate<Held extends Position>(
  connect: Connect<Held>,
  delay: Delay,
): Connect<Held> {
  return (id, replica) => {
    const { late, stop } = delayed(replica, delay);
    const connection = connect(id, late);
    return {
      refresh: connection.refresh,
      close: () => {
        stop();
        connection.close();
      },
    };
  };
}

function delayed<Held extends Position>(
  replica: RoomReplica<Held>,
  delay: Delay,
): { late: RoomReplica<Held>; stop: () => void } {
  const line = createDelayLine<Held>(delay, replica.put);
  /** The newest state; it counts while it waits. */
  let newest: Held | null = null;
  let isForgotten = false;
  const late: RoomReplica<Held> = {
    held: () => {
      if (isForgotten) return null;
      return line.isWaiting() ? newest : replica.held();
    },
    put: (next) => {
      isForgotten = false;
      newest = next;
      line.push(next);
    },
    adopt: replica.adopt,
    forget: () => {
      isForgotten = true;
      replica.forget();
    },
  };
  return { late, stop: line.stop };
}
