import { MAX_DETAILS_PER_REQUEST, type MatchDetails } from '../protocol/details.ts';

/** Size limit of a request, characters: a margin below the ingest's megabyte. */
const MAX_CHARACTERS = 600_000;

/** Splits details into as many requests as needed. */
export function* detailsBatches(
  all: Iterable<MatchDetails>,
): Generator<MatchDetails[], void, void> {
  let batch: MatchDetails[] = [];
  let size = 0;
  for (const details of all) {
    const length = JSON.stringify(details).length;
    if (
      batch.length > 0 &&
      (batch.length >= MAX_DETAILS_PER_REQUEST || size + length > MAX_CHARACTERS)
    ) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(details);
    size += length;
  }
  if (batch.length > 0) yield batch;
}
