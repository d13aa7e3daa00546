import { tracing } from 'cloudflare:workers';
import { parseConnectQuery, type Position } from '../protocol/connect-query.ts';
import type { MatchSnapshot } from '../protocol/frame.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { parseRoomName } from '../protocol/room-name.ts';
import { sportById } from '../sports/registry.ts';
import { lineOf } from '../rooms/line.ts';
import { isShown } from '../rooms/line-window.ts';
import { matchFramesFor, matchSnapshot, type MatchView } from '../rooms/resume.ts';
import { roomFramesFor } from '../rooms/room-view.ts';
import { newestOfLog } from './arrivals.ts';
import { Follower } from './follower.ts';
import { FollowerFeed } from './follower-feed.ts';
import type { FollowerName } from './follower-name.ts';
import { FollowerStorage } from './follower-storage.ts';
import { frameText } from './frame-text.ts';
import { fullRoom, refusal } from './json-answers.ts';
import { log, messageOf } from './log.ts';
import { tally } from './metrics/report.ts';
import { MatchSession, type MatchHost } from './match-session.ts';
import { MatchStorage } from './match-storage.ts';
import { newEpoch } from './new-epoch.ts';
import { RelayStorage } from './relay-storage.ts';
import type { MatchBackup, RestoreOutcome } from './room-backup.ts';
import type {
  FollowerPosition,
  IngestAnswer,
  LoggedUpdate,
  MatchRoomRpc,
  UnsavedMatch,
  RoomViewText,
} from './room-rpc.ts';
import { emptyStorage, RoomServer, setAlarmUnlessEarlier } from './room-server.ts';
import { sportRoom } from './room-stub.ts';
import { relayThreshold, type RoomsEnv } from './rooms-env.ts';
import type { RoomSockets } from './sockets.ts';

export { HubRoomServer } from './hub-room-server.ts';
export { SportRoomServer } from './sport-room-server.ts';
export { MetricsServer } from './metrics/metrics-server.ts';

/**
 * The room of one match on Cloudflare. The object named `{matchId}` is the sequencer, which decides
 * the order of the match's updates; `{matchId}~{k}` is a relay. The constructor initialises the
 * room from its name and database, so that other rooms can call it without a prior request.
 */
