import {
  PUBLISHED_PAGE,
  publishedResponseSchema,
  type PublishedRequest,
} from '../protocol/content.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { gaveUp } from './outcome-text.ts';
import { readAs } from './signed-client.ts';

/**
 * Returns the ids of all articles, videos and playlists that a source has published, or why the
 * request failed.
 */
export async function listPublished(
  { source, target }: { source: string; target: Target },
  io: CommandIo,
): Promise<{ ids: string[] } | { failure: string }> {
  const { client, progress } = createCommandClient(target, io);
  const ids: string[] = [];
  for (;;) {
    const after = ids.at(-1);
    const request: PublishedRequest = { source, ...(after !== undefined && { after }) };
    const read = readAs(publishedResponseSchema);
    const outcome = await client.post('/ingest/v1/content/published', request, read);
    progress.end();
    if (outcome.kind !== 'acknowledged') return { failure: gaveUp(outcome, client.to) };
    ids.push(...outcome.value.ids);
    if (outcome.value.ids.length < PUBLISHED_PAGE) return { ids };
  }
}
