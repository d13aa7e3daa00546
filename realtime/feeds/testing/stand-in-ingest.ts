import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import {
  detailsRequestSchema,
  type DetailsResult,
  type MatchDetails,
} from '../../protocol/details.ts';
import { heartbeatRequestSchema } from '../../protocol/heartbeat.ts';
import { ingestRequestSchema, type IngestResult } from '../../protocol/ingest.ts';

export const SECRET = 'whsec_c3RhbmQtaW4gaW5nZXN0IG9mIHRoZSB0ZXN0cw==';

/** Handling of a request: the fault happens before or after the updates are taken. */
export type Mood =
  | { kind: 'take' }
  | { kind: 'answer'; status: number; body?: string; headers?: Record<string, string> }
  | { kind: 'drop-before' }
  | { kind: 'drop-after' };

/**
 * An ingest that takes updates as the real one does, and fails as these moods say, one per request.
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
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #moods: Mood[];

  constructor(moods: Mood[] = []) {
    this.#moods = moods;
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.method !== 'POST') return void response.writeHead(404).end('{}');
    const mood = this.#moods.shift() ?? { kind: 'take' };
    if (mood.kind === 'drop-before') return void request.socket.destroy();
    if (mood.kind === 'answer') {
      response.writeHead(mood.status, mood.headers).end(mood.body ?? '{"message":"as reported"}');
      return;
    }
    if (request.url === '/ingest/v1/heartbeats') {
      const { matchIds } = v.parse(heartbeatRequestSchema, JSON.parse(body));
      this.heartbeats.push(matchIds);
      return void response.writeHead(200).end(JSON.stringify({ heard: matchIds.length }));
    }
    const results = this.#take(request, body);
    if (mood.kind === 'drop-after') return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ results }));
  }

  #take({ headers, url }: IncomingMessage, body: string): IngestResult[] | DetailsResult[] {
    const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
    const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
    new Webhook(SECRET).verify(body, signed);
    if (url === '/ingest/v1/details') {
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
