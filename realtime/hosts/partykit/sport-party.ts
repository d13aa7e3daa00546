import type * as Party from 'partykit/server';
import * as v from 'valibot';
import type { Position } from '../../protocol/connect-query.ts';
import { epochSchema, versionSchema, type SportFrame } from '../../protocol/frame.ts';
import { matchIdSchema } from '../../protocol/match-id.ts';
import { matchLineSchema } from '../../protocol/match-state.ts';
import { sportFramesFor, sportSnapshot } from '../../rooms/sport-room.ts';
import { frameText } from '../frame-text.ts';
import { refusal, snapshotAnswer } from '../json-answers.ts';
import { newEpoch } from '../new-epoch.ts';
import { SportSession } from '../sport-session.ts';
import { verifySignature } from '../verify-signature.ts';
import { beforeConnect, beforeRequest } from './front-door.ts';
import { RoomParty } from './room-party.ts';
import { SportPartyStorage } from './sport-party-storage.ts';

const lineUpdatesSchema = v.array(
  v.strictObject({
    matchId: matchIdSchema,
    epoch: epochSchema,
    version: versionSchema,
    line: matchLineSchema,
  }),
);

/** The room of one sport on PartyKit. Match rooms `POST` lines to it, signed. */
export default class SportParty extends RoomParty<SportSession> {
  static onBeforeConnect(
    request: Party.Request,
    lobby: Party.Lobby,
  ): Promise<Party.Request | Response> {
    return beforeConnect('sport', request, lobby);
  }

  /**
   * Allows only GET, since a sport room is read-only from outside. Calls of match rooms bypass this
   * check.
   */
  static onBeforeRequest(request: Party.Request, lobby: Party.Lobby): Party.Request | Response {
    return beforeRequest('sport', ['GET'], request, lobby);
  }

  protected override async open(): Promise<SportSession> {
    const { storage, stored } = await SportPartyStorage.open(this.room.storage, newEpoch());
    return new SportSession(
      {
        store: storage,
        broadcast: (text) => this.sockets.broadcast(text),
        setAlarm: (at) => void this.room.storage.setAlarm(at),
        waitUntil: () => {},
      },
      stored,
    );
  }

  protected override framesFor(position: Position | null): readonly SportFrame[] {
    return sportFramesFor(this.awake().room, position);
  }

  async onRequest(request: Party.Request): Promise<Response> {
    if (request.method === 'POST') return this.#putLines(request);
    return snapshotAnswer(frameText(sportSnapshot(this.awake().room)));
  }

  onAlarm(): Promise<void> {
    return this.awake().onAlarm();
  }

  async #putLines(request: Party.Request): Promise<Response> {
    const body = await request.text();
    if ((await verifySignature(this.secret, request.headers, body)) !== 'verified')
      return refusal(401, 'The signature is wrong.');
    this.awake().putLines(v.parse(lineUpdatesSchema, JSON.parse(body)));
    return Response.json({});
  }
}

SportParty satisfies Party.Worker;
