import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import {
  detailsRequestSchema,
  type DetailsResult,
  type MatchDetails,
} from '../../protocol/details.ts';
import { heartbeatRequestSchema } from '../../protocol/heartbeat.ts';
import { ingestRequestSchema, type IngestResult } from '../../protocol/ingest.ts';
import { LoopbackServer } from '../../testing/loopback-server.ts';

export const SECRET = 'whsec_c3RhbmQtaW4gaW5nZXN0IG9mIHRoZSB0ZXN0cw==';

/** Handling of a request: the fault happens before or after the updates are taken. */
export type Mood =
  | { kind: 'take' }
  | { kind: 'answer'; status: number; body?: string; headers?: Record<string, string> }
  | { kind: 'drop-before' }
  | { kind: 'drop-after' };

/**
 * An ingest that takes updates as the real one does, and fails as these moods say, one per request. It
 * listens on a loopback port after `listen`; `answer` works without.
 */
export class StandInIngest {
  /** Every accepted update, in order, without repeats. */
  readonly taken: { matchId: string; sequence: number }[] = [];
  readonly sizes: number[] = [];
  /** Source of each updates request. */
  readonly sources: string[] = [];
  /** The matches of each heartbeat. */
  readonly heartbeats: string[][] = [];
  /** All details taken, in order. */
  readonly details: MatchDetails[] = [];
  readonly #server = new LoopbackServer((request) => this.answer(request));
  readonly #moods: Mood[];

  constructor(moods: Mood[] = []) {
    this.#moods = moods;
  }

  listen(): Promise<string> {
    return this.#server.listen();
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  /** Answers a request as the ingest does, or as its next mood says. */
  async answer(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    if (request.method !== 'POST') return Response.json({}, { status: 404 });
    const body = await request.text();
    const mood = this.#moods.shift() ?? { kind: 'take' };
    if (mood.kind === 'drop-before') return undefined;
    if (mood.kind === 'answer') {
      const { status, headers, body: said = '{"message":"as reported"}' } = mood;
      return new Response(said, { status, ...(headers && { headers }) });
    }
    if (pathname === '/ingest/v1/heartbeats') {
      const { matchIds } = v.parse(heartbeatRequestSchema, JSON.parse(body));
      this.heartbeats.push(matchIds);
      return Response.json({ heard: matchIds.length });
    }
    const results = this.#take(request, body);
    return mood.kind === 'drop-after' ? undefined : Response.json({ results });
  }

  #take({ headers, url }: Request, body: string): IngestResult[] | DetailsResult[] {
    new Webhook(SECRET).verify(body, Object.fromEntries(headers));
    if (url.endsWith('/ingest/v1/details')) {
      const { details } = v.parse(detailsRequestSchema, JSON.parse(body));
      this.details.push(...details);
      return details.map(({ matchId }) => ({ matchId, outcome: 'applied' }));
    }
    const { source, updates } = v.parse(ingestRequestSchema, JSON.parse(body));
    this.sizes.push(updates.length);
    this.sources.push(source);
    return updates.map(({ matchId, sequence }) => {
      const known = this.taken.some(
        (other) => other.matchId === matchId && other.sequence === sequence,
      );
      if (!known) this.taken.push({ matchId, sequence });
      return { matchId, sequence, outcome: known ? 'duplicate' : 'applied', version: sequence };
    });
  }
}
