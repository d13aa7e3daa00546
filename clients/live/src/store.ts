import type { Position } from './address.ts';
import { createReplica } from './replica.ts';
import { shareRooms } from './shared-rooms.ts';
import { connectLive, type HeldLines, type HeldMatch, type LiveOptions } from './index.ts';
import type { Connect } from './connections.ts';
import { watchReturn } from './watch-return.ts';

/** A value that changes, and can be observed. */
export interface Readable<Value> {
  get: () => Value;
  /** Calls the listener at each change. Returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Live rooms as observable values, which are null until a room's first frame. All subscribers of a
 * room share one connection. The room closes two seconds after its last subscriber has left.
 */
export interface LiveStore {
  match: (matchId: string) => Readable<HeldMatch | null>;
  sport: (sportKey: string) => Readable<HeldLines | null>;
  /** False while an open room has lost its connection. */
  connected: Readable<boolean>;
  /**
   * Reconnects every room from its position. In a browser the store does so when the fan returns.
   */
  refresh: () => void;
  /** Removes the store's listeners from the page. Rooms still close with their last subscriber. */
  stop: () => void;
}

export function createLiveStore(options: LiveOptions): LiveStore {
  const lost = new Set<string>();
  const connection = listenable();
  const connections = connectLive({
    ...options,
    onConnected: (path, isConnected) => {
      if (isConnected) lost.delete(path);
      else lost.add(path);
      connection.notify();
      options.onConnected?.(path, isConnected);
    },
  });
  const matches = rooms(connections.match);
  const sports = rooms(connections.sport);
  const refresh = () => {
    matches.refresh();
    sports.refresh();
  };
  return {
    match: matches.room,
    sport: sports.room,
    connected: { get: () => lost.size === 0, subscribe: connection.subscribe },
    refresh,
    stop: typeof document === 'undefined' ? () => {} : watchReturn(refresh),
  };
}

function listenable() {
  const listeners = new Set<() => void>();
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      // Wrapped, so that the same listener may subscribe twice.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}

function rooms<Held extends Position>(connect: Connect<Held>) {
  const states = new Map<string, Held>();
  /** One object per room: with a new one, a React effect would subscribe again. */
  const known = new Map<string, Readable<Held | null> & { notify: () => void }>();
  const shared = shareRooms<Held>({
    hold: (key) =>
      createReplica((held) => {
        states.set(key, held);
        known.get(key)?.notify();
      }),
    connect,
    onClosed: (key) => void states.delete(key),
  });

  function room(key: string): Readable<Held | null> {
    const { notify, subscribe } = listenable();
    const readable = known.get(key) ?? {
      notify,
      get: () => states.get(key) ?? null,
      subscribe: (listener) => {
        const end = subscribe(listener);
        const leave = shared.join(key, null);
        return () => {
          end();
          leave();
        };
      },
    };
    known.set(key, readable);
    return readable;
  }

  return { room, refresh: shared.refresh };
}
