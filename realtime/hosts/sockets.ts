import { RENEW_CLOSE_CODE } from '../protocol/frame.ts';
import { isAddressTag, placesOf } from './address-tag.ts';
import { log, messageOf } from './log.ts';
import { BroadcastShares } from './broadcast-shares.ts';

export interface RoomSocketsOptions {
  perAddress: number;
  /** Called once, when the room wakes. */
  listOpen: () => Iterable<WebSocket>;
  /** Sockets of a group get the same text. */
  groupOf: (socket: WebSocket) => string;
  /** Returns when a socket last sent a ping, ms; 0 if it has sent none. */
  pingedAt: (socket: WebSocket) => number;
  /** Called when the first socket of a group joins, and when its last one leaves. */
  onGroup?: (name: string, isOpen: boolean) => void;
  /** Called when a socket joins or leaves. */
  onSize?: (size: number) => void;
  /** Called when a text went to this many sockets. */
  onSent?: (text: string, sockets: number) => void;
}

/** For how long a socket that the room closes counts for its address, ms: a working client ends it at once. */
const LEAVE_MS = 30_000;
/**
 * Most sockets that count no longer, though the platform still holds them, and most characters that these were sent: the
 * platform may hold all of them.
 */
const MAX_GIVEN_UP = { sockets: 4_096, length: 64_000_000 };
/** How many silent sockets of a full address are renewed, how often, ms, and after how long a silence, ms. */
const RENEWALS = { most: 16, everyMs: 1_000, silentMs: 60_000 };

/** A closed socket whose client has not ended it. */
interface Leaving {
  /** ms. */
  closedAt: number;
  /** How many characters it was sent. */
  length: number;
}

interface Group {
  sockets: Set<WebSocket>;
  /** The sockets as an array, until one joins or leaves: a pending frame keeps its array. */
  row?: readonly WebSocket[] | undefined;
  shares: BroadcastShares<WebSocket>;
}

/** A text and its recipients. For the `renewed` ones it is the last text. */
interface Sending {
  row: readonly WebSocket[];
  text: string;
  renewed: readonly WebSocket[];
}

/**
 * The open sockets of a room. The set is cached while the room is awake, because listing thousands
 * of sockets costs a good part of sending to them; a waking room lists them once.
 *
 * workerd does not report unsent data. To limit the backlog of a client that does not read, a
 * connection is closed with `RENEW_CLOSE_CODE` after about `SHARE_LENGTH` characters, or fewer of a sender with many: a
 * working client reconnects at once from its position, others get no more.
 *
 * Nor does it report the end of a connection that breaks off before the upgrade is answered: such a socket stays open
 * for good. So when an address is full, its silent sockets are renewed, and one that has not ended half a minute after
 * its close counts no longer (ADR 26).
 */
export class RoomSockets {
  readonly #ctx: DurableObjectState;
  readonly #with: RoomSocketsOptions;
  /** Each open socket's group. */
  #open: Map<WebSocket, string> | undefined;
  readonly #groups = new Map<string, Group>();
  #sent: Promise<void> = Promise.resolve();
  /** When each open socket joined, ms, or the room woke. */
  readonly #joinedAt = new WeakMap<WebSocket, number>();
  /**
   * The address tags of every socket that the platform still holds: a closed one counts until its
   * client disconnects, or is given up. Loaded lazily: a room that only sends does not need it.
   */
  #tags: Map<WebSocket, readonly string[]> | undefined;
  readonly #counts = new Map<string, number>();
  /** The closed sockets that count, the one that was closed longest ago first. */
  readonly #leaving = new Map<WebSocket, Leaving>();
  /** The sockets that count no longer, and how many characters each was sent. */
  readonly #givenUp = new Map<WebSocket, number>();
  /** The characters of all of them. */
  #givenUpLength = 0;
  #renewedAt = 0;

  constructor(ctx: DurableObjectState, options: RoomSocketsOptions) {
    this.#ctx = ctx;
    this.#with = options;
  }

  get size(): number {
    return this.#sockets().size;
  }

  /** Whether the platform holds so many sockets without an end, or so much of theirs, that no further one is given up. */
  get isClogged(): boolean {
    const { sockets, length } = MAX_GIVEN_UP;
    return this.#givenUp.size >= sockets || this.#givenUpLength >= length;
  }

