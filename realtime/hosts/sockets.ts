import { isAddressTag } from './address-tag.ts';
import { log, messageOf } from './log.ts';

/**
 * The open sockets of a room. The set is kept while the room is awake, because
 * asking the platform for thousands of sockets costs a good part of sending to
 * them; a room that wakes asks once.
 */
export class RoomSockets {
  readonly #ctx: DurableObjectState;
  readonly #perAddress: number;
  #open: Set<WebSocket> | undefined;
  /** The open sockets in a row, until one comes or goes: a frame keeps the row it was meant for. */
  #row: readonly WebSocket[] | undefined;
  #sent: Promise<void> = Promise.resolve();
  /** Each socket's address tag, read when first needed: a room that only sends has no use for it. */
  #tags: Map<WebSocket, string> | undefined;
  readonly #counts = new Map<string, number>();

  constructor(ctx: DurableObjectState, perAddress: number) {
    this.#ctx = ctx;
    this.#perAddress = perAddress;
    // Answered by the platform: a ping never wakes the room.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  get size(): number {
    return this.#sockets().size;
  }

  /** Whether an address has room for one more socket. */
  hasPlaceFor(tag: string | undefined): boolean {
    this.#addressTags();
    return tag === undefined || (this.#counts.get(tag) ?? 0) < this.#perAddress;
  }

  /** Takes in an accepted socket. False, and it stays out, when its address has its full share. */
  admit(socket: WebSocket): boolean {
    const sockets = this.#sockets();
    // The platform lists it already if it was the room's first question.
    sockets.delete(socket);
    const tags = this.#addressTags();
    const tag = this.#ctx.getTags(socket).find(isAddressTag);
    if (!this.hasPlaceFor(tag)) return false;
    if (tag !== undefined) {
      this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + 1);
      tags.set(socket, tag);
    }
    sockets.add(socket);
    this.#row = undefined;
    return true;
  }

  /** Forgets a socket that closed or failed. */
  release(socket: WebSocket): void {
    this.#sockets().delete(socket);
    this.#row = undefined;
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
    this.#row ??= [...this.#sockets()];
    const row = this.#row;
    if (row.length === 0) return;
    this.#sent = this.#sent
      .then(() => this.#ctx.storage.sync())
      .then(() => this.#sendTo(row, text))
      .catch((error: unknown) => log('error', 'broadcast-failed', { message: messageOf(error) }));
    this.#ctx.waitUntil(this.#sent);
  }

  #sendTo(row: readonly WebSocket[], text: string): void {
    for (const socket of row) {
      try {
        socket.send(text);
      } catch {
        this.release(socket);
      }
    }
  }

  #sockets(): Set<WebSocket> {
    this.#open ??= new Set(this.#ctx.getWebSockets().filter(isOpen));
    return this.#open;
  }

  #addressTags(): Map<WebSocket, string> {
    if (this.#tags) return this.#tags;
    this.#tags = new Map();
    for (const socket of this.#sockets()) {
      const tag = this.#ctx.getTags(socket).find(isAddressTag);
      if (tag === undefined) continue;
      this.#tags.set(socket, tag);
      this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + 1);
    }
    return this.#tags;
  }
}

function isOpen(socket: WebSocket): boolean {
  return socket.readyState === WebSocket.READY_STATE_OPEN;
}
