import { senderOf } from '../realtime/protocol/network-site.ts';
import type { METRICS } from '../realtime/hosts/metrics/metric-list.ts';
import { tally } from '../realtime/hosts/metrics/report.ts';
import { timeLimit } from './shared/time/time-limit.ts';
import { LEVELS, WaitingPlaces, type Branch, type Level, type Place } from './waiting-places.ts';

/** Kinds of work that cost the thread much: each has a gate of its own, whose refusals the metrics count. */
export type GateKind = (typeof METRICS)['work_refused_total']['labels']['kind'][number];

export interface GateLimits {
  /**
   * Most works under way: of a group (an IPv4 address, a /48, all unknown networks), of all; and of all while they
   * are heavy, two by default.
   */
  atWork: { group: number; all: number; heavy?: number };
  /** Most works that wait: of a /64 or a signed-in fan, of a group, of all. */
  waiting: { network: number; group: number; all: number };
  /** For how long after a work its effects still block the thread, ms; 0 by default. */
  aftermath?: number;
  /** Whether the works only wait for another machine: then the gate never rests, and no work is heavy. */
  onlyWaits?: true;
}

/** A request that may have to wait. */
export interface GateCaller {
  /** Null if unknown. */
  network: string | null;
  /** The signed-in fan, whose token is verified: a network of their own among the neighbours behind their address. */
  user?: string | undefined;
  /**
   * Keeps a request alive whose visitor leaves, from its arrival on: a waiting one would end without a sign, and hold
   * its turn; one at work would free its place too early.
   */
  waitUntil: (work: Promise<unknown>) => void;
  /** How heavy the work is beside others of its network, which come first if they are lighter; 1 by default. */
  weight?: number;
  /** Whether the work is still wanted while it waits; yes by default. */
  isNeeded?: () => boolean;
  /** Longest wait, ms, where who asks waits no longer for an answer; 4,000 by default. */
  longestWait?: number;
}

export interface WorkGateOptions extends GateLimits {
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
}

/** Longest wait, ms, unless the caller names another. */
const WAIT_MS = 4_000;
/** A longer work, ms, gives its place back: most take 4.5 s at most, and the platform may end a request without a sign. */
const WORK_MS = 6_000;
/** Interval at which the next request looks whether it is its turn, ms. */
const LOOK_MS = 20;
/** How much longer the interval is for each turn of others before, ms: less than the shortest turn takes. */
const TURN_MS = 8;
/** Longest interval, ms. */
const MAX_LOOK_MS = 500;
/** Interval at which a work's own timer fires, ms: what blocks the thread for less shows in none. */
const WATCH_MS = 5;
/** A waiting request whose look is so late, ms, may have died: others pass it. */
const SILENT_MS = 500;
/** One that does not come back within this time after that, ms, has died. Looks after a blocked thread come at once. */
const GONE_MS = 250;
/** Least lateness of a timer, ms, that says that the thread was blocked: timers are never exact. */
const LATE_MS = 5;
/** Length of a rest, as a share of the time that a work blocked the thread. Above 1, so that most requests find it free. */
const REST = 1.5;
/** Longest rest, ms: while a work waits, others may block the thread. */
const MAX_REST_MS = 500;
/** A range whose last work began longer ago, ms, does not wait for a rest, but for `MOST_BLOCKED`. */
const RECENT_MS = 2_000;
/** How much of about the last second the works may block, ms: beyond that each range waits for a rest. */
const MOST_BLOCKED = 400;
/** Time over which what the works block is forgotten, ms. */
const FORGET_MS = 1_000;
/** A work that blocks the thread for longer, ms, is a heavy one: of those few run at a time. */
const HEAVY_MS = 20;
/** Most heavy works under way, so that the thread is free between two. */
const HEAVY_AT_WORK = 2;
/** Share of a new measurement in what others block of the thread, and in what a work does. */
const NEWEST = 0.2;
/** Age at which that is no longer known, ms. */
const OTHERS_MS = 1_000;
/** Most networks, groups and ranges whose last work an isolate remembers. */
const MAX_SERVED = 2_000;

/**
 * Lets few works of a kind run in an isolate at a time, since its one thread also serves kept pages, calls and
 * sockets (ADR 131). The others wait:
 *
 * - After a work that blocked the thread the gate rests, so that the thread is free for others meanwhile. How
 *   long it was blocked shows in how late timers of the work fire: a Worker cannot read its processor time. What
 *   others block at the same time does not count: it shows in how late timers fire while no work runs. A range
 *   without a recent work does not wait for a rest, unless works have blocked much of the last second: many
 *   ranges with a work each would leave the thread no rest.
 * - Of heavy works two run at a time.
 * - Next is the range, in it the group, and in it the network, that had its last work longest ago, so a flood
 *   delays itself.
 * - When all places are taken, the range with the most of them loses one to a newcomer of a smaller one, or else the
 *   group with the most to one of its range; when those of a group are, its network with the most, and of several
 *   the one that had its last work latest.
 * - workerd forbids a request to await what another does, so each looks with its own timer: the less often the
 *   more turns are before its own, since the looks of hundreds would take the thread themselves.
 */
