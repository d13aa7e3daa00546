import { data, type RouterContextProvider } from 'react-router';
import { loaderContextOf, type LoaderContext } from '../api/loader-context.server.ts';
import { settle, statusOf, type Settled } from '../api/settled.ts';
import type { TabData } from './tab-body.tsx';

/**
 * What a tab shows. A tab that could not be loaded says so in its place, and
 * by the status of a page that is asked for with it: the match itself stands.
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
