import { expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import type { HeldLines } from '../../realtime/protocol/receive-frame.ts';
import { createReplica } from '../../clients/live/src/replica.ts';
import { createDelay } from './delay.ts';
import { strictConnections } from './connections.ts';
import { fakeSockets } from './testing/fake-sockets.ts';
import { aDelta, aLine, aSnapshot } from './testing/lines.ts';

function setUp() {
  const { sockets, openSocket, last } = fakeSockets();
  const log = vi.fn<(message: string) => void>();
  const connections = strictConnections({
    origin: 'wss://example.org',
    openSocket,
    log,
    onConnected: () => {},
    delay: createDelay(0),
    settle: 0,
  });
  const open = () => sockets.filter(({ isClosed }) => !isClosed);
  const paths = () => open().map(({ urls }) => urls.at(-1)?.pathname);
  const rooms = () => open()[0]?.urls.at(-1)?.searchParams.get('rooms');
  return { connections, sockets, last, log, open, paths, rooms };
}

/** A follower of football, with every version that it received. */
function aFollower(version: number | null) {
  const versions: number[] = [];
  const held = createReplica((lines: HeldLines) => void versions.push(lines.version));
  if (version !== null) held.adopt(aSnapshot(version, [aLine('m1')]));
  versions.length = 0;
  return { held, versions };
}

const goal = (version: number) => aDelta(version, { m1: { score: { home: version } } });

test('a shared room resumes from its oldest subscriber, and each subscriber gets only what it lacks', () => {
  const { connections, last, log, rooms } = setUp();
  const [behind, ahead] = [aFollower(5), aFollower(7)];
  connections.sport('football', ahead.held);
  expect(rooms()).toBe('sport/football@epoch-one@7');
  connections.sport('football', behind.held);
  expect(rooms()).toBe('sport/football@epoch-one@5');
  for (const version of [6, 7, 8]) last().receive(goal(version));
  expect(behind.versions).toEqual([6, 7, 8]);
  expect(ahead.versions).toEqual([8]);
  expect(log).not.toHaveBeenCalled();
});

test('a snapshot for a new subscriber is ignored by one that has its version', () => {
  const { connections, last, rooms } = setUp();
  const [early, late] = [aFollower(7), aFollower(null)];
  connections.sport('football', early.held);
  connections.sport('football', late.held);
  expect(rooms()).toBe('sport/football');
  last().receive(aSnapshot(7, [aLine('m1')]));
  expect([early.versions, late.versions]).toEqual([[], [7]]);
  last().receive(goal(8));
  expect([early.versions, late.versions]).toEqual([[8], [7, 8]]);
});

test('a room stays open without reconnecting until its last subscriber leaves', () => {
  const { connections, sockets, open } = setUp();
  const first = connections.sport('football', aFollower(7).held);
  const second = connections.sport('football', aFollower(7).held);
  const count = sockets.length;
  first.close();
  expect(sockets).toHaveLength(count);
  second.close();
  expect(open()).toEqual([]);
});

test('without a hub a room has its own socket and resumes from its oldest subscriber', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const { connections, last, paths } = setUp();
  const [one, other] = [aFollower(5), aFollower(7)];
  connections.sport('football', one.held);
  connections.sport('football', other.held);
  last().events.onClose(1006);
  await eventually(() => expect(paths()).toEqual(['/parties/sport/football']));
  expect(last().urls[0]?.search).toContain('version=5');
  for (const version of [6, 7, 8]) last().receive(goal(version));
  expect([one.versions, other.versions]).toEqual([[6, 7, 8], [8]]);
  vi.unstubAllGlobals();
});