  /** Resolves when all frames so far are sent. */
  get sent(): Promise<void> {
    return this.#sent;
  }

  /** Names of the groups with an open socket. */
  get groups(): Iterable<string> {
    this.#sockets();
    return this.#groups.keys();
  }

  /** Lists the open sockets if that has not been done, so that `onGroup` has been called for each group. */
  load(): void {
    this.#sockets();
  }

  /** Whether a group has an open socket. */
  hasGroup(name: string): boolean {
    this.#sockets();
    return this.#groups.has(name);
  }

  /** Returns the names of the groups with an open socket of an address or /48. */
  groupsOf(tag: string): ReadonlySet<string> {
    const names = new Set<string>();
    for (const [socket, tags] of this.#addressTags()) {
      const name = tags.includes(tag) ? this.#sockets().get(socket) : undefined;
      if (name !== undefined) names.add(name);
    }
    return names;
  }

  /**
   * Returns whether one more socket may have these tags, of an address and its /48. If not, renews silent ones of them
   * to make places: a working client is back at once.
   */
  makePlaceFor(tags: readonly string[], now: number): boolean {
    this.#addressTags();
    this.#giveUp(now);
    const full = tags.find((tag) => this.#countOf(tag) >= placesOf(tag, this.#with.perAddress));
    if (full !== undefined) this.#renewSilent(full, now);
    return full === undefined;
  }

  /**
   * Adds an accepted socket. Returns false without adding it when its address or /48 has its full
   * share.
   */
  admit(socket: WebSocket): boolean {
    // If the room has just listed its sockets, the list contains this one already.
    this.drop(socket);
    const all = this.#addressTags();
    const tags = all.get(socket) ?? this.#count(all, socket);
    if (tags.some((tag) => this.#countOf(tag) > placesOf(tag, this.#with.perAddress))) {
      this.#leave(socket, 0);
      return false;
    }
    this.#take(socket);
    this.#with.onSize?.(this.size);
    return true;
  }

  /** Counts the length of an admitted socket's first frames as part of its share. */
  welcomed(socket: WebSocket, firstLength: number): void {
    this.#groupOf(socket)?.shares.begin(socket, firstLength, this.#ofSender(socket));
  }

  /** Stops sending to a socket that is being closed. */
  drop(socket: WebSocket): void {
    const name = this.#sockets().get(socket);
    const group = this.#groupOf(socket);
    if (name === undefined || !group) return;
    this.#sockets().delete(socket);
    this.#leave(socket, group.shares.end(socket));
    group.sockets.delete(socket);
    group.row = undefined;
    if (group.sockets.size === 0) {
      this.#groups.delete(name);
      this.#with.onGroup?.(name, false);
    }
    this.#with.onSize?.(this.size);
  }

  /** Removes a socket that is gone. */
  release(socket: WebSocket): void {
    this.drop(socket);
    this.#leaving.delete(socket);
    this.#givenUpLength -= this.#givenUp.get(socket) ?? 0;
    this.#givenUp.delete(socket);
    this.#uncount(socket);
    this.#tags?.delete(socket);
  }

  #leave(socket: WebSocket, length: number): void {
    this.#leaving.set(socket, { closedAt: Date.now(), length });
  }

  #uncount(socket: WebSocket): void {
    for (const tag of this.#tags?.get(socket) ?? []) {
      const count = this.#countOf(tag);
      if (count > 1) this.#counts.set(tag, count - 1);
      else this.#counts.delete(tag);
    }
  }