export class WorkGate {
  readonly #kind: GateKind;
  readonly #with: WorkGateOptions & Required<Pick<WorkGateOptions, 'now' | 'pause'>>;
  readonly #atWork = new Set<Place>();
  readonly #waiting = new WaitingPlaces();
  /** Places that were dropped for their silence, and when they count as gone, ms. */
  readonly #silent = new Map<Place, number>();
  /** When the last work of each network, group and range began, ms, the longest ago first. */
  readonly #served = new Map<string, number>();
  #restUntil = -Infinity;
  /** Number of works so far. */
  #works = 0;
  /** How much the works have blocked lately, ms, and when that was computed, ms. */
  #blocked = { ms: 0, at: 0 };
  /** How long one work blocks the thread, ms: an average. */
  #heaviness = 0;
  /** The share of the thread that others block, and when it was measured, ms. */
  #others = { share: 0, at: -Infinity };

  constructor(kind: GateKind, { now = monotonicNow, pause = sleep, ...limits }: WorkGateOptions) {
    this.#kind = kind;
    this.#with = { ...limits, now, pause };
  }

  /** Whether more works wait than can run at a time. */
  get isCrowded(): boolean {
    this.#forgetDead();
    return this.#waiting.size > this.#with.atWork.all;
  }

  /**
   * Runs `work` in its turn and returns its result. Returns null, without a run, if too many wait, the turn does
   * not come in time or the work is not needed any more.
   */
  async run<Result extends object>(
    {
      network,
      user,
      waitUntil,
      weight = 1,
      isNeeded = () => true,
      longestWait = WAIT_MS,
    }: GateCaller,
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    const entering = this.#enter({ ...placeOf(network, user), weight, isNeeded }, longestWait);
    const running = this.#runIn(entering, work);
    waitUntil(this.#keep(entering, running));
    const result = await running;
    if (!result && isNeeded()) tally.count('work_refused_total', { kind: this.#kind });
    return result;
  }

  /** Runs a work once it has a place, and says when it is over. */
  async #runIn<Result extends object>(
    entering: Promise<Place | null>,
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    const place = await entering;
    if (!place) return null;
    try {
      return await work();
    } finally {
      place.isOver = true;
      if (this.#with.onlyWaits) this.#atWork.delete(place);
    }
  }

  /** Resolves when a request holds no place any more. */
  async #keep(entering: Promise<Place | null>, running: Promise<unknown>): Promise<void> {
    const place = await entering;
    if (place && !this.#with.onlyWaits) await this.#freeAfter(place);
    await running.catch(() => {});
  }

  /** Whether a request of network `a` would have its turn before one of `b`; null is an unknown network. */
  precedes(a: string | null, b: string | null): boolean {
    return this.#isBefore(placeOf(a), placeOf(b));
  }

  async #enter(place: Place, longestWait: number): Promise<Place | null> {
    const { now } = this.#with;
    this.#forgetDead();
    if (!this.#makeRoomFor(place)) return null;
    const deadline = now() + timeLimit(longestWait);
    try {
      for (;;) {
        this.#waiting.add(place);
        this.#silent.delete(place);
        const interval = Math.min(LOOK_MS + TURN_MS * this.#turnsBefore(place), MAX_LOOK_MS);
        place.until = now() + interval + SILENT_MS;
        this.#forgetDead();
        if (this.#isTurnOf(place)) return this.#begin(place);
        const left = deadline - now();
        if (left <= 0) return null;
        await this.#look(Math.min(interval, left));
        if (place.isOver || !place.isNeeded()) return null;
      }
    } finally {
      this.#waiting.delete(place);
      this.#silent.delete(place);
    }
  }

  /** Waits until a request may look again. If no work runs meanwhile, a late timer shows what others block. */
  async #look(interval: number): Promise<void> {
    const { now, pause } = this.#with;
    const start = now();
    const isIdle = this.#atWork.size === 0;
    const works = this.#works;
    await pause(interval);
    // A longer timer shows less: its lateness is that of its last moment.
    if (!isIdle || this.#works > works || interval !== LOOK_MS) return;
    const passed = now() - start;
    const late = passed - LOOK_MS;
    const share = late >= LATE_MS ? late / passed : 0;
    this.#others = { share: this.#shareOfOthers() * (1 - NEWEST) + share * NEWEST, at: now() };
  }

  #shareOfOthers(): number {
    const { share, at } = this.#others;
    return this.#with.now() < at + OTHERS_MS ? share : 0;
  }

  /** Returns how many turns come before that of a waiting request, at least: of its range, and of others. */
  #turnsBefore(place: Place): number {
    const { atWork } = this.#with;
    const around = this.#waiting.around(place);
    let turns = 0;
    for (const level of LEVELS) {
      // Works of several ranges run side by side.
      const share = level === 'range' ? atWork.group / atWork.all : 1;
      turns += share * this.#partsBefore(around[level], place[level]);
    }
    let isLater = false;
    for (const other of around.network.parts.get(place.network)?.places ?? [])
      if (other === place) isLater = true;
      else if (other.weight < place.weight || (other.weight === place.weight && !isLater))
        turns += 1;
    return turns;
  }

  /** Returns how many parts of a branch had their last work longer ago than the one with this name. */
  #partsBefore({ parts }: Branch, own: string): number {
    const ownLast = this.#lastOf(own);
    const ownNumber = parts.get(own)?.number ?? Infinity;
    let count = 0;
    for (const [name, { number }] of parts) {
      const last = this.#lastOf(name);
      if (last < ownLast || (last === ownLast && number < ownNumber)) count += 1;
    }
    return count;
  }

  #isTurnOf(place: Place): boolean {
    const isFree = this.#atWork.size < this.#mostAtWork(place);
    return isFree && !this.#isHeldBack(place) && this.#next() === place;
  }

  /** An unknown network is a developer's machine, whose works are as heavy as they are. */
  #mostAtWork({ group }: Place): number {
    const { all, heavy = HEAVY_AT_WORK } = this.#with.atWork;
    return group !== '' && this.#heaviness > HEAVY_MS ? Math.min(all, heavy) : all;
  }

