import { readFile } from 'node:fs/promises';
import { messageOf } from '../../feeds/message-of.ts';
import { FeedError } from './decode-feed.ts';

/** The server's cache validators for a feed at its last import. */
export interface FeedMark {
  etag?: string;
  lastModified?: string;
}

export type FetchedFeed =
  | { kind: 'unchanged' }
  | { kind: 'feed'; bytes: Uint8Array; charset: string | undefined; mark: FeedMark };

/** Largest size of a feed, bytes. */
const LARGEST = 10_000_000;
/** Timeout of a request, ms. */
const TIMEOUT_MS = 30_000;

/** Reads a feed from a file. Throws a `FeedError`. */
export async function readFeedFile(path: string): Promise<FetchedFeed> {
  const bytes = await readFile(path).catch(() => {
    throw new FeedError('the file cannot be read');
  });
  if (bytes.byteLength > LARGEST) throw new FeedError(TOO_LARGE);
  return { kind: 'feed', bytes, charset: undefined, mark: {} };
}

/** Fetches a feed, unless it is unchanged since `mark`. Throws a `FeedError`. */
export async function fetchFeed(
  url: string,
  mark: FeedMark,
  signal: AbortSignal,
): Promise<FetchedFeed> {
  const answer = await fetch(url, {
    headers: {
      accept: 'application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.5',
      'user-agent': 'Touchline',
      ...(mark.etag !== undefined && { 'if-none-match': mark.etag }),
      ...(mark.lastModified !== undefined && { 'if-modified-since': mark.lastModified }),
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    throw new FeedError(`it cannot be reached (${causeOf(error)}): see that the address is right`);
  });
  if (answer.status === 304) return { kind: 'unchanged' };
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new FeedError(`its server answers ${answer.status}${adviceOn(answer.status)}`);
  }
  const [etag, lastModified] = ['etag', 'last-modified'].map((name) => answer.headers.get(name));
  return {
    kind: 'feed',
    bytes: await readAll(answer),
    charset: /charset=["']?([\w.:-]+)/i.exec(answer.headers.get('content-type') ?? '')?.[1],
    mark: { ...(etag && { etag }), ...(lastModified && { lastModified }) },
  };
}

const TOO_LARGE = `it is larger than ${LARGEST / 1_000_000} MB`;

async function readAll({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > LARGEST) throw new FeedError(TOO_LARGE);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(`it broke off (${causeOf(error)}): try again`);
  }
  return Buffer.concat(chunks);
}

function adviceOn(status: number): string {
  if (status === 404 || status === 410) return ': see that the address is right';
  if (status === 401 || status === 403) return ': it wants to know who asks';
  return status === 429 || status >= 500 ? ': try again later' : '';
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return messageOf(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
