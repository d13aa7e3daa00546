import { Server, type Connection, type ConnectionContext } from 'partyserver';
import type { Position } from '../protocol/connect-query.ts';
import type { ErrorFrame, MatchSnapshot, SportSnapshot } from '../protocol/frame.ts';
import { addressTags } from './address-tag.ts';
import { frameText } from './frame-text.ts';
import { IgnoredFrames } from './ignored-frames.ts';
import { isUpgrade, refusal, snapshotAnswer } from './json-answers.ts';
import { log, messageOf } from './log.ts';
import { isReporting, reportRoom, reportSoon, tally } from './metrics/report.ts';
import type { RoomKind, RoomReport } from './metrics/tally.ts';
import { Pings } from './pings.ts';
import { isUnsupported, refusedSender, RefusedSockets, refusedUpgrade } from './refused-upgrade.ts';
import { hasOneThread, socketsPerAddress } from './rooms-env.ts';
import { RoomSockets } from './sockets.ts';
import { refuseMessage, welcome } from './welcome.ts';

const UTF_8 = new TextEncoder();
/** Longest time between two reports of the number of sockets while a room sends, ms. */
const REPORT_SOCKETS_EVERY = 60_000;
/** Shortest time between two restarts of a room for sockets that do not end, ms. */
const RESTART_EVERY_MS = 600_000;

/** The viewers' side of every room on Cloudflare: sockets that only listen, and a snapshot for a GET. */
export abstract class RoomServer extends Server {
  static override options = { hibernate: true };

