import { matchFrameSchema, sportFrameSchema } from '../../../../../realtime/protocol/frame.ts';
import { parseRoomKey } from '../../../../../realtime/protocol/hub-query.ts';
import {
  receiveMatchFrame,
  receiveSportFrame,
  type HeldLines,
  type HeldMatch,
} from '../../../../../realtime/protocol/receive-frame.ts';
import { createReplica } from '../../../../live/room-replica.ts';
import type { RoomConnection } from '../../../../live/room-connection.ts';
import { aLine, aState } from '../../../../live/testing/lines.ts';
import { shareConnections } from '../share-connections.ts';
import { fakeHub } from './fake-hub.ts';
import { fakePage } from './fake-page.ts';

interface Reported {
  version: number;
  epoch: string;
  home: number | undefined;
}

/** A page with web views that follow rooms from their HTML's state. */
export function pageWorld(options: Parameters<typeof fakePage>[0] = {}) {
  const hub = fakeHub();
  const page = fakePage(options);
  const logged: string[] = [];
  const frames = new Map<string, ReturnType<typeof createFrame>>();

  let created = 0;

  function createFrame() {
    // A reopened frame is a new frame.
    const name = `frame-${(created += 1)}`;
    const disconnected = new Set<string>();
    const rooms = new Map<string, { reported: Reported[]; connection: RoomConnection }>();
    const connections = shareConnections(
      {
        origin: 'wss://example.org',
        openSocket: hub.openFrom(name),
        log: (message) => logged.push(`${name}: ${message}`),
        onConnected: (path, isConnected) => {
          if (isConnected) disconnected.delete(path);
          else disconnected.add(path);
        },
      },
      page.pageOf(name),
    );

    /** Follows a room from its HTML: `behind` versions ago; null had no state. */
    function follow(key: string, behind: number | null = 0): void {
      if (rooms.has(key)) return;
      const { epoch, version: current } = hub.roomOf(key);
      const version = Math.max(1, current - (behind ?? 0));
      const reported: Reported[] = [];
      const room = parseRoomKey(key);
      const score = { home: version, away: 0 };
      if (room?.party === 'sport') {
        const held = createReplica({
          schema: sportFrameSchema,
          receive: receiveSportFrame,
          publish: (lines: HeldLines) =>
            void reported.push({ ...lines, home: lines.lines['m']?.score?.home }),
        });
        if (behind !== null) held.adopt({ epoch, version, lines: { m: aLine('m', { score }) } });
        rooms.set(key, { reported, connection: connections.sport(room.sportKey, held) });
      } else if (room) {
        const { matchId } = room;
        const held = createReplica({
          schema: matchFrameSchema,
          receive: receiveMatchFrame,
          publish: (match: HeldMatch) =>
            void reported.push({ ...match, home: match.state.score?.home }),
        });
        if (behind !== null) held.adopt({ epoch, version, state: aState(matchId, { score }) });
        rooms.set(key, { reported, connection: connections.match(matchId, held) });
      }
    }

    return {
      name,
      disconnected,
      rooms,
      follow,
      unfollow: (key: string) => {
        rooms.get(key)?.connection.close();
        rooms.delete(key);
      },
      refresh: () => {
        for (const { connection } of rooms.values()) connection.refresh();
      },
    };
  }

  function kill(called: string): void {
    const name = frames.get(called)?.name;
    if (name === undefined) return;
    page.remove(name);
    hub.end(name);
    frames.delete(called);
  }

  return {
    hub,
    page,
    frames,
    logged,
    open: (name: string) => {
      const frame = frames.get(name) ?? createFrame();
      frames.set(name, frame);
      return frame;
    },
    /** Ends it without notice. */
    kill,
    /** Removes its element. */
    remove: (called: string) => {
      page.hide(frames.get(called)?.name ?? '');
      kill(called);
    },
    /** Returns rooms whose state in a frame is wrong or arrived out of order. */
    faults: () =>
      [...frames].flatMap(([name, { rooms }]) =>
        [...rooms].flatMap(([key, { reported }]) => {
          const room = hub.roomOf(key);
          const last = reported.at(-1);
          const isThere = last?.epoch === room.epoch && last.version === room.version;
          const isInLine = reported.every(
            ({ version, epoch, home }, at) =>
              home === version &&
              (reported[at - 1]?.epoch !== epoch || version > (reported[at - 1]?.version ?? 0)),
          );
          return isThere && isInLine ? [] : [`${name} ${key} ${JSON.stringify(reported)}`];
        }),
      ),
  };
}