export class MatchRoomServer extends RoomServer implements MatchRoomRpc {
  #role: MatchSession | Follower;
  /** Number of viewers that are arriving but not accepted yet. */
  #arriving = 0;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const room = parseRoomName('match', this.name);
    if (room?.party !== 'match') throw new Error('A match room needs the name of a match');
    const { matchId, relay } = room;
    this.#role =
      relay === undefined ? this.#openMatch(matchId) : this.#openRelay(ctx, env, matchId, relay);
  }

  #openMatch(matchId: string): MatchSession {
    return openMatch(this.ctx, this.env, matchId, this.sockets, (news) => this.report(news));
  }

  /** Opens a replica of a match's sequencer for viewers beyond its capacity. */
  #openRelay(ctx: DurableObjectState, env: RoomsEnv, matchId: string, relay: number): Follower {
    const store = new RelayStorage(ctx.storage);
    return new Follower({
      env,
      room: { party: 'match', matchId },
      name: `relay ${relay}`,
      store,
      keep: (view) => view,
      followers: new FollowerStorage(ctx.storage),
      isWatched: () => this.#arriving + this.sockets.size > 0,
      show: async (view, before) => {
        const frames = view ? roomFramesFor(view, before) : [];
        await Promise.all(frames.map((frame) => this.sockets.broadcast(frameText(frame))));
      },
      end: () => store.clear(),
      arm: (within) => this.armAlarm(within),
      waitUntil: (work) => ctx.waitUntil(work),
    });
  }

  get #view(): MatchView | null {
    if (this.#role instanceof MatchSession) return this.#role.room;
    const { view } = this.#role;
    return view && 'state' in view ? view : null;
  }

  protected override kind() {
    return this.name.includes('~') ? 'relay' : 'match';
  }

  protected override textsFor(position: Position | null): readonly string[] {
    return this.#view ? matchFramesFor(this.#view, position).map(frameText) : [];
  }

  protected override snapshotFrame(): MatchSnapshot | null {
    return this.#view && matchSnapshot(this.#view);
  }

  protected override async acceptUpgrade(request: Request): Promise<Response> {
    if (this.sockets.size + this.#arriving >= relayThreshold(this.env))
      return fullRoom(this.#role.newestRelay);
    this.#arriving += 1;
    try {
      if (this.#role instanceof Follower) await this.#role.ready(positionOf(request));
      return await super.acceptUpgrade(request);
    } catch (error) {
      log('error', 'relay-not-ready', { room: this.name, message: messageOf(error) });
      return refusal(503, 'This match is not available right now.', { 'retry-after': '1' });
    } finally {
      this.#arriving -= 1;
    }
  }

  override async onAlarm(): Promise<void> {
    await this.#role.onAlarm();
  }

  /** {@inheritDoc MatchRoomRpc.ingest} */
  async ingest(updates: MatchUpdate[], source?: string): Promise<IngestAnswer> {
    const answer = tracing.enterSpan('room.ingest', (span) => {
      span.setAttributes({ updates: updates.length });
      return this.#sequencer().ingest(updates, source);
    });
    if (this.sockets.size > 0) this.ctx.waitUntil(this.#observeSent(updates, answer));
    return answer;
  }

  async heartbeat(source?: string): Promise<boolean> {
    return this.#sequencer().heartbeat(source);
  }

  async snapshot(): Promise<MatchSnapshot | null> {
    return this.snapshotFrame();
  }

  async lastUpdates(): Promise<LoggedUpdate[]> {
    const { rejections } = this.#sequencer().room;
    return newestOfLog(this.ctx.storage.sql).map((update) => ({
      ...update,
      rejection: rejections.get(update.sequence) ?? null,
    }));
  }

  async unsaved(): Promise<UnsavedMatch | null> {
    return this.#sequencer().unsaved();
  }

  async confirmStored(epoch: string, version: number): Promise<void> {
    this.#sequencer().confirmStored(epoch, version);
  }

  async backup(): Promise<MatchBackup | null> {
    const { matchId } = this.#sequencer();
    const stored = new MatchStorage(this.ctx.storage, matchId).backup();
    return stored && { matchId, ...stored };
  }

  /**
   * Restores the room. Also sends the line of a match that lists show, since its sport's room may
   * be older.
   */
  async restore(saved: MatchBackup, run: string): Promise<RestoreOutcome> {
    const { matchId } = this.#sequencer();
    const storage = new MatchStorage(this.ctx.storage, matchId);
    storage.load(newEpoch());
    const outcome = storage.restore(saved, run);
    if (outcome !== 'restored') return outcome;
    const session = this.#openMatch(matchId);
    this.#role = session;
    const { state, epoch, version } = session.room;
    const times = { closedAt: null, lastSeenAt: saved.lastSeenAt };
    if (state && isShown(lineOf(state), times, Date.now()))
      await sportRoom(this.env, sportById(state.sportId).key).putLines([
        { matchId, epoch, version, line: lineOf(state) },
      ]);
    return outcome;
  }

  async erase(run: string): Promise<void> {
    const { matchId } = this.#sequencer();
    if (!new MatchStorage(this.ctx.storage, matchId).isFilledBy(run)) return;
    await emptyStorage(this.ctx.storage);
    this.#role = this.#openMatch(matchId);
  }

  async retire(epoch: string, version: number): Promise<boolean> {
    const session = this.#sequencer();
    const { room } = session;
    if (room.state === null) return true;
    const isStored = room.epoch === epoch && room.version === version;
    if (!isStored || this.sockets.size > 0 || session.newestRelay > 0) return false;
    await emptyStorage(this.ctx.storage);
    this.#role = this.#openMatch(session.matchId);
    return true;
  }

  async subscribe(
    _key: string,
    follower: FollowerName,
    held: Position,
    wanted: Position | null,
  ): Promise<void> {
    await this.#role.subscribe(follower, held, wanted);
  }

  async followDeltas(_key: string, epoch: string, deltas: string[]): Promise<FollowerPosition> {
    return this.#relay().followDeltas(epoch, deltas);
  }

  async replaceView(_key: string, view: RoomViewText): Promise<FollowerPosition> {
    return this.#relay().replaceView(view);
  }

  async #observeSent(updates: readonly MatchUpdate[], { results }: IngestAnswer): Promise<void> {
    await this.sockets.sent;
    const now = Date.now();
    for (const [index, { occurredAt }] of updates.entries())
      if (results[index]?.outcome === 'applied')
        tally.observe('ingest_sent_seconds', (now - occurredAt) / 1_000, {});
  }

  #sequencer(): MatchSession {
    if (this.#role instanceof Follower) throw new Error('A relay takes no updates');
    return this.#role;
  }

  #relay(): Follower {
    if (this.#role instanceof MatchSession) throw new Error('Only a relay follows');
    return this.#role;
  }
}

function positionOf(request: Request): Position | null {
  const query = parseConnectQuery(new URL(request.url).searchParams);
  return query.kind === 'ok' ? query.position : null;
}

/** Opens a match's sequencer. */
function openMatch(
  ctx: DurableObjectState,
  env: RoomsEnv,
  matchId: string,
  sockets: RoomSockets,
  report: MatchHost['report'],
): MatchSession {
  const storage = new MatchStorage(ctx.storage, matchId);
  const host: MatchHost = {
    store: storage,
    report,
    broadcast: (text) => void sockets.broadcast(text),
    setAlarm: (at) => void ctx.storage.setAlarm(at),
    setAlarmUnlessEarlier: (at) => ctx.waitUntil(setAlarmUnlessEarlier(ctx.storage, at)),
    putLine: (sportKey, update) => sportRoom(env, sportKey).putLines([update]),
    waitUntil: (work) => ctx.waitUntil(work),
    followers: (session) =>
      new FollowerFeed({
        env,
        name: { party: 'match', matchId },
        storage: storage.followers,
        session,
      }),
    database: {
      tell: async () => void (await env.MATCH_STATES.send({ unsaved: matchId })),
      note: (version) => storage.confirmDatabase(version),
    },
  };
  try {
    return new MatchSession(host, matchId, storage.load(newEpoch()));
  } catch (error) {
    // Stored data may parse and still be invalid.
    log('error', 'stored-senseless', { room: matchId, message: messageOf(error) });
    return new MatchSession(host, matchId, storage.rebuild(newEpoch()));
  }
}
