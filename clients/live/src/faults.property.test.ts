import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cases } from '../../../.ci/vitest/cases.ts';
import type { RoomFrame } from '../../../realtime/rooms/room-view.ts';
import { lineOf } from '../../../realtime/rooms/line.ts';
import { createMatchRoom } from '../../../realtime/rooms/match-room.ts';
import { matchFramesFor } from '../../../realtime/rooms/resume.ts';
import { flush, putLine, sportFramesFor } from '../../../realtime/rooms/sport-room.ts';
import { deliver } from '../../../realtime/rooms/testing/deliver.ts';
import { createSportRoom, fixtureOf, NOON } from '../../../realtime/rooms/testing/fixtures.ts';
import { parseHubRooms } from '../../../realtime/protocol/hub-query.ts';
import { parseConnectQuery, type Position } from '../../../realtime/protocol/connect-query.ts';
import { HUB_PATH } from './address.ts';
import {
  connectLive,
  createReplica,
  type HeldLines,
  type HeldMatch,
  type OpenSocket,
  type SocketEvents,
} from './index.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** What happens to the rooms, or on the way to the client. */
const STEPS = {
  goal: 'A match changes.',
  'lost storage': 'The rooms begin again, with other epochs.',
  cut: 'The connections break, with all that is under way.',
  'silent cut': 'The connections are dead, and no side knows.',
  'lost delta': 'A delta does not arrive.',
  'repeated frame': 'A frame arrives twice.',
  'no JSON': 'Something else arrives.',
  'foreign frame': 'A frame of another protocol arrives.',
  renewal: 'The rooms close the connections for renewal.',
  restart: 'The server closes the connections.',
  refresh: 'The page is back.',
  wait: 'Time passes.',
} as const;
type StepName = keyof typeof STEPS;

function isStep(name: string): name is StepName {
  return Object.hasOwn(STEPS, name);
}

const step = fc.oneof(
  { weight: 10, arbitrary: fc.constant<StepName>('goal') },
  { weight: 10, arbitrary: fc.constantFrom(...Object.keys(STEPS).filter(isStep)) },
);

/** Real rooms of one match and its sport, as room logic runs on every host. */
function createRooms() {
  let lives = 0;
  let sequence = 0;
  /** Every state that the rooms ever had, by room, epoch and version. */
  const states = new Map<string, unknown>();

  const begin = () => ({
    match: createMatchRoom(`epoch-m-${lives}`),
    sport: createSportRoom(`epoch-s-${lives}`),
  });
  let rooms = begin();

  function goal(): Map<string, RoomFrame[]> {
    sequence += 1;
    const now = Date.now();
    let frame: RoomFrame | null = null;
    const update = {
      matchId: 'm1',
      sequence,
      occurredAt: now,
      fixture: fixtureOf(1),
      status: 'Live' as const,
      matchStatus: 'H1' as const,
      score: { home: sequence % 100, away: 0 },
      incidents: [
        {
          id: `g${sequence % 7}`,
          type: 'goal' as const,
          team: 'home' as const,
          minute: sequence % 90,
        },
      ],
    };
    rooms.match = deliver(rooms.match, [update], (applied) => {
      frame = applied.frame?.type === 'error' ? null : applied.frame;
      return applied.room;
    });
    const { state, epoch, version } = rooms.match;
    if (!state) throw new Error('The room refused the update');
    rooms.sport = putLine(rooms.sport, { matchId: 'm1', epoch, version, line: lineOf(state) }, now);
    const flushed = flush(rooms.sport, now);
    rooms.sport = flushed.room;
    remember();
    return new Map([
      ['match/m1', frame ? [frame] : []],
      ['sport/football', flushed.delta ? [flushed.delta] : []],
    ]);
  }

  function framesFor(key: string, position: Position | null): readonly RoomFrame[] {
    return key === 'match/m1'
      ? matchFramesFor(rooms.match, position)
      : sportFramesFor(rooms.sport, position).filter((frame) => frame.type !== 'error');
  }

  function remember(): void {
    for (const key of ['match/m1', 'sport/football'])
      for (const frame of framesFor(key, null))
        if (frame.type === 'snapshot') {
          const { type: _type, ...held } = frame;
          states.set(`${key}@${frame.epoch}@${frame.version}`, held);
        }
  }

  remember();
  return {
    goal,
    framesFor,
    states,
    loseStorage: () => {
      lives += 1;
      rooms = begin();
      remember();
    },
  };
}

interface Wire {
  url: URL;
  events: SocketEvents;
  isOpen: boolean;
  /** Whether nothing passes any more, unnoticed. */
  isDead: boolean;
  isClosed: boolean;
}

