import { bandsOf, parentOf } from '../../realtime/hosts/tree.ts';
import { CONSTANTS, CONTINENTS } from './constants.ts';

/** The sequencer, which has number 0, or a relay. */
export interface Room {
  number: number;
  continent: number;
  viewers: number;
  depth: number;
  children: Room[];
}

const {
  viewers: all,
  places,
  fanOut,
  filled,
  sendUs,
  relayMs,
  callShare,
  fibreKmPerMs,
  detour,
  nearKm,
  lastMileMs,
  lastMileSpread,
  loss,
  resendMs,
  ingestMs,
} = CONSTANTS;

/** Returns a random generator (mulberry32) with the same numbers, 0 to 1, in each run. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the sequencer with the tree of relays for all viewers, as the edge's bands fill it. */
export function treeOfViewers(): Room {
  const sequencer: Room = { number: 0, continent: 0, viewers: 0, depth: 0, children: [] };
  sequencer.viewers = places.value;
  for (const [continent, { share }] of CONTINENTS.entries()) {
    const rooms = new Map([[0, sequencer]]);
    let left = share * (all.value - places.value);
    for (const { first, last } of bandsOf(0, fanOut.value).slice(1)) {
      const size = last - first + 1;
      const each = Math.min(places.value * filled.value, left / size);
      if (each <= 0) break;
      for (let number = first; number <= last; number += 1) {
        const parent = rooms.get(parentOf(number, fanOut.value)) ?? sequencer;
        const room = { number, continent, viewers: each, depth: parent.depth + 1, children: [] };
        parent.children.push(room);
        rooms.set(number, room);
      }
      left -= each * size;
    }
  }
  return sequencer;
}

/** Returns the travel time between two continents along a great circle, or within one, ms. */
function wayMs(from: number, to: number, random: () => number): number {
  const km = from === to ? random() * nearKm.value : greatCircleKm(from, to);
  return (km * detour.value) / fibreKmPerMs.value;
}

function greatCircleKm(from: number, to: number): number {
  const [a, b] = [CONTINENTS[from]?.at ?? [0, 0], CONTINENTS[to]?.at ?? [0, 0]];
  const [lat1, lon1, lat2, lon2] = [...a, ...b].map((degrees) => (degrees * Math.PI) / 180);
  const cosine =
    Math.sin(lat1 ?? 0) * Math.sin(lat2 ?? 0) +
    Math.cos(lat1 ?? 0) * Math.cos(lat2 ?? 0) * Math.cos((lon1 ?? 0) - (lon2 ?? 0));
  return 6_371 * Math.acos(cosine);
}

/** Returns the time from a room's socket to the screen, ms: `way` to the edge, the last mile, lost packets. */
function lastMile(way: number, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let resend = 0;
  for (let wait = resendMs.value; random() < loss.value; wait *= 2) resend += wait;
  return way + lastMileMs.value * Math.exp(lastMileSpread.value * normal) + resend;
}

/** Where relays are: each on its viewers' continent, or anywhere. */
export type Placement = 'continents' | 'random';

/**
 * Sends one goal through the tree. Returns the number of viewers that see it in each millisecond. A room has
 * one thread: it calls its followers one after the other, then sends to its sockets.
 */
export function sendGoal(
  sequencer: Room,
  placement: Placement,
  random: () => number,
): Float64Array {
  const seen = new Float64Array(60_000);
  const anywhere = () => {
    let at = random();
    return Math.max(
      0,
      CONTINENTS.findIndex(({ share }) => (at -= share) < 0),
    );
  };
  const events: { at: number; room: Room; continent: number }[] = [
    { at: ingestMs.value, room: sequencer, continent: 0 },
  ];
  // A room has one event, so the order among rooms does not matter.
  for (let event = events.pop(); event; event = events.pop()) {
    const { room, continent } = event;
    const isRelay = room.number > 0;
    let now = event.at + (isRelay ? relayMs.value * (1 - callShare.value) : 0);
    for (const child of room.children) {
      now += relayMs.value * callShare.value;
      const there = placement === 'random' ? anywhere() : child.continent;
      events.push({ at: now + wayMs(continent, there, random), room: child, continent: there });
    }
    for (let n = 0; n < room.viewers; n += 1) {
      now += sendUs.value / 1_000;
      const home = placement === 'random' || !isRelay ? anywhere() : room.continent;
      const ms = Math.round(now + lastMile(wayMs(continent, home, random), random));
      seen[Math.min(ms, seen.length - 1)] = (seen[ms] ?? 0) + 1;
    }
  }
  return seen;
}

/** Returns the time by which a share (0–1) of the viewers has seen the goal, ms. */
export function timeOf(seen: Float64Array, share: number): number {
  const total = seen.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  return seen.findIndex((count) => (sum += count) >= total * share);
}

/** Returns when each viewer of a lost room is in a new one (ms, sorted), and the number of calls for that. */
export function reconnect(viewers: number, random: () => number) {
  const { minRetryMs, retryGrowth, maxRetryMs, requestLimit } = CONSTANTS;
  const waiting = Array.from({ length: viewers }, () => {
    const delay = minRetryMs.value * (1 + 2 * random());
    return { at: delay, delay };
  });
  const [perSecond, done]: [number[], number[]] = [[], []];
  let calls = 0;
  for (let second = 0; waiting.length > 0; second += 1) {
    const due = waiting
      .filter(({ at }) => at < (second + 1) * 1_000)
      .toSorted((a, b) => a.at - b.at);
    calls += due.length;
    perSecond.push(due.length);
    for (const [index, viewer] of due.entries()) {
      if (index < requestLimit.value) {
        done.push(viewer.at);
        waiting.splice(waiting.indexOf(viewer), 1);
      } else {
        viewer.delay = Math.min(maxRetryMs.value, viewer.delay * retryGrowth.value);
        viewer.at += viewer.delay;
      }
    }
  }
  return { done: done.toSorted((a, b) => a - b), perSecond, calls };
}
