import type { Connection, ConnectionContext } from 'partyserver';
import * as v from 'valibot';
import type { Position } from '../protocol/connect-query.ts';
import {
  formatRoomKey,
  parseHubRooms,
  parseRoomKey,
  type HubEntry,
} from '../protocol/hub-query.ts';
import { hubFramesFor, mayShow, mustAsk } from '../rooms/hub.ts';
import type { RoomDelta, RoomFrame, RoomView } from '../rooms/room-view.ts';
import { log, messageOf } from './log.ts';
import { roomsText } from './frame-text.ts';
import { HubSession } from './hub-session.ts';
import { HubStorage } from './hub-storage.ts';
import { MAX_HUBS, RELAY_HEADER, refusal, ROOMS_HEADER } from './json-answers.ts';
import type { FollowerPosition, FollowerRpc, RoomViewText } from './room-rpc.ts';
import { RoomServer } from './room-server.ts';
import { followedRoom } from './room-stub.ts';
import { hubCount, relayThreshold } from './rooms-env.ts';
import { storedJson } from './stored-json.ts';

const ASK_ATTEMPTS = 3;
const ASK_PAUSE = 100;
/** Wait before an unresponsive room with connected viewers is called again, ms. */
const ASK_AGAIN = 5_000;

/** A hub's attachment to a socket: after hibernation it shows what to send. */
const socketStateSchema = v.object({ rooms: v.string() });

/**
 * A hub on Cloudflare, by number: one viewer connection for any set of rooms; the hub follows them
 * as relays follow a match. Sockets with the same set form a group and get the same text.
 */