  protected readonly sockets: RoomSockets;
  readonly #ignored: IgnoredFrames;
  readonly #pings = new Pings();
  readonly #refused = new RefusedSockets();
  /** ms */
  readonly #wokeAt = Date.now();
  /** Time of the alarm, ms; undefined after the room woke, since an alarm may be stored. */
  #alarmAt: number | undefined;
  /** ms; 0 after the room woke. */
  #socketsReportedAt = 0;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.sockets = new RoomSockets(ctx, {
      perAddress: socketsPerAddress(env),
      listOpen: () => this.listOpen(),
      groupOf: (socket) => this.groupOf(socket),
      pingedAt: (socket) =>
        ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? this.#pings.lastOf(socket),
      onGroup: (name, isOpen) => this.onGroup(name, isOpen),
      onSize: (sockets) => this.report({ sockets }),
      onSent: (text, sockets) => this.#countSent(text, sockets),
    });
    this.#ignored = new IgnoredFrames(ctx);
    // The platform answers pings, so that they never wake the room; but it reads a flood of them before all else.
    if (!hasOneThread(env))
      ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  protected abstract kind(): RoomKind;

  /** Returns the first frames of a viewer at `position`. */
  protected abstract textsFor(position: Position | null, request: Request): readonly string[];

  /** Returns the room's snapshot; null while the room is empty, and for a hub. */
  protected abstract snapshotFrame(): MatchSnapshot | SportSnapshot | null;

  protected listOpen(): Iterable<WebSocket> {
    return this.ctx
      .getWebSockets()
      .filter(({ readyState }) => readyState === WebSocket.READY_STATE_OPEN);
  }

  /** Sockets of a group get the same text. */
  protected groupOf(_socket: WebSocket): string {
    return '';
  }

  /** Called when the first socket of a group joins, and when its last one leaves. */
  protected onGroup(_name: string, _isOpen: boolean): void {}

  /**
   * Refuses an upgrade before partyserver accepts it, because later the room would have to close a
   * socket. A GET bypasses partyserver, which would store the room's name.
   */
  override async fetch(request: Request): Promise<Response> {
    if (!isUpgrade(request)) return this.onRequest(request);
    if (isUnsupported(request)) return this.#refuse('unsupported-protocol', request);
    const tags = await addressTags(request.headers, this.ctx.id.toString());
    const now = Date.now();
    if (this.sockets.makePlaceFor(tags, now)) return this.acceptUpgrade(request);
    if (this.sockets.isClogged && now >= this.#wokeAt + RESTART_EVERY_MS) this.#restart();
    return this.#refuse('too-many-connections', request);
  }

  /** Ends the room with all its sockets, since nothing else ends some of them. Viewers connect again at once. */
  #restart(): void {
    log('warn', 'room-restarts', { room: this.name, sockets: this.ctx.getWebSockets().length });
    this.ctx.abort('Too many sockets do not end');
  }

  /** Wakes a follower within this many ms. Keeps an earlier alarm: each move would cost a write. */
  protected armAlarm(within: number): void {
    const now = Date.now();
    const at = now + within;
    const known = this.#alarmAt;
    if (known !== undefined && known > now && known <= at) return;
    this.#alarmAt = at;
    if (known === undefined) this.ctx.waitUntil(setAlarmUnlessEarlier(this.ctx.storage, at));
    else void this.ctx.storage.setAlarm(at);
  }

  override alarm(): Promise<void> {
    this.#alarmAt = 0;
    return super.alarm();
  }

  protected acceptUpgrade(request: Request): Promise<Response> {
    return super.fetch(request);
  }

  override getConnectionTags(
    _socket: Connection,
    { request }: ConnectionContext,
  ): Promise<string[]> {
    return addressTags(request.headers, this.ctx.id.toString());
  }

  override onConnect(socket: Connection, { request }: ConnectionContext): void {
    welcome(socket, request.url, {
      admit: () => this.sockets.admit(socket),
      textsFor: (position) => this.textsFor(position, request),
      welcomed: (firstLength) => this.sockets.welcomed(socket, firstLength),
    });
  }

  /** Runs before partyserver does any work: a closed socket may send without end. */
  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    if (socket.readyState !== WebSocket.READY_STATE_OPEN) return this.#ignored.take(message);
    if (message === 'ping' && this.#pings.admit(socket, Date.now())) {
      socket.send('pong');
      return Promise.resolve();
    }
    return super.webSocketMessage(socket, message);
  }

  /** A closed socket counts for its address until the platform reports its end. */
  override onMessage(socket: Connection): void {
    this.sockets.drop(socket);
    refuseMessage(socket);
  }

  override onClose(socket: Connection): void {
    this.sockets.release(socket);
  }

  /** Runs before partyserver, which hides errors of closed sockets. */
  override webSocketError(socket: WebSocket, error: unknown): Promise<void> {
    this.sockets.release(socket);
    return super.webSocketError(socket, error);
  }

  override onError(_socket: Connection, error: unknown): void {
    log('info', 'socket-failed', { room: this.name, message: messageOf(error) });
  }

  override onRequest(request: Request): Response {
    if (request.method !== 'GET') return refusal(405, 'A room answers GET only.', { allow: 'GET' });
    const snapshot = this.snapshotFrame();
    return snapshotAnswer(snapshot && frameText(snapshot));
  }

  /**
   * Reports a change to the metrics, with the number of sockets once a minute, as a sign that the
   * room lives.
   */
  protected report(news: Omit<RoomReport, 'kind'>): void {
    const now = Date.now();
    const isDue = now - this.#socketsReportedAt >= REPORT_SOCKETS_EVERY;
    if (isDue) this.#socketsReportedAt = now;
    const sockets = isDue ? { sockets: this.sockets.size } : {};
    reportRoom(this.env, this.name, { kind: this.kind(), ...sockets, ...news });
  }

  #countSent(text: string, sockets: number): void {
    // Encoding a text only to measure it costs time, which nobody needs without metrics.
    if (!isReporting(this.env)) return;
    const kind = this.kind();
    tally.count('room_frames_sent_total', { kind }, sockets);
    tally.count('room_sent_bytes_total', { kind }, UTF_8.encode(text).byteLength * sockets);
    if (Date.now() - this.#socketsReportedAt >= REPORT_SOCKETS_EVERY) this.report({});
    reportSoon(this.env);
  }

  #refuse(code: ErrorFrame['code'], { headers }: Request): Response {
    const sender = refusedSender(headers);
    const now = Date.now();
    if (this.#refused.isFullFor(sender, now))
      return refusal(429, 'Too many refused connections are still open.', { 'retry-after': '10' });
    return refusedUpgrade(code, (socket) => {
      this.#refused.add(socket, sender, now);
      socket.addEventListener('message', ({ data }) => void this.#ignored.take(data));
    });
  }
}

/** Keeps a stored alarm that is earlier. */
export async function setAlarmUnlessEarlier(
  storage: DurableObjectStorage,
  at: number,
): Promise<void> {
  const set = await storage.getAlarm();
  if (set === null || set > at) await storage.setAlarm(at);
}

/** Deletes all that a room has stored, and its alarm. */
export async function emptyStorage(storage: DurableObjectStorage): Promise<void> {
  await storage.deleteAlarm();
  await storage.deleteAll();
}
