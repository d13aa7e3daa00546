import { MAX_CONTENT_PER_REQUEST, type Content } from '../protocol/content.ts';

/** Size limit of a request, bytes: a margin below the ingest's megabyte. */
const MAX_BYTES = 800_000;

/** Splits content into as many requests as needed. */
export function* contentBatches(all: Iterable<Content>): Generator<Content[], void, void> {
  let batch: Content[] = [];
  let size = 0;
  for (const content of all) {
    const length = Buffer.byteLength(JSON.stringify(content));
    if (
      batch.length >= MAX_CONTENT_PER_REQUEST ||
      (batch.length > 0 && size + length > MAX_BYTES)
    ) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(content);
    size += length;
  }
  if (batch.length > 0) yield batch;
}