export class HubRoomServer extends RoomServer implements FollowerRpc {
  readonly #number: number;
  readonly #session: HubSession;
  /** By room, viewers that are arriving but not accepted yet. */
  readonly #arriving = new Map<string, number>();
  #arrivals = 0;
  readonly #asked = new Map<string, Promise<void>>();

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#number = Number(this.name);
    const storage = new HubStorage(ctx.storage);
    this.#session = new HubSession(
      {
        mark: (key, sent) => storage.mark(key, sent),
        send: (frames) => this.#send(frames),
        isWatched: (key) => this.#isWatched(key),
      },
      storage.load(),
    );
  }

  /** Returns partyserver's connections, which read each attachment. */
  protected override listOpen(): Iterable<Connection> {
    return this.getConnections();
  }

  protected override groupOf(socket: WebSocket): string {
    const noted = v.safeParse(socketStateSchema, socket.deserializeAttachment());
    return noted.success ? noted.output.rooms : '';
  }

  protected override snapshotFrame(): null {
    return null;
  }

  protected override textsFor(_position: Position | null, request: Request): readonly string[] {
    const text = roomsText(
      entriesOf(request).map(({ room, position }) => {
        const key = formatRoomKey(room);
        return [key, hubFramesFor(this.#session.hub, key, position)];
      }),
    );
    return text === null ? [] : [text];
  }

  override onConnect(socket: Connection, context: ConnectionContext): void {
    socket.setState({ rooms: keysOf(entriesOf(context.request)).toSorted().join() });
    super.onConnect(socket, context);
  }

  protected override async acceptUpgrade(request: Request): Promise<Response> {
    if (this.sockets.size + this.#arrivals >= relayThreshold(this.env)) return this.#full();
    const entries = entriesOf(request);
    this.#arrive(entries, 1);
    try {
      await this.#ready(entries);
      return await super.acceptUpgrade(request);
    } catch (error) {
      log('error', 'hub-not-ready', { hub: this.name, message: messageOf(error) });
      return refusal(503, 'These rooms are not available right now.', { 'retry-after': '1' });
    } finally {
      this.#arrive(entries, -1);
    }
  }

  async followDeltas(key: string, epoch: string, deltas: string[]): Promise<FollowerPosition> {
    return this.#follow(key, () =>
      this.#session.takeDeltas(
        key,
        epoch,
        deltas.map((text) => storedJson<RoomDelta>(text)),
      ),
    );
  }

  async replaceView(key: string, view: RoomViewText): Promise<FollowerPosition> {
    return this.#follow(key, () => this.#session.takeView(key, storedJson<RoomView>(view)));
  }

  /** Waits for the flush, so that the reported position was sent to viewers. */
  async #follow(key: string, take: () => void): Promise<FollowerPosition> {
    if (!this.#isNeeded(key)) {
      this.#session.forget(key);
      return null;
    }
    take();
    await this.#session.flushed();
    return this.#session.positionOf(key);
  }

  #isNeeded(key: string): boolean {
    return (this.#arriving.get(key) ?? 0) > 0 || this.#isWatched(key);
  }

  #isWatched(key: string): boolean {
    for (const group of this.sockets.groups) if (group.split(',').includes(key)) return true;
    return false;
  }

  #arrive(entries: readonly HubEntry[], by: 1 | -1): void {
    this.#arrivals += by;
    for (const key of keysOf(entries)) {
      const count = (this.#arriving.get(key) ?? 0) + by;
      if (count > 0) this.#arriving.set(key, count);
      else this.#arriving.delete(key);
    }
  }

  /**
   * Follows a viewer's rooms, and catches up if the viewer is ahead. An unresponsive room is left
   * out and called again later, so that it does not block the others. Throws when none responds.
   */
  async #ready(entries: readonly HubEntry[]): Promise<void> {
    const asked = entries.flatMap(({ room, position }) => {
      const key = formatRoomKey(room);
      return mustAsk(this.#session.hub, key, position) ? [this.#askOnce(key)] : [];
    });
    const answers = await Promise.allSettled(asked);
    const failed = answers.filter((answer) => answer.status === 'rejected');
    if (failed.length > 0 && failed.length === entries.length) throw failed[0]?.reason;
    if (entries.some(({ room, position }) => this.#mustWait(formatRoomKey(room), position)))
      await this.#session.flushed();
  }

  #mustWait(key: string, position: Position | null): boolean {
    return !mayShow(this.#session.hub, key, position);
  }

  /** Shares one call among concurrent viewers. */
  #askOnce(key: string): Promise<void> {
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = this.#ask(key).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  async #ask(key: string): Promise<void> {
    const room = parseRoomKey(key);
    if (!room) throw new Error(`No room is called ${key}`);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const view = await followedRoom(this.env, room).subscribe(`hub ${this.#number}`);
        return this.#session.takeView(key, storedJson<RoomView>(view));
      } catch (error) {
        if (attempt === ASK_ATTEMPTS) {
          log('error', 'room-not-followed', { hub: this.name, key, message: messageOf(error) });
          this.#askAgain(key);
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, ASK_PAUSE * attempt));
      }
    }
  }

  #askAgain(key: string): void {
    setTimeout(() => {
      const isKnown = this.#session.hub.rooms.get(key)?.view;
      if (!isKnown && this.#isNeeded(key)) this.#askOnce(key).catch(() => {});
    }, ASK_AGAIN);
  }

  #send(frames: ReadonlyMap<string, readonly RoomFrame[]>): void {
    const texts: [group: string, text: string][] = [];
    for (const group of this.sockets.groups) {
      const text = roomsText(group.split(',').map((key) => [key, frames.get(key) ?? []]));
      if (text !== null) texts.push([group, text]);
    }
    this.sockets.send(texts);
  }

  #full(): Response {
    const next = this.#number + hubCount(this.env);
    return refusal(
      503,
      'This hub is full.',
      next <= MAX_HUBS ? { [RELAY_HEADER]: String(next) } : {},
    );
  }
}

/** Returns the front door's checked query. */
function entriesOf({ headers }: Request): readonly HubEntry[] {
  const query = parseHubRooms(headers.get(ROOMS_HEADER) ?? '');
  return query.kind === 'ok' ? query.entries : [];
}

function keysOf(entries: readonly HubEntry[]): string[] {
  return entries.map(({ room }) => formatRoomKey(room));
}
