import * as v from 'valibot';
import { contentResponseSchema, type Content, type ContentRequest } from '../protocol/content.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { contentBatches } from './content-batches.ts';
import { noCounts, type Counts } from './counts.ts';
import { describeFailure } from './outcome-text.ts';
import { createProgress } from './progress.ts';
import type { PostFailure } from './signed-client.ts';

export interface RefusedContent {
  id: string;
  /** Faulty member: 'stream', 'captions.en'. */
  member: string;
  message: string;
}

export interface ContentReport {
  counts: Counts;
  /** Ids of withdrawn content that was never there. */
  unknown: string[];
  /** Refused content, and why: the rest was sent. */
  refused: RefusedContent[];
  /** Why sending ended early. */
  failure?: string;
  /** The server has no such call: it only has rooms. */
  isLeftOut?: true;
}

/**
 * Publishes content in as many requests as it needs, until one fails. If the server refuses a
 * request for faulty content, it resends the rest.
 */
export async function sendContent(
  all: Iterable<Content>,
  { target, ...sender }: Omit<ContentRequest, 'content'> & { target: Target },
  io: CommandIo,
): Promise<ContentReport> {
  const progress = createProgress(io.stderr);
  const client = createCommandClient(target, progress, io.signal);
  const counts = noCounts();
  const unknown: string[] = [];
  const refused: RefusedContent[] = [];
  const batches = [...contentBatches(all)];
  for (let content = batches.shift(); content; content = batches.shift()) {
    if (io.signal.aborted) break;
    const batch = content;
    counts.sent += batch.length;
    const request = { ...sender, content: batch } satisfies ContentRequest;
    const outcome = await client.post('/ingest/v1/content', request, (answer) => {
      const parsed = v.safeParse(contentResponseSchema, answer);
      return parsed.success && parsed.output.results.length === batch.length
        ? parsed.output.results
        : undefined;
    });
    progress.end();
    if (outcome.kind === 'acknowledged') {
      for (const { id, outcome: reported } of outcome.value) {
        if (reported === 'unknown') unknown.push(id);
        else counts[reported] += 1;
      }
      continue;
    }
    if (outcome.kind === 'refused' && outcome.status === 404)
      return { counts, unknown, refused, isLeftOut: true };
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
    return { counts, unknown, refused, failure: `Gave up: ${describeFailure(outcome, client.to)}` };
  }
  return { counts, unknown, refused };
}

/** Returns a request's content that a refusal names; empty for other refusals. */
function refusedOf(outcome: PostFailure, batch: readonly Content[]): RefusedContent[] {
  const faults = outcome.kind === 'refused' ? (outcome.faults ?? []) : [];
  return faults.flatMap(({ path, message }) => {
    const [, at, member = ''] = /^content\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
    const id = at === undefined ? undefined : batch[Number(at)]?.id;
    return id === undefined ? [] : [{ id, member, message }];
  });
}
