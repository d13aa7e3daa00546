import type { Connection, ConnectionContext } from 'partyserver';
import * as v from 'valibot';
import type { Position } from '../protocol/connect-query.ts';
import type { SportSnapshot } from '../protocol/frame.ts';
import {
  formatRoomKey,
  parseHubRooms,
  parseRoomKey,
  type HubEntry,
} from '../protocol/hub-query.ts';
import { Hub, keptByHub } from '../rooms/hub.ts';
import { isQuiet } from '../rooms/renewal.ts';
import type { RoomFrame, RoomView } from '../rooms/room-view.ts';
import type { SportKey } from '../sports/sport.ts';
import { addressTags } from './address-tag.ts';
import type { FollowerName } from './follower-name.ts';
import { FollowTurns } from './follow-turns.ts';
import { FollowerStorage } from './follower-storage.ts';
import { Follower } from './follower.ts';
import { roomsText } from './frame-text.ts';
import { HubStorage } from './hub-storage.ts';
import { fullRoom, refusal, ROOMS_HEADER } from './json-answers.ts';
import { log, messageOf } from './log.ts';
import type { FollowerPosition, HubRoomRpc, RoomViewText } from './room-rpc.ts';
import { RoomServer } from './room-server.ts';
import { sportRoom } from './room-stub.ts';
import { relayThreshold } from './rooms-env.ts';

const NONE: ReadonlySet<string> = new Set();
/**
 * For how long a hub still follows a room that nobody watches any more, ms: to follow it again costs several
 * calls and writes, and anyone could come and go all the time.
 */
const LINGER_MS = 20_000;
/** Most such rooms; beyond them the one that was left first ends. */
const MAX_LINGERING = 256;
/** Most rooms that an alarm asks, since each may have to wake; the others wait for the next alarm. */
const MAX_RENEWALS = 16;
/** How soon that is, ms. */
const NEXT_RENEWALS_MS = 5_000;
/** Most quiet matches that the viewers of one address or /48 have a hub follow, since their states fill its memory. */
const MAX_QUIET = 64;
const TOO_MANY_QUIET = `Your network follows ${MAX_QUIET} matches here that are not in play. Open their own rooms.`;

/** A viewer that is not accepted yet. */
interface Arrival {
  /** The tag of its address or /48; undefined if unknown. */
  sender: string | undefined;
  entries: readonly HubEntry[];
}

/** A hub's attachment to a socket: the keys of its rooms, which survive hibernation. */
const socketStateSchema = v.object({ rooms: v.string() });

/**
 * A hub on Cloudflare, by number. It gives a viewer one connection for any set of rooms, and
 * follows each room as a relay follows a match. Sockets with the same set form a group and get the
 * same text. Frames that cannot go out at once wait for the window's end.
 */
