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

/** The ingest, with the product's own rooms behind it. */
export class IngestStandIn {
  readonly rooms = new Map<string, MatchRoom>();
  readonly results: IngestResult[] = [];
  /** All catalogue requests, in order. */
  readonly catalogue: CatalogueRequest[] = [];
  /** All accepted details, in order: of matches with a room. */
  readonly details: MatchDetails[] = [];

  /** Answers a request as the product does. */
  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    return Response.json(this.#answerTo(pathname, await request.text()));
  }

  #answerTo(path: string, body: string): object {
    if (path === '/ingest/v1/catalogue') return this.#list(body);
    if (path === '/ingest/v1/heartbeats') return { heard: 0 };
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
