import { parseConnectQuery, type Position } from '../protocol/connect-query.ts';
import type { MatchSnapshot } from '../protocol/frame.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { parseRoomName } from '../protocol/room-name.ts';
import { matchFramesFor, matchSnapshot } from '../rooms/resume.ts';
import type { FollowerName } from './follower-name.ts';
import { frameText } from './frame-text.ts';
import { refusal, RELAY_HEADER } from './json-answers.ts';
import { log, messageOf } from './log.ts';
import { MatchRelay } from './match-relay.ts';
import { MatchSequencer } from './match-sequencer.ts';
import type {
  IngestAnswer,
  MatchRoomRpc,
  UnsavedMatch,
  FollowerPosition,
  RoomViewText,
} from './room-rpc.ts';
import { RoomServer } from './room-server.ts';
import { relayThreshold } from './rooms-env.ts';

/**
 * The room of one match on Cloudflare: `{matchId}` is its sequencer, `{matchId}~{k}` a relay. The
 * constructor initialises it from its name and database, so that another room's call needs no prior
 * request.
 */
export class MatchRoomServer extends RoomServer implements MatchRoomRpc {
  readonly #role: MatchSequencer | MatchRelay;
  /** Viewers that are arriving but not accepted yet. */
  #arriving = 0;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const room = parseRoomName('match', this.name);
    if (room?.party !== 'match') throw new Error('A match room needs the name of a match');
    const { sockets } = this;
    const { matchId, relay } = room;
    const needed = () => this.#arriving + sockets.size > 0;
    this.#role =
      relay === undefined
        ? new MatchSequencer(ctx, env, matchId, sockets)
        : new MatchRelay(ctx, env, { matchId, relay, sockets, needed });
  }

  protected override textsFor(position: Position | null): readonly string[] {
    return matchFramesFor(this.#role.view, position).map(frameText);
  }

  protected override snapshotFrame(): MatchSnapshot | null {
    return matchSnapshot(this.#role.view);
  }

  protected override async acceptUpgrade(request: Request): Promise<Response> {
    if (this.sockets.size + this.#arriving >= relayThreshold(this.env)) return this.#full();
    this.#arriving += 1;
    try {
      await this.#role.ready(positionOf(request));
      return await super.acceptUpgrade(request);
    } catch (error) {
      log('error', 'relay-not-ready', { room: this.name, message: messageOf(error) });
      return refusal(503, 'This match is not available right now.', { 'retry-after': '1' });
    } finally {
      this.#arriving -= 1;
    }
  }

  override onAlarm(): Promise<void> {
    return this.#role.onAlarm();
  }

  /** {@inheritDoc MatchRoomRpc.ingest} */
  async ingest(updates: MatchUpdate[]): Promise<IngestAnswer> {
    return this.#sequencer().ingest(updates);
  }

  async heartbeat(): Promise<boolean> {
    return this.#sequencer().heartbeat();
  }

  async snapshot(): Promise<MatchSnapshot | null> {
    return this.snapshotFrame();
  }

  async unsaved(): Promise<UnsavedMatch | null> {
    return this.#sequencer().unsaved();
  }

  async confirmStored(epoch: string, version: number): Promise<void> {
    this.#sequencer().confirmStored(epoch, version);
  }

  async subscribe(follower: FollowerName): Promise<RoomViewText> {
    return this.#sequencer().subscribe(follower);
  }

  async followDeltas(_key: string, epoch: string, deltas: string[]): Promise<FollowerPosition> {
    return this.#relay().followDeltas(epoch, deltas);
  }

  async replaceView(_key: string, view: RoomViewText): Promise<FollowerPosition> {
    return this.#relay().replaceView(view);
  }

  #sequencer(): MatchSequencer {
    if (!(this.#role instanceof MatchSequencer)) throw new Error('A relay takes no updates');
    return this.#role;
  }

  #relay(): MatchRelay {
    if (!(this.#role instanceof MatchRelay)) throw new Error('Only a relay follows');
    return this.#role;
  }

  #full(): Response {
    const relay = this.#role.overflow();
    return refusal(
      503,
      'This room is full.',
      relay === null ? {} : { [RELAY_HEADER]: String(relay) },
    );
  }
}

function positionOf(request: Request): Position | null {
  const query = parseConnectQuery(new URL(request.url).searchParams);
  return query.kind === 'ok' ? query.position : null;
}
