/**
 * Limits of one `sendBatch`: the platform accepts 100 messages and 256 kB, and a character has
 * three bytes at most.
 */
const MAX_MESSAGES = 100;
const MAX_CHARACTERS = 80_000;

/** Sends messages to a queue in as few batches as its limits allow. Resolves when all are stored. */
export async function sendInBatches<Body>(
  queue: Pick<Queue<Body>, 'sendBatch'>,
  messages: readonly MessageSendRequest<Body>[],
): Promise<void> {
  await Promise.all(partition(messages).map((part) => queue.sendBatch(part)));
}

function partition<Body>(
  messages: readonly MessageSendRequest<Body>[],
): MessageSendRequest<Body>[][] {
  const parts: MessageSendRequest<Body>[][] = [];
  let part: MessageSendRequest<Body>[] = [];
  let size = 0;
  for (const message of messages) {
    const length = JSON.stringify(message.body).length;
    if (part.length > 0 && (part.length >= MAX_MESSAGES || size + length > MAX_CHARACTERS)) {
      parts.push(part);
      part = [];
      size = 0;
    }
    part.push(message);
    size += length;
  }
  if (part.length > 0) parts.push(part);
  return parts;
}
