/** Limits of a request: number of items, and their bytes as JSON. */
export interface BatchLimits {
  items: number;
  bytes: number;
}

/**
 * Splits items into batches within the limits. An item above the byte limit is a batch of its own.
 */
export function* batchesOf<Item>(
  all: Iterable<Item>,
  limits: BatchLimits,
): Generator<Item[], void, void> {
  let batch: Item[] = [];
  let size = 0;
  for (const item of all) {
    const length = Buffer.byteLength(JSON.stringify(item));
    if (batch.length >= limits.items || (batch.length > 0 && size + length > limits.bytes)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(item);
    size += length;
  }
  if (batch.length > 0) yield batch;
}
