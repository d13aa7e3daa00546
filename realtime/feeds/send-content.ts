import * as v from 'valibot';
import { contentResponseSchema, type Content, type ContentRequest } from '../protocol/content.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { contentBatches } from './content-batches.ts';
import { noCounts, type Counts } from './counts.ts';
import { describeFailure } from './outcome-text.ts';
import { createProgress } from './progress.ts';

export interface ContentReport {
  counts: Counts;
  /** Ids of what was to be withdrawn and was never there. */
  unknown: string[];
  /** Why not all of it was sent. */
  failure?: string;
  /** The server has no such call: it is of rooms alone. */
  isLeftOut?: true;
}

/** Publishes content, in as many requests as it needs, until one fails. */
export async function sendContent(
  all: Iterable<Content>,
  { target, ...sender }: Omit<ContentRequest, 'content'> & { target: Target },
  io: CommandIo,
): Promise<ContentReport> {
  const progress = createProgress(io.stderr);
  const client = createCommandClient(target, progress, io.signal);
  const counts = noCounts();
  const unknown: string[] = [];
  for (const content of contentBatches(all)) {
    if (io.signal.aborted) break;
    counts.sent += content.length;
    const request = { ...sender, content } satisfies ContentRequest;
    const outcome = await client.post('/ingest/v1/content', request, (answer) => {
      const parsed = v.safeParse(contentResponseSchema, answer);
      return parsed.success && parsed.output.results.length === content.length
        ? parsed.output.results
        : undefined;
    });
    progress.end();
    if (outcome.kind === 'acknowledged') {
      for (const { id, outcome: told } of outcome.value) {
        if (told === 'unknown') unknown.push(id);
        else counts[told] += 1;
      }
      continue;
    }
    if (outcome.kind === 'refused' && outcome.status === 404)
      return { counts, unknown, isLeftOut: true };
    counts.unacknowledged += content.length;
    return { counts, unknown, failure: `Gave up: ${describeFailure(outcome, client.to)}` };
  }
  return { counts, unknown };
}
