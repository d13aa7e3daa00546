import * as v from 'valibot';
import {
  detailsResponseSchema,
  type DetailsRequest,
  type DetailsResult,
  type MatchDetails,
} from '../protocol/details.ts';
import type { PostOutcome, SignedClient } from './signed-client.ts';

/** Sends details in one request; see `detailsBatches`. */
export function postDetails(
  client: SignedClient,
  source: string,
  details: MatchDetails[],
): Promise<PostOutcome<DetailsResult[]>> {
  return client.post(
    '/ingest/v1/details',
    { source, details } satisfies DetailsRequest,
    (answer) => {
      const parsed = v.safeParse(detailsResponseSchema, answer);
      return parsed.success && parsed.output.results.length === details.length
        ? parsed.output.results
        : undefined;
    },
  );
}