  /** Whether a group has enough works, or waits for the gate's rest. */
  #isHeldBack({ group, range }: Place): boolean {
    const ofGroup = [...this.#atWork].filter((other) => other.group === group).length;
    if (ofGroup >= this.#with.atWork.group) return true;
    // An unknown network is a developer's machine, which waits for no rest.
    const now = this.#with.now();
    if (group === '' || now >= this.#restUntil) return false;
    return now < this.#lastOf(range) + RECENT_MS || this.#blockedLately(now) > MOST_BLOCKED;
  }

  #blockedLately(now: number): number {
    const { ms, at } = this.#blocked;
    return ms * Math.exp((at - now) / FORGET_MS);
  }

  /** Frees a place when its work has ended or has taken too long, and begins the rest. */
  async #freeAfter(place: Place): Promise<void> {
    const { now, pause, aftermath = 0 } = this.#with;
    const start = now();
    let blocked = 0;
    let shared = 0;
    let end = Infinity;
    while (now() < Math.min(end, place.until)) {
      const due = now() + WATCH_MS;
      await pause(WATCH_MS);
      const late = now() - due;
      if (late >= LATE_MS) {
        blocked += late;
        // Works that run side by side see each other's.
        shared += late / Math.max(1, this.#atWork.size);
      }
      if (place.isOver && end === Infinity) end = now() + aftermath;
    }
    const others = this.#shareOfOthers() * (now() - start);
    const own = Math.max(0, blocked - others);
    this.#restUntil = Math.max(this.#restUntil, now() + Math.min(own * REST, MAX_REST_MS));
    const alone = blocked > 0 ? (own * shared) / blocked : 0;
    this.#heaviness = this.#heaviness * (1 - NEWEST) + alone * NEWEST;
    this.#blocked = { ms: this.#blockedLately(now()) + alone, at: now() };
    this.#atWork.delete(place);
  }

  /**
   * Whether a newcomer may wait. If all places are taken, the largest range loses one, if it is larger than the
   * newcomer's; else the largest group of the newcomer's range does, or else the largest network of its group. If the
   * places of its group are taken, that group loses one.
   */
  #makeRoomFor(newcomer: Place): boolean {
    const limits = this.#with.waiting;
    const around = this.#waiting.around(newcomer);
    const { network, group } = newcomer;
    const ofNetwork = around.network.parts.get(network)?.places.size ?? 0;
    if (network !== anonymousIn(group) && ofNetwork >= limits.network) return false;
    const isGroupFull = around.network.places.size >= limits.group;
    if (!isGroupFull && this.#waiting.size < limits.all) return true;
    for (const level of isGroupFull ? (['network'] as const) : LEVELS) {
      const largest = this.#largestOf(around[level], level);
      const leaves = largest && this.#leavingOf(largest, level);
      if (!leaves) continue;
      const own = around[level].parts.get(newcomer[level])?.places.size ?? 0;
      const more = largest.places.size - own;
      // Others of one size would take places from each other all the time.
      const isServedLater =
        level === 'network' && this.#servedLast(leaves) > this.#servedLast(newcomer);
      if (more < 1 || (more === 1 && !isServedLater)) continue;
      leaves.isOver = true;
      return this.#waiting.delete(leaves);
    }
    return false;
  }

  /**
   * Returns the part of a branch with the most places; of several the one that was served latest, since sixty-four
   * accounts behind an address have one each.
   */
  #largestOf({ parts }: Branch, level: Level): Branch | undefined {
    let largest: Branch | undefined;
    let served = -Infinity;
    for (const [name, part] of parts) {
      const more = part.places.size - (largest?.places.size ?? 0);
      if (more < 0) continue;
      const [first] = part.places;
      const last = level === 'network' && first ? this.#servedLast(first) : this.#lastOf(name);
      if (more > 0 || last >= served) [largest, served] = [part, last];
    }
    return largest;
  }