export class HubRoomServer extends RoomServer implements HubRoomRpc {
  readonly #storage: HubStorage;
  /** By room. */
  readonly #followers = new Map<string, Follower>();
  /** The groups that watch each room. */
  readonly #watching = new Map<string, Set<string>>();
  /** When the last viewer of each room left, ms, the longest ago first. */
  readonly #leftAt = new Map<string, number>();
  readonly #hub: Hub;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Called by the next flush. */
  #waiting: (() => void)[] = [];
  /** Number of viewers of each room that are arriving but not accepted yet. */
  readonly #arriving = new Map<string, number>();
  readonly #arrivals = new Set<Arrival>();
  readonly #turns = new FollowTurns();

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#storage = new HubStorage(ctx.storage);
    // Stores positions in the turn that sends the matching frames.
    this.#hub = new Hub(this.#storage.load(), (key, sent) => this.#storage.mark(key, sent));
  }

  protected override kind() {
    return 'hub' as const;
  }

  /** Returns partyserver's connections, which can read the state that `onConnect` sets. */
  protected override listOpen(): Iterable<Connection> {
    return this.getConnections();
  }

  protected override groupOf(socket: WebSocket): string {
    const noted = v.safeParse(socketStateSchema, socket.deserializeAttachment());
    return noted.success ? noted.output.rooms : '';
  }

  protected override onGroup(name: string, isOpen: boolean): void {
    for (const key of name.split(',')) {
      const groups = this.#watching.get(key) ?? new Set();
      if (isOpen) {
        groups.add(name);
        this.#leftAt.delete(key);
      } else groups.delete(name);
      if (groups.size > 0) this.#watching.set(key, groups);
      else {
        this.#watching.delete(key);
        this.#leave(key);
      }
    }
  }

  protected override snapshotFrame(): null {
    return null;
  }

  protected override textsFor(_position: Position | null, request: Request): readonly string[] {
    const text = roomsText(
      entriesOf(request).map(({ room, position }) => {
        const key = formatRoomKey(room);
        return [key, this.#hub.framesFor(key, position)];
      }),
    );
    return text === null ? [] : [text];
  }

  override onConnect(socket: Connection, context: ConnectionContext): void {
    socket.setState({ rooms: keysOf(entriesOf(context.request)).toSorted().join() });
    super.onConnect(socket, context);
  }

  /** Follows a room that nobody watches any more for a short time only, since no other viewer may ever come. */
  #leave(key: string): void {
    this.#leftAt.delete(key);
    this.#leftAt.set(key, Date.now());
    this.armAlarm(LINGER_MS);
    const [longestAgo] = this.#leftAt.keys();
    if (this.#leftAt.size <= MAX_LINGERING || longestAgo === undefined) return;
    this.#leftAt.delete(longestAgo);
    this.#followers.get(longestAgo)?.endUnneeded();
  }

  protected override async acceptUpgrade(request: Request): Promise<Response> {
    if (this.sockets.size + this.#arrivals.size >= relayThreshold(this.env)) return fullRoom(0);
    const tags = await addressTags(request.headers, this.ctx.id.toString());
    const arrival = { sender: tags.at(-1), entries: entriesOf(request) };
    this.#arrivals.add(arrival);
    this.#arrive(arrival, 1);
    try {
      await this.#ready(arrival);
      if (!this.#hasShareFor(arrival)) return refusal(429, TOO_MANY_QUIET, { 'retry-after': '10' });
      return await super.acceptUpgrade(request);
    } catch (error) {
      log('error', 'hub-not-ready', { hub: this.name, message: messageOf(error) });
      return refusal(503, 'These rooms are not available right now.', { 'retry-after': '1' });
    } finally {
      this.#arrivals.delete(arrival);
      this.#arrive(arrival, -1);
    }
  }

  async subscribe(
    key: string,
    follower: FollowerName,
    held: Position,
    wanted: Position | null,
  ): Promise<void> {
    await this.#followerOf(key).subscribe(follower, held, wanted);
  }

  async followDeltas(key: string, epoch: string, deltas: string[]): Promise<FollowerPosition> {
    return this.#followerOf(key).followDeltas(epoch, deltas);
  }

  async replaceView(key: string, view: RoomViewText): Promise<FollowerPosition> {
    return this.#followerOf(key).replaceView(view);
  }

  /** Reads the rooms themselves, since their newest deltas may not have reached the hub yet. */
  async snapshots(sportKeys: readonly SportKey[]): Promise<(SportSnapshot | null)[]> {
    return Promise.all(
      sportKeys.map((sportKey) =>
        sportRoom(this.env, sportKey)
          .snapshot()
          .catch((error: unknown) => {
            log('error', 'room-unreachable', { sport: sportKey, message: messageOf(error) });
            return null;
          }),
      ),
    );
  }

  override async onAlarm(): Promise<void> {
    const keys = [
      ...this.#followers.keys(),
      ...this.#hub.keys,
      ...FollowerStorage.keysOf(this.ctx.storage.sql),
    ];
    const followers = [...new Set(keys)]
      .map((key) => this.#followerOf(key))
      .filter((follower) => !follower.endUnneeded());
    await Promise.all([
      ...followers.map((follower) => follower.resume()),
      ...this.#nextToRenew(followers).map((follower) => follower.renew()),
    ]);
    for (const key of this.#leftAt.keys()) if (!this.#lingers(key)) this.#leftAt.delete(key);
    if (this.#leftAt.size > 0) this.armAlarm(LINGER_MS);
  }

  /** Returns the followers that an alarm renews, or that arm the next one. */
  #nextToRenew(followers: readonly Follower[]): readonly Follower[] {
    const due = followers.filter(({ isRenewable }) => isRenewable);
    if (due.length <= MAX_RENEWALS) return followers;
    this.armAlarm(NEXT_RENEWALS_MS);
    // Any of them: a hub that has woken does not know which have waited longest.
    const from = Math.floor(Math.random() * due.length);
    return [...due.slice(from), ...due.slice(0, from)].slice(0, MAX_RENEWALS);
  }

  /**
   * Returns the hub's follower of a room. It stores no view: a sport has hundreds of lines, and
   * each delta would write them all.
   */
  #followerOf(key: string): Follower {
    const known = this.#followers.get(key);
    if (known) return known;
    const room = parseRoomKey(key);
    if (!room) throw new Error(`No room is called ${key}`);
    const follower = new Follower({
      env: this.env,
      room,
      name: `hub ${Number(this.name)}`,
      store: { load: () => null, save: () => {} },
      keep: (view, changes) => keptByHub(view, Date.now(), changes),
      followers: new FollowerStorage(this.ctx.storage, { key }),
      isWatched: () => this.#arriving.has(key) || this.#isWatched(key) || this.#lingers(key),
      show: (view) => this.#show(key, view),
      end: () => {
        this.#followers.delete(key);
        this.#leftAt.delete(key);
        this.#hub.forget(key);
      },
      arm: (within) => this.armAlarm(within),
      waitUntil: (work) => this.ctx.waitUntil(work),
    });
    this.#followers.set(key, follower);
    return follower;
  }

  /** Resolves after the flush, so that viewers have the position that the follower then reports. */
  async #show(key: string, view: RoomView | null): Promise<void> {
    this.#hub.putView(key, view, this.#isWatched(key));
    this.#flushInTime();
    await this.#untilFlushed();
  }

  #isWatched(key: string): boolean {
    return this.#groupsWatching(key).size > 0;
  }

  #lingers(key: string): boolean {
    return Date.now() < (this.#leftAt.get(key) ?? -Infinity) + LINGER_MS;
  }

  /** Returns the groups that watch a room. Any set of rooms may be a group, so there may be thousands. */
  #groupsWatching(key: string): ReadonlySet<string> {
    this.sockets.load();
    return this.#watching.get(key) ?? NONE;
  }

  #arrive({ entries }: Arrival, by: 1 | -1): void {
    for (const key of keysOf(entries)) {
      const count = (this.#arriving.get(key) ?? 0) + by;
      if (count > 0) this.#arriving.set(key, count);
      else this.#arriving.delete(key);
      if (count === 0 && this.#followers.has(key) && !this.#isWatched(key)) this.#leave(key);
    }
  }

  /**
   * Follows a viewer's rooms, and catches up if the viewer is ahead. An unresponsive room is left
   * out, so that it does not block the others. Throws when none responds.
   */
  async #ready(arrival: Arrival): Promise<void> {
    const { entries } = arrival;
    const answers = await Promise.allSettled(entries.map((entry) => this.#follow(entry, arrival)));
    const failed = answers.filter((answer) => answer.status === 'rejected');
    if (failed.length > 0 && failed.length === entries.length) throw failed[0]?.reason;
    if (entries.some(({ room, position }) => !this.#hub.mayShow(formatRoomKey(room), position)))
      await this.#untilFlushed();
  }

  async #follow({ room, position }: HubEntry, { sender }: Arrival): Promise<void> {
    const follower = this.#followerOf(formatRoomKey(room));
    await follower.ready(position, (call) => this.#turns.run(sender ?? '', call));
  }

  /** Whether a viewer's matches are in play, or quiet ones that its sender may still follow. */
  #hasShareFor(arrival: Arrival): boolean {
    const { sender, entries } = arrival;
    if (sender === undefined || !keysOf(entries).some((key) => this.#isQuiet(key))) return true;
    const keys = new Set([...this.sockets.groupsOf(sender)].flatMap((group) => group.split(',')));
    for (const earlier of this.#arrivals) {
      if (earlier.sender === sender) for (const key of keysOf(earlier.entries)) keys.add(key);
      if (earlier === arrival) break;
    }
    return [...keys].filter((key) => this.#isQuiet(key)).length <= MAX_QUIET;
  }

  /** Whether a room is a quiet match. One whose state the hub does not have counts, too. */
  #isQuiet(key: string): boolean {
    if (!key.startsWith('match/')) return false;
    const view = this.#hub.viewOf(key);
    return !view || ('state' in view && isQuiet(view.state, Date.now()));
  }

  /** Resolves when all changes so far are sent. */
  async #untilFlushed(): Promise<void> {
    if (this.#hub.flushDueAt === null) return;
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #flushInTime(): void {
    const due = this.#hub.flushDueAt;
    if (due === null || this.#timer !== undefined) return;
    const wait = due - Date.now();
    if (wait <= 0) this.#flush();
    else this.#timer = setTimeout(() => this.#flush(), wait);
  }

  #flush(): void {
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
    const frames = this.#hub.flush(Date.now());
    if (frames.size > 0) this.#send(frames);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #send(frames: ReadonlyMap<string, readonly RoomFrame[]>): void {
    const texts: [group: string, text: string][] = [];
    const keys = [...frames.keys()];
    for (const group of new Set(keys.flatMap((key) => [...this.#groupsWatching(key)]))) {
      const text = roomsText(group.split(',').map((key) => [key, frames.get(key) ?? []]));
      if (text !== null) texts.push([group, text]);
    }
    void this.sockets.send(texts);
  }
}

/** Returns the viewer's rooms and positions, which the front door has checked. */
function entriesOf({ headers }: Request): readonly HubEntry[] {
  const query = parseHubRooms(headers.get(ROOMS_HEADER) ?? '');
  return query.kind === 'ok' ? query.entries : [];
}

function keysOf(entries: readonly HubEntry[]): string[] {
  return entries.map(({ room }) => formatRoomKey(room));
}
