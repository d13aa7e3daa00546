import { exports } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { CODECS } from '../../clients/live/src/codecs.ts';
import { createConnections } from '../../clients/live/src/connections.ts';
import type { HeldLines, HeldMatch } from '../../clients/live/src/frames.ts';
import { createReplica } from '../../clients/live/src/replica.ts';
import type { OpenSocket } from '../../clients/live/src/room-connection.ts';
import { scored } from './conformance/match-updates.ts';
import { matchPath, sportPath } from './conformance/viewer.ts';
import { harness, startMatch } from './testing/worker-harness.ts';

const UPGRADE = { headers: { upgrade: 'websocket' } };

/** Opens sockets of the Worker that a test can cut, and opens them again as PartySocket does. */
function createNetwork() {
  const cuts = new Set<() => void>();
  const openSocket: OpenSocket = (url, events) => {
    let wire: WebSocket | null = null;
    let isClosed = false;

    async function connect(): Promise<void> {
      const { pathname, search } = new URL(url());
      const { webSocket } = await exports.default.fetch(
        `http://rooms.test${pathname}${search}`,
        UPGRADE,
      );
      if (!webSocket || isClosed) return;
      wire = webSocket;
      const cut = () => {
        cuts.delete(cut);
        wire = null;
        webSocket.close(1000);
        if (isClosed) return;
        events.onClose(1006);
        void connect();
      };
      cuts.add(cut);
      webSocket.addEventListener('message', ({ data }) => {
        if (wire === webSocket) events.onMessage(String(data));
      });
      webSocket.accept();
      events.onOpen();
    }

    void connect();
    return {
      send: (text) => wire?.send(text),
      close: () => {
        isClosed = true;
        wire?.close(1000);
        wire = null;
      },
    };
  };
  return { openSocket, cut: () => cuts.forEach((cut) => cut()) };
}

it('a client whose connections break at every third update has each version of a match once', async () => {
  const matchId = await startMatch(1);
  const { openSocket, cut } = createNetwork();
  const log = vi.fn<(message: string) => void>();
  const live = createConnections({
    origin: 'ws://rooms.test',
    openSocket,
    codecs: CODECS,
    onConnected: () => {},
    log,
  });
  const versions: number[] = [];
  const match = createReplica<HeldMatch>(({ version }) => void versions.push(version));
  const sport = createReplica<HeldLines>(() => {});
  const connections = [live.match(matchId, match), live.sport('football', sport)];
  await eventually(() => expect(match.held()?.version).toBe(2));
  for (let home = 2; home <= 31; home += 1) {
    await harness.ingest(matchId, [scored(matchId, home + 1, home, 0)]);
    if (home % 3 === 0) cut();
  }
  await eventually(() => expect(match.held()?.version).toBe(32));
  expect(versions).toEqual(Array.from({ length: 31 }, (_, index) => index + 2));
  expect({ type: 'snapshot', ...match.held() }).toEqual(
    (await harness.get(matchPath(matchId))).body,
  );
  await eventually(async () => {
    expect(sport.held()?.lines[matchId]?.score.home).toBe(31);
    expect({ type: 'snapshot', ...sport.held() }).toEqual(
      (await harness.get(sportPath('football'))).body,
    );
  });
  expect(log).not.toHaveBeenCalled();
  for (const { close } of connections) close();
});
