import { RENEW_CLOSE_CODE } from '../protocol/frame.ts';
import { isAddressTag } from './address-tag.ts';
import { log, messageOf } from '../log.ts';
import { Renewals } from './renewals.ts';

export interface RoomSocketsOptions {
  perAddress: number;
  /** Asked once, when the room wakes. */
  listOpen: () => Iterable<WebSocket>;
  /** Sockets of a group are sent the same. */
  groupOf: (socket: WebSocket) => string;
}

interface Group {
  sockets: Set<WebSocket>;
  /** The sockets in a row, until one comes or goes: a frame keeps the row it was meant for. */
  row?: readonly WebSocket[] | undefined;
  renewals: Renewals<WebSocket>;
}

/** A text and whom it is for, of whom some are sent nothing after it. */
interface Sending {
  row: readonly WebSocket[];
  text: string;
  renewed: readonly WebSocket[];
}

/**
 * The open sockets of a room. The set is kept while the room is awake, because
 * asking the platform for thousands of sockets costs a good part of sending to
 * them; a room that wakes asks once.
 *
 * workerd does not tell what a client has yet to read. So that one that reads
 * nothing cannot pile up frames, a connection is closed with
 * `RENEW_CLOSE_CODE` after about `RENEWAL_LENGTH` characters, whoever is behind it: a
 * reader comes back at once with what it has, and nobody else is sent more.
 */
export class RoomSockets {
  readonly #ctx: DurableObjectState;
  readonly #with: RoomSocketsOptions;
  /** Each open socket's group. */
  #open: Map<WebSocket, string> | undefined;
  readonly #groups = new Map<string, Group>();
  #sent: Promise<void> = Promise.resolve();
  /**
   * Each socket's address tag, of every socket that the platform still holds:
   * one that was closed counts until its client lets go of it. Read when first
   * needed: a room that only sends has no use for it.
   */
  #tags: Map<WebSocket, string> | undefined;
  readonly #counts = new Map<string, number>();

  constructor(ctx: DurableObjectState, options: RoomSocketsOptions) {
    this.#ctx = ctx;
    this.#with = options;
    // Answered by the platform: a ping never wakes the room.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  get size(): number {
    return this.#sockets().size;
  }

  /** Names of the groups that have an open socket. */
  get groups(): Iterable<string> {
    this.#sockets();
    return this.#groups.keys();
  }

  /** Whether an address has room for one more socket. */
  hasPlaceFor(tag: string | undefined): boolean {
    this.#addressTags();
    return tag === undefined || (this.#counts.get(tag) ?? 0) < this.#with.perAddress;
  }

  /** Takes in an accepted socket. False, and it stays out, when its address has its full share. */
  admit(socket: WebSocket): boolean {
    // The platform lists it already if it was the room's first question.
    this.drop(socket);
    const tags = this.#addressTags();
    const tag = tags.get(socket) ?? this.#count(tags, socket);
    if (tag !== undefined && (this.#counts.get(tag) ?? 0) > this.#with.perAddress) return false;
    this.#take(socket);
    return true;
  }

  /** Counts the first frames of an admitted socket, so many characters, as part of its share. */
  welcomed(socket: WebSocket, firstLength: number): void {
    this.#groupOf(socket)?.renewals.begin(socket, firstLength);
  }

  /** Sends a socket nothing more: it is being closed. */
  drop(socket: WebSocket): void {
    const name = this.#sockets().get(socket);
    const group = this.#groupOf(socket);
    if (name === undefined || !group) return;
    this.#sockets().delete(socket);
    group.sockets.delete(socket);
    group.renewals.end(socket);
    group.row = undefined;
    if (group.sockets.size === 0) this.#groups.delete(name);
  }

  /** Forgets a socket that is gone. */
  release(socket: WebSocket): void {
    this.drop(socket);
    const tag = this.#tags?.get(socket);
    if (tag === undefined) return;
    this.#tags?.delete(socket);
    const count = this.#counts.get(tag) ?? 0;
    if (count > 1) this.#counts.set(tag, count - 1);
    else this.#counts.delete(tag);
  }

  /**
   * Sends to every socket that is open now, once what was written before is on
   * disk. The platform would see to that by itself, holding back each single
   * frame; to wait here once for thousands of them saves it that work. One
   * socket that fails is dropped; the others are not held up.
   */
  broadcast(text: string): void {
    this.send(Array.from(this.groups, (group) => [group, text] as const));
  }

  /** The same for the sockets of each group that is named. */
  send(texts: readonly (readonly [group: string, text: string])[]): void {
    this.#sockets();
    const rows = texts.flatMap(([name, text]) => {
      const group = this.#groups.get(name);
      if (!group) return [];
      group.row ??= [...group.sockets];
      const { row } = group;
      // This frame is their last.
      const renewed = group.renewals.count(text.length);
      for (const socket of renewed) this.drop(socket);
      return [{ row, text, renewed }];
    });
    if (rows.length === 0) return;
    this.#sent = this.#sent
      .then(() => this.#ctx.storage.sync())
      .then(() => rows.forEach((row) => this.#sendTo(row)))
      .catch((error: unknown) => log('error', 'broadcast-failed', { message: messageOf(error) }));
    this.#ctx.waitUntil(this.#sent);
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
  }

  #sockets(): Map<WebSocket, string> {
    if (this.#open) return this.#open;
    this.#open = new Map();
    for (const socket of this.#with.listOpen()) this.#take(socket);
    return this.#open;
  }

  #take(socket: WebSocket): void {
    const name = this.#with.groupOf(socket);
    const group = this.#groups.get(name) ?? { sockets: new Set(), renewals: new Renewals() };
    this.#groups.set(name, group);
    this.#open?.set(socket, name);
    group.sockets.add(socket);
    group.row = undefined;
    group.renewals.begin(socket, 0);
  }

  #groupOf(socket: WebSocket): Group | undefined {
    const name = this.#sockets().get(socket);
    return name === undefined ? undefined : this.#groups.get(name);
  }

  #addressTags(): Map<WebSocket, string> {
    if (this.#tags) return this.#tags;
    this.#tags = new Map();
    for (const socket of this.#ctx.getWebSockets()) this.#count(this.#tags, socket);
    return this.#tags;
  }

  #count(tags: Map<WebSocket, string>, socket: WebSocket): string | undefined {
    const tag = this.#ctx.getTags(socket).find(isAddressTag);
    if (tag === undefined) return undefined;
    tags.set(socket, tag);
    this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + 1);
    return tag;
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
