import { data, type RouterContextProvider } from 'react-router';
import { loaderContextOf, type LoaderContext } from '../api/loader-context.server.ts';
import { settle, statusOf, type Settled } from '../api/settled.ts';
import type { TabData } from './tab-body.tsx';

/**
 * Loads a tab. On failure, the tab says so in its place, and a page requested with it has that
 * status: the match itself stays.
 */
export async function loadTab<Value>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  read: (loaderContext: LoaderContext, signal: AbortSignal) => Promise<Value | null>,
) {
  const answer = await settle(read(loaderContextOf(context, request), request.signal));
  return data(tabData(answer), { status: statusOf(answer) });
}

function tabData<Value>(answer: Settled<Value | null>): TabData<Value> {
  if (answer.kind === 'failed') return answer;
  const { value } = answer;
  return value === null ? { kind: 'empty' } : { kind: 'loaded', value };
}
