import * as v from 'valibot';
import {
  PUBLISHED_PAGE,
  publishedResponseSchema,
  type PublishedRequest,
} from '../protocol/content.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { describeFailure } from './outcome-text.ts';
import { createProgress } from './progress.ts';

/**
 * Returns the ids of all articles, videos and playlists that a source has published, or a failure.
 */
export async function listPublished(
  { source, target }: { source: string; target: Target },
  io: CommandIo,
): Promise<{ ids: string[] } | { failure: string }> {
  const progress = createProgress(io.stderr);
  const client = createCommandClient(target, progress, io.signal);
  const ids: string[] = [];
  for (;;) {
    const after = ids.at(-1);
    const request: PublishedRequest = { source, ...(after !== undefined && { after }) };
    const outcome = await client.post('/ingest/v1/content/published', request, (answer) => {
      const parsed = v.safeParse(publishedResponseSchema, answer);
      return parsed.success ? parsed.output.ids : undefined;
    });
    progress.end();
    if (outcome.kind !== 'acknowledged')
      return { failure: `Gave up: ${describeFailure(outcome, client.to)}` };
    ids.push(...outcome.value);
    if (outcome.value.length < PUBLISHED_PAGE) return { ids };
  }
}