/** A client of both rooms, and the network between. */
function createWorld() {
  const rooms = createRooms();
  const wires: Wire[] = [];
  const sent: string[] = [];

  function send(wire: Wire, key: string, frames: readonly RoomFrame[]): void {
    for (const frame of frames) {
      const message =
        wire.url.pathname === HUB_PATH ? { type: 'rooms', frames: [{ room: key, frame }] } : frame;
      receive(wire, JSON.stringify(message));
    }
  }

  function receive(wire: Wire, text: string): void {
    if (wire.isOpen && !wire.isDead) wire.events.onMessage(text);
  }

  function positions({ url }: Wire): (readonly [string, Position | null])[] {
    if (url.pathname !== HUB_PATH) {
      const query = parseConnectQuery(url.searchParams);
      return [['match/m1', query.kind === 'ok' ? query.position : null]];
    }
    const query = parseHubRooms(url.searchParams.get('rooms') ?? '');
    if (query.kind !== 'ok') throw new Error(query.message);
    return query.entries.map(({ position }) => ['sport/football', position] as const);
  }

  /** Connects as the reconnecting socket does, after `ms`. */
  function connect(wire: Wire, url: () => string, ms: number): void {
    setTimeout(() => {
      if (wire.isClosed) return;
      wire.url = new URL(url());
      wire.isOpen = true;
      wire.isDead = false;
      wire.events.onOpen();
      for (const [key, position] of positions(wire))
        send(wire, key, rooms.framesFor(key, position));
    }, ms);
  }

  const reopen = new Map<Wire, () => void>();
  const openSocket: OpenSocket = (url, events) => {
    const wire: Wire = {
      url: new URL(url()),
      events,
      isOpen: false,
      isDead: false,
      isClosed: false,
    };
    wires.push(wire);
    reopen.set(wire, () => connect(wire, url, 700));
    connect(wire, url, 10);
    return {
      send: (text) => {
        sent.push(text);
        if (text === 'ping') receive(wire, 'pong');
      },
      close: () => {
        wire.isOpen = false;
        wire.isClosed = true;
      },
    };
  };

  function cut(code: number): void {
    for (const wire of wires.filter(({ isOpen }) => isOpen)) {
      wire.isOpen = false;
      // Its own socket opens again; one that the client replaces stays closed.
      reopen.get(wire)?.();
      wire.events.onClose(code);
    }
  }

  /**
   * A goal whose deltas arrive as often as `times`. A snapshot always arrives: it alone shows a new
   * epoch, and a WebSocket delivers it or breaks.
   */
  function goal(times = 1): void {
    const frames = rooms.goal();
    // A fault opens new ones meanwhile.
    for (const wire of wires.slice())
      for (const [key] of positions(wire))
        for (const frame of frames.get(key) ?? [])
          for (let time = 0; time < (frame.type === 'snapshot' ? 1 : times); time += 1)
            send(wire, key, [frame]);
  }

  const all = (text: string) => [...wires].forEach((wire) => receive(wire, text));
  const live = connectLive({ origin: 'wss://example.org', openSocket, settle: 0 });
  /** What the client held at some time, which the room never was. */
  const wrong: unknown[] = [];
  const published = (key: string) => (held: Position) => {
    const was = rooms.states.get(`${key}@${held.epoch}@${held.version}`);
    // As serialised: a member that is undefined is absent.
    if (JSON.stringify(was) !== JSON.stringify(sorted(held, was))) wrong.push({ key, held, was });
  };
  const match = createReplica<HeldMatch>(published('match/m1'));
  const sport = createReplica<HeldLines>(published('sport/football'));
  const connections = [live.match('m1', match), live.sport('football', sport)];

  const does: Record<StepName, () => void> = {
    goal,
    'lost storage': () => {
      rooms.loseStorage();
      cut(1006);
    },
    cut: () => cut(1006),
    'silent cut': () => wires.forEach((wire) => (wire.isDead = true)),
    'lost delta': () => goal(0),
    'repeated frame': () => goal(2),
    'no JSON': () => all('<html>'),
    'foreign frame': () => all(JSON.stringify({ type: 'delta', version: 'eight' })),
    renewal: () => cut(4408),
    restart: () => cut(1012),
    refresh: () => connections.forEach(({ refresh }) => refresh()),
    wait: () => vi.advanceTimersByTime(20_000),
  };
  return { rooms, wires, sent, wrong, match, sport, connections, does };
}

/** Returns the value with the order of another's members. */
function sorted(value: unknown, like: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(like))
    return value.map((each, index) => sorted(each, like[index]));
  if (typeof value !== 'object' || value === null || typeof like !== 'object' || like === null)
    return value;
  const members = new Map(Object.entries(value));
  const other = new Map(Object.entries(like));
  const keys = [...new Set([...other.keys(), ...members.keys()])].filter((key) => members.has(key));
  return Object.fromEntries(keys.map((key) => [key, sorted(members.get(key), other.get(key))]));
}

test('whatever goes wrong, a client has only states that its rooms had, and at last the current ones', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = createWorld();
      vi.advanceTimersByTime(100);
      for (const name of steps) {
        world.does[name]();
        vi.advanceTimersByTime(50);
        const open = world.wires.filter(({ isClosed }) => !isClosed);
        expect(new Set(open.map(({ url }) => url.pathname)).size).toBe(open.length);
      }
      // All pauses end, and a dead connection shows.
      vi.advanceTimersByTime(200_000);
      // The first change after a lost delta shows the gap.
      world.does.goal();
      vi.advanceTimersByTime(200_000);
      expect(world.wrong).toEqual([]);
      expect(new Set(world.sent)).toEqual(new Set(world.sent.length > 0 ? ['ping'] : []));
      for (const [key, replica] of [
        ['match/m1', world.match],
        ['sport/football', world.sport],
      ] as const) {
        const [current] = world.rooms.framesFor(key, null);
        expect({ type: 'snapshot', ...replica.held() }).toEqual(current);
      }
      for (const { close } of world.connections) close();
      expect(world.wires.every(({ isClosed }) => isClosed)).toBe(true);
    }),
    { numRuns: cases(300) },
  );
});
