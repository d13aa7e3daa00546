/** A fault of a whole feed, with advice for its editor. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}

/**
 * Decodes a feed. Its encoding comes from its byte order mark, else from the charset that the
 * server states, else from the XML declaration; without any it is UTF-8.
 */
export function decodeFeed(bytes: Uint8Array, charset?: string): string {
  const [a, b, c] = bytes;
  const mark =
    a === 0xef && b === 0xbb && c === 0xbf
      ? 'utf-8'
      : a === 0xfe && b === 0xff
        ? 'utf-16be'
        : a === 0xff && b === 0xfe
          ? 'utf-16le'
          : undefined;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(head)?.[1];
  const encoding = mark ?? charset ?? declared ?? 'utf-8';
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new FeedError(`it is in ${encoding}, which is no encoding that is known`);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new FeedError(`it says that it is in ${encoding}, and is not`);
  }
}
