import {
  catalogueResponseSchema,
  type CatalogueMatch,
  type CatalogueRequest,
} from '../protocol/catalogue.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { formatCounts, noCounts } from './counts.ts';
import { gaveUp } from './outcome-text.ts';
import { readAs } from './signed-client.ts';

/** Matches per request: fewer than allowed, for a quick response. */
const PAGE = 100;
/** Squads per request: at most 50 are allowed, and each may have 200 players. */
const SQUADS = 25;

/** Data sent with the first of a season's matches. */
export type CatalogueExtras = Pick<CatalogueRequest, 'venues' | 'groups' | 'squads' | 'rules'>;

interface ImportOptions {
  source: string;
  target: Target;
  json: boolean;
}

/**
 * Imports matches into the catalogue, page by page, and returns the exit code. Idempotent. In the
 * counts created and updated matches are applied, unchanged ones are duplicates.
 */
export async function importCatalogue(
  matches: readonly CatalogueMatch[],
  {
    source,
    target,
    json,
    leftOut = 0,
    extras = {},
  }: ImportOptions & { leftOut?: number; extras?: CatalogueExtras },
  io: CommandIo,
): Promise<number> {
  return importRequests(requestsOf(matches, extras), { source, target, json, leftOut }, io);
}

/**
 * Splits a season into requests. Each request needs a match, so if there are more pages of squads
 * than of matches, further requests repeat the last match, which changes nothing.
 */
export function requestsOf(
  matches: readonly CatalogueMatch[],
  { squads = [], ...extras }: CatalogueExtras,
): Omit<CatalogueRequest, 'source'>[] {
  if (matches.length === 0) return [];
  const pages = Math.max(Math.ceil(matches.length / PAGE), Math.ceil(squads.length / SQUADS));
  return Array.from({ length: pages }, (_, index) => {
    const page = matches.slice(index * PAGE, (index + 1) * PAGE);
    const own = squads.slice(index * SQUADS, (index + 1) * SQUADS);
    return {
      matches: page.length > 0 ? page : matches.slice(-1),
      ...(index === 0 && extras),
      ...(own.length > 0 && { squads: own }),
    };
  });
}

/**
 * Sends requests to the catalogue in order, until one fails. Counts and returns as
 * `importCatalogue` does.
 */
export async function importRequests(
  requests: readonly Omit<CatalogueRequest, 'source'>[],
  { source, target, json, leftOut }: ImportOptions & { leftOut?: number },
  io: CommandIo,
): Promise<number> {
  const { client, progress } = createCommandClient(target, io);
  const changes = { created: 0, updated: 0, unchanged: 0 };
  const counts = { ...noCounts(), ...(leftOut !== undefined && { leftOut }) };
  let failure: string | undefined;
  for (const request of requests) {
    if (failure !== undefined || io.signal.aborted) break;
    const size = countOf(request);
    counts.sent += size;
    const read = readAs(catalogueResponseSchema);
    const outcome = await client.post('/ingest/v1/catalogue', { source, ...request }, read);
    if (outcome.kind === 'acknowledged') {
      const { created, updated, unchanged } = outcome.value;
      changes.created += created;
      changes.updated += updated;
      changes.unchanged += unchanged;
      counts.applied += created + updated;
      counts.duplicate += unchanged;
      io.onTaken?.(size);
    } else {
      counts.unacknowledged += size;
      failure = gaveUp(outcome, client.to);
    }
    progress.show(formatCounts(counts));
  }
  progress.end();
  if (failure !== undefined) io.stderr.write(`${failure}\n`);
  const { created, updated, unchanged } = changes;
  io.stderr.write(
    `created ${created}, updated ${updated}, unchanged ${unchanged}\n${formatCounts(counts)}\n`,
  );
  if (json) io.stdout.write(`${JSON.stringify({ ...counts, ...changes })}\n`);
  return failure === undefined ? 0 : 1;
}

/** Returns the number of a request's items. */
export function countOf({
  matches,
  venues = [],
  groups = [],
  squads = [],
  rules = [],
}: Omit<CatalogueRequest, 'source'>): number {
  return matches.length + venues.length + groups.length + squads.length + rules.length;
}
