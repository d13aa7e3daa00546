import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CODECS } from './codecs.ts';
import { followerOf } from './followers.ts';
import type { HeldLines } from './frames.ts';
import { createReplica } from './replica.ts';
import { connectRoom, PING_EVERY, PONG_WITHIN, type SocketEvents } from './room-connection.ts';

const STATES = ['connecting', 'open', 'checking', 'paused', 'closed'] as const;
type State = (typeof STATES)[number];
const EVENTS = [
  ...([
    'opened',
    'frame',
    'quiet',
    'no pong',
    'lost',
    'renewal',
    'fault',
    'repeated fault',
  ] as const),
  ...(['unsupported', 'pause over', 'refresh', 'close'] as const),
];
type Event = (typeof EVENTS)[number];

const document = await readFile(new URL('../SPEC.md', import.meta.url), 'utf8');

/** Returns the cells of a section's table, without its head. */
function tableOf(section: string): string[][] {
  const [, body = ''] = document.split(`## ${section}`);
  const [own = ''] = body.split('\n## ');
  const lines = own.split('\n').filter((line) => line.startsWith('|'));
  return lines
    .filter((_line, index) => index !== 1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const [head = [], ...rows] = tableOf('A connection: states and events');
const CELLS = EVENTS.flatMap((event) => {
  const row = rows.find(([name]) => name === `\`${event}\``) ?? [];
  return STATES.map((state) => ({ event, state, cell: row[head.indexOf(state)] ?? 'missing' }));
});

test('the table has every state and event, and no others', () => {
  expect(head.slice(1)).toEqual([...STATES]);
  expect(rows.map(([name]) => name?.replaceAll('`', '')).toSorted()).toEqual(EVENTS.toSorted());
});

const HELD: HeldLines = { epoch: 'epoch-one', version: 7, lines: {} };
const delta = (version: number) => JSON.stringify({ type: 'delta', version, at: 1, lines: {} });
const refusal = (code: string) => JSON.stringify({ type: 'error', code, message: 'no' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A connection whose sockets the test controls. */
function setUp(held: HeldLines | null = HELD) {
  const sockets: { url: string; events: SocketEvents; sent: string[]; isClosed: boolean }[] = [];
  const replica = createReplica<HeldLines>(() => {});
  if (held) replica.adopt(held);
  const connected: boolean[] = [];
  const rooms = new Map([['sport/football', [followerOf(replica, CODECS.sport)]]]);
  const connection = connectRoom({
    path: '/parties/sport/football',
    origin: 'wss://example.org',
    rooms: () => rooms,
    readHub: CODECS.hub,
    onConnected: (isConnected) => connected.push(isConnected),
    log: () => {},
    openSocket: (url, events) => {
      const socket = { url: url(), events, sent: new Array<string>(), isClosed: false };
      sockets.push(socket);
      return {
        send: (message) => void socket.sent.push(message),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket was opened');
    return socket;
  };
  return { connection, replica, sockets, connected, last };
}
type World = ReturnType<typeof setUp>;

const say = ({ last }: World, message: string) => last().events.onMessage(message);

/** Brings a new connection into each state. */
const REACH: Record<State, (world: World) => void> = {
  connecting: () => {},
  open: ({ last }) => last().events.onOpen(),
  checking: ({ last }) => {
    last().events.onOpen();
    vi.advanceTimersByTime(PING_EVERY);
  },
  paused: (world) => {
    say(world, delta(9));
    say(world, delta(9));
  },
  closed: ({ connection }) => connection.close(),
};

/** Lets each event happen. */
const CAUSE: Record<Event, (world: World) => void> = {
  opened: ({ last }) => last().events.onOpen(),
  frame: (world) => say(world, 'pong'),
  quiet: () => vi.advanceTimersByTime(PING_EVERY),
  'no pong': () => vi.advanceTimersByTime(PONG_WITHIN),
  lost: ({ last }) => last().events.onClose(1006),
  renewal: ({ last }) => {
    // The clock alone: timers would end a pause.
    vi.setSystemTime(Date.now() + 5_000);
    last().events.onClose(4408);
  },
  fault: (world) => say(world, delta(9)),
  'repeated fault': (world) => say(world, delta(9)),
  unsupported: (world) => say(world, refusal('unsupported-protocol')),
  'pause over': () => vi.advanceTimersByTime(1_000),
  refresh: ({ connection }) => connection.refresh(),
  close: ({ connection }) => connection.close(),
};

/** Returns the state, by what the connection does next. */
function stateOf({ sockets, last }: World): State {
  const count = sockets.length;
  if (last().isClosed) {
    vi.advanceTimersByTime(90_000);
    return sockets.length > count ? 'paused' : 'closed';
  }
  const pings = last().sent.length;
  vi.advanceTimersByTime(PONG_WITHIN);
  if (sockets.length > count) return 'checking';
  vi.advanceTimersByTime(PING_EVERY - PONG_WITHIN);
  return last().sent.length > pings ? 'open' : 'connecting';
}

/** Returns what the connection did since it had `before` sockets and `pings`. */
function actionOf({ sockets, last, connected }: World, before: number, pings: number): string {
  if (sockets.length > before) return 'connect';
  if (last().sent.length > pings) return 'ping';
  if (connected.at(-1) !== false) return '';
  return last().isClosed ? 'drop' : 'retry';
}

describe('a connection', () => {
  test.each(CELLS.filter(({ cell }) => cell !== '–'))(
    '$state, on $event: "$cell"',
    ({ state, event, cell }) => {
      const world = setUp();
      if (event === 'repeated fault') say(world, delta(9));
      REACH[state](world);
      const [before, pings] = [world.sockets.length, world.last().sent.length];
      world.connected.length = 0;
      CAUSE[event](world);
      const [next = '', action = ''] = cell.split(': ');
      expect(actionOf(world, before, pings)).toBe(action);
      const opened = world.sockets.slice(before).map(({ url }) => new URL(url).search);
      expect(opened).toEqual(action === 'connect' ? ['?epoch=epoch-one&version=7'] : []);
      expect(world.sockets.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true);
      expect(world.sockets.flatMap(({ sent }) => sent).every((sent) => sent === 'ping')).toBe(true);
      expect(stateOf(world)).toBe(next === '' ? state : next);
    },
  );
});

/** The messages and positions of the second table, by its words. */
const FRAMES: Record<string, string> = {
  snapshot: JSON.stringify({ type: 'snapshot', epoch: 'epoch-two', version: 3, lines: {} }),
  'delta of version 8': delta(8),
  'delta of version 7': delta(7),
  'delta of version 9': delta(9),
  'delta of version 1': delta(1),
  'an invalid one': JSON.stringify({ type: 'delta', version: 'eight' }),
  'error: too-many-connections': refusal('too-many-connections'),
  'error: unsupported-protocol': refusal('unsupported-protocol'),
};
const AFTER: Record<string, HeldLines | null> = {
  'the snapshot': { epoch: 'epoch-two', version: 3, lines: {} },
  'version 8': { ...HELD, version: 8 },
  'the same': HELD,
  'the same, without its position': null,
  nothing: null,
};

describe('a room', () => {
  const [, ...frames] = tableOf('A room: what a frame does');

  test.each(frames)('on %s, with %s, has %s: %s', (frame, before, after, event) => {
    const world = setUp(before === 'nothing' ? null : HELD);
    world.last().events.onOpen();
    const message = FRAMES[frame];
    if (message === undefined || AFTER[after] === undefined)
      throw new Error(`No such row: ${frame}`);
    say(world, message);
    expect(world.replica.held()).toEqual(AFTER[after]);
    const row = CELLS.find((cell) => cell.state === 'open' && `\`${cell.event}\`` === event);
    const [next] = row?.cell.split(': ') ?? [];
    expect(stateOf(world)).toBe(next);
  });

  test('has rows for every frame that the test knows', () => {
    expect(frames.map(([frame]) => frame).toSorted()).toEqual(Object.keys(FRAMES).toSorted());
  });
});
