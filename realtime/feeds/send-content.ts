import {
  contentResponseSchema,
  MAX_CONTENT_PER_REQUEST,
  type Content,
  type ContentRequest,
} from '../protocol/content.ts';
import { HIDDEN_PICTURES } from '../protocol/hidden-pictures.ts';
import { batchesOf } from './batches.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { noCounts, type Counts } from './counts.ts';
import { gaveUp } from './outcome-text.ts';
import { isMissing, readAs, type PostFailure } from './signed-client.ts';

/** Limits of a request, with a margin below the ingest's megabyte. */
const LIMITS = { items: MAX_CONTENT_PER_REQUEST, bytes: 800_000 };

export interface RefusedContent {
  id: string;
  /** Faulty member: 'stream', 'captions.en'. */
  member: string;
  message: string;
}

export interface ContentReport {
  counts: Counts;
  /** Ids of withdrawals whose content the server does not have. */
  unknown: string[];
  /** Refused content with the reason. All other content was sent. */
  refused: RefusedContent[];
  /** Origins whose pictures no page shows. */
  hiddenOrigins: string[];
  /** Why sending ended early. */
  failure?: string;
  /** The server lacks the call, as a server with rooms alone does. */
  isLeftOut?: true;
}

/** Returns why sending ended early; undefined if it did not. Refused content does not end it. */
export function problemOf({ failure, isLeftOut }: ContentReport): string | undefined {
  return failure ?? (isLeftOut && 'the server takes no content');
}

/** Returns a line per origin whose pictures no page shows. */
export function pictureWarnings({ hiddenOrigins }: ContentReport): string {
  return hiddenOrigins
    .map(
      (origin) => `pictures of ${origin} do not show: it is none of the server's PICTURE_ORIGINS\n`,
    )
    .join('');
}

/**
 * Publishes content in as many requests as needed, until one fails. If the server refuses a request
 * because of faulty content, a new request has the rest.
 */
export async function sendContent(
  all: Iterable<Content>,
  { target, ...sender }: Omit<ContentRequest, 'content'> & { target: Target },
  io: CommandIo,
): Promise<ContentReport> {
  const { client, progress } = createCommandClient(target, io);
  const counts = noCounts();
  const unknown: string[] = [];
  const refused: RefusedContent[] = [];
  const hidden = new Set<string>();
  const reported = (): ContentReport => ({ counts, unknown, refused, hiddenOrigins: [...hidden] });
  const batches = [...batchesOf(all, LIMITS)];
  const read = readAs(contentResponseSchema);
  for (let content = batches.shift(); content; content = batches.shift()) {
    if (io.signal.aborted) break;
    const batch = content;
    counts.sent += batch.length;
    const request = { ...sender, content: batch } satisfies ContentRequest;
    const outcome = await client.post('/ingest/v1/content', request, (answer, headers) => {
      const results = read(answer)?.results;
      if (results?.length !== batch.length) return undefined;
      const origins = headers.get(HIDDEN_PICTURES)?.split(' ') ?? [];
      return { results, origins };
    });
    progress.end();
    if (outcome.kind === 'acknowledged') {
      io.onTaken?.(batch.length);
      const { results, origins } = outcome.value;
      for (const origin of origins) hidden.add(origin);
      for (const { id, outcome: of } of results) {
        if (of === 'unknown') unknown.push(id);
        else counts[of] += 1;
      }
      continue;
    }
    if (isMissing(outcome)) return { ...reported(), isLeftOut: true };
    const wrong = refusedOf(outcome, batch);
    if (wrong.length > 0) {
      refused.push(...wrong);
      const ids = new Set(wrong.map(({ id }) => id));
      const rest = batch.filter(({ id }) => !ids.has(id));
      counts.sent -= rest.length;
      counts.rejected += batch.length - rest.length;
      if (rest.length > 0) batches.unshift(rest);
      continue;
    }
    counts.unacknowledged += batch.length;
    return { ...reported(), failure: gaveUp(outcome, client.to) };
  }
  return reported();
}

/** Returns the content of a request that a refusal names as faulty; empty for other refusals. */
function refusedOf(outcome: PostFailure, batch: readonly Content[]): RefusedContent[] {
  const faults = outcome.kind === 'refused' ? (outcome.faults ?? []) : [];
  return faults.flatMap(({ path, message }) => {
    const [, at, member = ''] = /^content\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
    const id = at === undefined ? undefined : batch[Number(at)]?.id;
    return id === undefined ? [] : [{ id, member, message }];
  });
}
