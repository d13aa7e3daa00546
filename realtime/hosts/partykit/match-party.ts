import type * as Party from 'partykit/server';
import type { Position } from '../../protocol/connect-query.ts';
import type { MatchFrame } from '../../protocol/frame.ts';
import type { IngestResponse } from '../../protocol/ingest.ts';
import type { SportKey } from '../../sports/sport.ts';
import { matchFramesFor, matchSnapshot } from '../../rooms/resume.ts';
import type { LineUpdate } from '../../rooms/sport-room.ts';
import { frameText } from '../frame-text.ts';
import { snapshotAnswer } from '../json-answers.ts';
import { log, messageOf } from '../log.ts';
import { MatchSession } from '../match-session.ts';
import { newEpoch } from '../new-epoch.ts';
import { refuseUnsigned } from '../read-signed.ts';
import { signatureOf, verifySender } from '../verify-signature.ts';
import { beforeConnect, beforeRequest } from './front-door.ts';
import { MatchPartyStorage, UPDATES_PER_WRITE } from './match-party-storage.ts';
import { partyKitEnv } from './partykit-env.ts';
import { readIngest } from './read-ingest.ts';
import { RoomParty } from './room-party.ts';
import { batches } from './storage-keys.ts';

/** The room of one match on PartyKit. `POST` takes its updates, signed by the feed. */
export default class MatchParty extends RoomParty<MatchSession> {
  #timer: { at: number; id: ReturnType<typeof setTimeout> } | null = null;

  static onBeforeConnect(
    request: Party.Request,
    lobby: Party.Lobby,
  ): Promise<Party.Request | Response> {
    return beforeConnect('match', request, lobby);
  }

  /**
   * Checks the headers before the body, and the body here as well as in the room, so that an unsigned one
   * creates no room.
   */
  static async onBeforeRequest(
    request: Party.Request,
    lobby: Party.Lobby,
  ): Promise<Party.Request | Response> {
    const { INGEST_SECRET: secret } = partyKitEnv(lobby.env);
    const checked = beforeRequest('match', ['GET', 'POST'], request, lobby);
    if (checked instanceof Response || request.method !== 'POST') return checked;
    const sender = await verifySender(secret, request.headers, Date.now());
    if (sender === 'no-secret' || sender === 'unverified') {
      const { error, status } = refuseUnsigned(sender);
      return Response.json(error, { status });
    }
    const body = await request.clone().text();
    const read = await readIngest(body, request.headers, {
      secret,
      matchId: decodeURIComponent(lobby.id),
    });
    return read.kind === 'refused' ? Response.json(read.error, { status: read.status }) : request;
  }

  protected override async open(): Promise<MatchSession> {
    const session = await this.#open().catch((error: unknown) => {
      log('error', 'stored-senseless', { room: this.#matchId, message: messageOf(error) });
      return this.#open({ rebuild: true });
    });
    void session.onAlarm();
    return session;
  }

  async #open({ rebuild = false } = {}): Promise<MatchSession> {
    const { storage, stored } = await MatchPartyStorage.open(this.room.storage, {
      room: this.#matchId,
      newEpoch: newEpoch(),
      rebuild,
    });
    const onAlarm = () => void session.onAlarm();
    const session: MatchSession = new MatchSession(
      {
        store: storage,
        broadcast: (text) => this.sockets.broadcast(text),
        setAlarm: (at) => this.#wakeAt(at, onAlarm),
        setAlarmUnlessEarlier: (at) => {
          if (!this.#timer || at < this.#timer.at) this.#wakeAt(at, onAlarm);
        },
        putLine: (sportKey, update) => this.#putLine(sportKey, update),
        waitUntil: () => {},
      },
      this.#matchId,
      stored,
    );
    return session;
  }

  /**
   * Sets the room's only timer. An alarm would survive the room, but PartyKit's alarms cannot reach
   * other rooms. A room that dies before its timer resumes the work at its next start.
   */
  #wakeAt(at: number, onAlarm: () => void): void {
    if (this.#timer) clearTimeout(this.#timer.id);
    const wake = () => {
      this.#timer = null;
      onAlarm();
    };
    this.#timer = { at, id: setTimeout(wake, at - Date.now()) };
  }

  protected override framesFor(position: Position | null): readonly MatchFrame[] {
    return matchFramesFor(this.awake().room, position);
  }

  async onRequest(request: Party.Request): Promise<Response> {
    if (request.method === 'POST') return this.#ingest(request);
    const snapshot = matchSnapshot(this.awake().room);
    return snapshotAnswer(snapshot && frameText(snapshot));
  }

  async #ingest(request: Party.Request): Promise<Response> {
    const { secret } = this;
    const read = await readIngest(await request.text(), request.headers, {
      secret,
      matchId: this.#matchId,
    });
    if (read.kind === 'refused') return Response.json(read.error, { status: read.status });
    const answer: IngestResponse = { results: [] };
    for (const updates of batches(read.body.updates, UPDATES_PER_WRITE))
      answer.results.push(...this.awake().ingest(updates).results);
    return Response.json(answer);
  }

  async #putLine(sportKey: SportKey, update: LineUpdate): Promise<void> {
    const body = JSON.stringify([update]);
    const { sport } = this.room.context.parties;
    if (!sport) throw new Error('partykit.json names no sport party');
    const headers = await signatureOf(this.secret, body);
    const response = await sport.get(sportKey).fetch({ method: 'POST', headers, body });
    await response.text();
    if (!response.ok) throw new Error(`The sport room answered ${response.status}`);
  }

  get #matchId(): string {
    return decodeURIComponent(this.room.id);
  }
}

MatchParty satisfies Party.Worker;
