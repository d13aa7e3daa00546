import { data, type RouterContextProvider } from 'react-router';
import { loaderContextOf, type LoaderContext } from '../api/loader-context.server.ts';
import type { EventDetail } from '../../edge/contracts/event.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { settle, statusOf, type Settled } from '../api/settled.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { isUnsettled } from '../domain/is-unsettled.ts';
import { cachedEvent } from './cached-event.server.ts';
import { AHEAD, type TabData } from './tab-data.ts';

/**
 * Loads a tab's data. On failure, the tab shows the reason, and a page requested with this tab has
 * the failure's status. The rest of the match's page stays.
 */
export async function loadTab<Value>(
  { context, request, url, params }: TabRequest,
  read: (loaderContext: LoaderContext, signal: AbortSignal) => Promise<Value | null>,
) {
  const loaderContext = loaderContextOf(context, request);
  const { signal } = request;
  if (loaderContext.api.delay && !ASKED.some((name) => url.searchParams.has(name))) {
    const event = cachedEvent(context, loaderContext, { id: params.matchId, signal });
    if (await mayBeNew(event, loaderContext)) return data(HELD, { status: 200 });
  }
  const answer = await settle(read(loaderContext, signal));
  return data(tabData(answer), { status: statusOf(answer) });
}

interface TabRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { matchId: string };
}

/**
 * Query parameters of requests that the server never holds back. The page itself delays the
 * response to `AHEAD`; pages from a `flag` on are older than the shown ones.
 */
const ASKED = [AHEAD, 'flag'];
const HELD: TabData<never> = { kind: 'held' };

/**
 * Whether data about a match may be newer than the visitor's delay allows: the match is in play,
 * has just ended, or could not be loaded.
 */
export async function mayBeNew(
  event: Promise<EventDetail | null>,
  { edge }: LoaderContext,
): Promise<boolean> {
  const known = await orNullWhenFailed(event);
  const match = known && parseEvent(known.event, known.league.leagueName);
  return !match || isUnsettled(match, edge.now);
}

function tabData<Value>(answer: Settled<Value | null>): TabData<Value> {
  if (answer.kind === 'failed') return answer;
  const { value } = answer;
  return value === null ? { kind: 'empty' } : { kind: 'loaded', value };
}
