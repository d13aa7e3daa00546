import type { Position } from '../../clients/live/src/address.ts';
import type { Connect, Connections } from '../../clients/live/src/connections.ts';
import type { RoomReplica } from '../../clients/live/src/replica.ts';
import { delayInCookies } from '../../edge/contracts/delay.ts';
import type { Delay } from './delay.ts';
import { createDelayLine } from './delay-line.ts';

/** Returns connections that deliver each state once it is as old as the delay. */
export function delayed<Match extends Position, Lines extends Position>(
  { sport, match }: Connections<Match, Lines>,
  delay: Delay,
): Connections<Match, Lines> {
  delay.setState(Math.max(delay.getState(), deviceDelay()));
  return { sport: connectLate(sport, delay), match: connectLate(match, delay) };
}

/**
 * Returns the device's current delay, ms. A page from the browser's history may contain an older
 * one.
 */
function deviceDelay(): number {
  return typeof document === 'undefined' ? 0 : delayInCookies(document.cookie) * 1_000;
}

/**
 * Returns a `connect` whose replicas get each state when it is as old as the delay. The connection
 * itself continues from the newest state, so a reconnect neither loses nor repeats what waits.
 */
function connectLate<Held extends Position>(connect: Connect<Held>, delay: Delay): Connect<Held> {
  return (id, replica) => {
    const { late, stop } = delayedReplica(replica, delay);
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

function delayedReplica<Held extends Position>(
  replica: RoomReplica<Held>,
  delay: Delay,
): { late: RoomReplica<Held>; stop: () => void } {
  const line = createDelayLine<Held>(delay, replica.put);
  /** The newest state: the connection's position while that state waits. */
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