  /** Returns the youngest place of the network with the most, in the group with the most. */
  #leavingOf(part: Branch, level: Level): Place | undefined {
    let branch = part;
    for (const below of LEVELS.slice(LEVELS.indexOf(level) + 1))
      branch = this.#largestOf(branch, below) ?? branch;
    return [...branch.places].at(-1);
  }

  #begin(place: Place): Place {
    const now = this.#with.now();
    place.until = now + timeLimit(WORK_MS);
    this.#works += 1;
    this.#atWork.add(place);
    this.#noteServed(place, now);
    return place;
  }

  #noteServed(place: Place, now: number): void {
    for (const level of LEVELS) {
      const name = place[level];
      this.#served.delete(name);
      this.#served.set(name, now);
      const [oldest] = this.#served.keys();
      if (this.#served.size > MAX_SERVED && oldest !== undefined) this.#served.delete(oldest);
    }
  }

  /** Returns the waiting request whose turn it is; undefined if all are held back. */
  #next(): Place | undefined {
    let next: Place | undefined;
    for (const place of this.#waiting)
      if (place.isNeeded() && (!next || this.#isBefore(place, next)) && !this.#isHeldBack(place))
        next = place;
    return next;
  }

  /**
   * Whether the range of `a`, or else the group, or else the network, had its last work longer ago; of the same
   * network the lighter one is before.
   */
  #isBefore(a: Place, b: Place): boolean {
    for (const level of LEVELS) {
      const [ofA, ofB] = [this.#lastOf(a[level]), this.#lastOf(b[level])];
      if (ofA !== ofB) return ofA < ofB;
    }
    return a.weight < b.weight;
  }

  /**
   * Returns when the last work of a network began, ms, to compare who may wait. A /64 without one counts as served
   * latest, since who has a /48 can send each request from another.
   */
  #servedLast({ network, isOfMany }: Place): number {
    return this.#served.get(network) ?? (isOfMany ? Infinity : -Infinity);
  }

  /** Returns when the last work of a network, group or range began, ms. */
  #lastOf(name: string): number {
    return this.#served.get(name) ?? -Infinity;
  }

  /**
   * Frees the places of requests that died. One that died while it waited has used up a turn of its range: else who
   * ends requests again and again would always be next.
   */
  #forgetDead(): void {
    const now = this.#with.now();
    for (const place of this.#atWork) if (place.until <= now) this.#atWork.delete(place);
    for (const place of this.#waiting)
      if (place.until <= now) {
        this.#waiting.delete(place);
        this.#silent.set(place, now + GONE_MS);
      }
    for (const [place, goneAt] of this.#silent)
      if (goneAt <= now) {
        this.#silent.delete(place);
        this.#noteServed(place, now);
      }
  }
}

function placeOf(caller: string | null, user?: string): Place {
  const address = caller ?? '';
  const isIpv6 = address.includes(':');
  const parts = isIpv6 ? address.split(':').slice(0, 2) : address.split('.').slice(0, 3);
  const range = `${parts.join(isIpv6 ? ':' : '.')}*`;
  const group = senderOf(address);
  // A fan of a /48 is one, from whichever /64 they come.
  const network = user === undefined ? anonymousIn(address) : `${anonymousIn(group)}${user}`;
  const isOfMany = !network.startsWith(anonymousIn(group));
  const isNeeded = () => true;
  return { network, group, range, isOfMany, weight: 1, isNeeded, until: 0, isOver: false };
}

/** Returns the network of an address's callers who have not signed in; for a group, if it is one address. */
function anonymousIn(address: string): string {
  return `${address} `;
}

/** A clock that runs on where a test's own stands. */
function monotonicNow(): number {
  return performance.now();
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