  /** Stops counting closed sockets whose end the platform does not report. */
  #giveUp(now: number): void {
    for (const [socket, { closedAt, length }] of this.#leaving) {
      if (now < closedAt + LEAVE_MS || this.isClogged) return;
      this.#leaving.delete(socket);
      this.#uncount(socket);
      this.#tags?.set(socket, []);
      this.#givenUp.set(socket, length);
      this.#givenUpLength += length;
    }
  }

  /** Renews the sockets of a tag that have joined first, but none that has joined or sent a ping lately. */
  #renewSilent(tag: string, now: number): void {
    if (now < this.#renewedAt + RENEWALS.everyMs) return;
    this.#renewedAt = now;
    const silent: WebSocket[] = [];
    for (const [socket, tags] of this.#addressTags()) {
      if (silent.length === RENEWALS.most) break;
      if (!tags.includes(tag) || !this.#sockets().has(socket)) continue;
      const sign = Math.max(this.#joinedAt.get(socket) ?? 0, this.#with.pingedAt(socket));
      if (now >= sign + RENEWALS.silentMs) silent.push(socket);
    }
    for (const socket of silent) this.drop(socket);
    renew(silent);
  }

  /**
   * Sends to every socket that is open now, once earlier writes are on disk. The platform would do
   * so by itself by holding back each frame; one wait here for thousands of frames saves that work.
   * A failing socket is dropped and does not block the others.
   */
  broadcast(text: string): Promise<void> {
    return this.send(Array.from(this.groups, (group) => [group, text] as const));
  }

  /** Like `broadcast`, for the sockets of each named group. Resolves when all is sent. */
  send(texts: readonly (readonly [group: string, text: string])[]): Promise<void> {
    this.#sockets();
    const rows = texts.flatMap(([name, text]) => {
      const group = this.#groups.get(name);
      if (!group) return [];
      group.row ??= [...group.sockets];
      const { row } = group;
      // This is the last frame of these sockets.
      const renewed = group.shares.count(text.length);
      for (const socket of renewed) this.drop(socket);
      return [{ row, text, renewed }];
    });
    if (rows.length === 0) return this.#sent;
    this.#sent = this.#sent
      .then(() => this.#ctx.storage.sync())
      .then(() => rows.forEach((row) => this.#sendTo(row)))
      .catch((error: unknown) => log('error', 'broadcast-failed', { message: messageOf(error) }));
    this.#ctx.waitUntil(this.#sent);
    return this.#sent;
  }

  #sendTo({ row, text, renewed }: Sending): void {
    for (const socket of row) {
      try {
        socket.send(text);
      } catch {
        this.drop(socket);
      }
    }
    renew(renewed);
    this.#with.onSent?.(text, row.length);
  }

  #sockets(): Map<WebSocket, string> {
    if (this.#open) return this.#open;
    this.#open = new Map();
    for (const socket of this.#with.listOpen()) this.#take(socket);
    return this.#open;
  }

  #take(socket: WebSocket): void {
    this.#leaving.delete(socket);
    this.#joinedAt.set(socket, Date.now());
    const name = this.#with.groupOf(socket);
    const group = this.#groups.get(name) ?? { sockets: new Set(), shares: new BroadcastShares() };
    if (!this.#groups.has(name)) this.#with.onGroup?.(name, true);
    this.#groups.set(name, group);
    this.#open?.set(socket, name);
    group.sockets.add(socket);
    group.row = undefined;
    group.shares.begin(socket, 0);
  }

  #groupOf(socket: WebSocket): Group | undefined {
    const name = this.#sockets().get(socket);
    return name === undefined ? undefined : this.#groups.get(name);
  }

  #addressTags(): Map<WebSocket, readonly string[]> {
    if (this.#tags) return this.#tags;
    this.#tags = new Map();
    for (const socket of this.#ctx.getWebSockets()) {
      this.#count(this.#tags, socket);
      const isOpen = socket.readyState === WebSocket.READY_STATE_OPEN;
      if (!isOpen && !this.#leaving.has(socket)) this.#leave(socket, 0);
    }
    return this.#tags;
  }

  #count(all: Map<WebSocket, readonly string[]>, socket: WebSocket): readonly string[] {
    const tags = this.#ctx.getTags(socket).filter(isAddressTag);
    all.set(socket, tags);
    for (const tag of tags) this.#counts.set(tag, this.#countOf(tag) + 1);
    return tags;
  }

  /** Returns how many sockets the sender of one has: its address or its /48, whichever has more. */
  #ofSender(socket: WebSocket): number {
    return Math.max(1, ...(this.#tags?.get(socket) ?? []).map((tag) => this.#countOf(tag)));
  }

  #countOf(tag: string): number {
    return this.#counts.get(tag) ?? 0;
  }
}

function renew(sockets: readonly WebSocket[]): void {
  for (const socket of sockets) {
    try {
      socket.close(RENEW_CLOSE_CODE, 'renew');
    } catch {
      // It failed meanwhile: the platform ends it.
    }
  }
}
