import { createServer, type Server } from 'node:http';
import * as v from 'valibot';
import {
  catalogueRequestSchema,
  type CatalogueRequest,
  type CatalogueResponse,
} from '../../../protocol/catalogue.ts';
import {
  detailsRequestSchema,
  type DetailsResult,
  type MatchDetails,
} from '../../../protocol/details.ts';
import { ingestRequestSchema, type IngestResult } from '../../../protocol/ingest.ts';
import { applyUpdate, createMatchRoom, type MatchRoom } from '../../../rooms/match-room.ts';

/** The ingest on a loopback port, with the product's own rooms behind it. */
export class IngestStandIn {
  readonly rooms = new Map<string, MatchRoom>();
  readonly results: IngestResult[] = [];
  /** All catalogue requests, in order. */
  readonly catalogue: CatalogueRequest[] = [];
  /** All accepted details, in order: of matches with a room. */
  readonly details: MatchDetails[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        response.writeHead(200).end(JSON.stringify(this.#answer(request.url, body)));
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('it does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(path: string | undefined, body: string): object {
    if (path === '/ingest/v1/catalogue') return this.#list(body);
    return { results: path === '/ingest/v1/details' ? this.#take(body) : this.#apply(body) };
  }

  #list(body: string): CatalogueResponse {
    const read = v.pipe(v.string(), v.parseJson(), catalogueRequestSchema);
    this.catalogue.push(v.parse(read, body));
    return { created: 1, updated: 0, unchanged: 0 };
  }

  #take(body: string): DetailsResult[] {
    const { details } = v.parse(v.pipe(v.string(), v.parseJson(), detailsRequestSchema), body);
    return details.map((one) => {
      const isKnown = this.rooms.has(one.matchId);
      if (isKnown) this.details.push(one);
      return { matchId: one.matchId, outcome: isKnown ? 'applied' : 'rejected' };
    });
  }

  #apply(body: string): IngestResult[] {
    const { updates } = v.parse(v.pipe(v.string(), v.parseJson(), ingestRequestSchema), body);
    const results = updates.map((update) => {
      const before = this.rooms.get(update.matchId) ?? createMatchRoom('epoch-of-a-test');
      const { room, result } = applyUpdate(before, update, Date.now());
      this.rooms.set(update.matchId, room);
      return result;
    });
    this.results.push(...results);
    return results;
  }
}
