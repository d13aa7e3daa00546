import type { Filters } from './config.ts';
import { getWithKey } from './http.ts';
import { JsonSplitter } from './split-json.ts';
import type { Timing } from './timing.ts';

export interface PushStreamOptions {
  url: string;
  apiKey: string;
  filters: Filters;
  timing: Pick<Timing, 'connect' | 'silence'>;
  signal: AbortSignal;
}

/**
 * Opens the stream and yields the text of each message, including heartbeats, until the server ends
 * the stream. Throws if the stream breaks off or times out. Calls `opened` when the server has
 * accepted the subscription.
 */
export async function* readPushStream(
  { url, apiKey, filters, timing, signal }: PushStreamOptions,
  opened: () => void,
): AsyncGenerator<string> {
  const watch = new AbortController();
  const stop = () => watch.abort();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(() => watch.abort(new Error('no answer in time')), timing.connect);
  try {
    const response = await getWithKey(subscription(url, filters), apiKey, watch.signal);
    opened();
    const splitter = new JsonSplitter();
    const decoder = new TextDecoder();
    const awaitLife = () =>
      setTimeout(() => watch.abort(new Error('the stream is silent')), timing.silence);
    clearTimeout(timer);
    timer = awaitLife();
    for await (const chunk of response.body ?? []) {
      clearTimeout(timer);
      timer = awaitLife();
      yield* splitter.push(decoder.decode(chunk, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    // Closes the connection if the reader leaves early.
    watch.abort();
  }
}

/** Returns the URL of the subscription; commas separate the values of a filter. */
function subscription(url: string, { competitions, seasons, sportEvents }: Filters): URL {
  const address = new URL(url);
  address.searchParams.set('format', 'json');
  const filters = { competition_id: competitions, season_id: seasons, sport_event_id: sportEvents };
  for (const [name, ids] of Object.entries(filters))
    if (ids.length > 0) address.searchParams.set(name, ids.join(','));
  return address;
}
