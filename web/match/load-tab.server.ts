import { data, type RouterContextProvider } from 'react-router';
import { loading, type Loading } from '../api/load-api.server.ts';
import { failedBy } from '../api/part.ts';
import type { TabData } from './tab-data.ts';

/**
 * What a tab shows. A tab that could not be loaded says so in its place, and
 * by the status of a page that is asked for with it: the match itself stands.
 */
export async function loadTab<Value>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  read: (asked: Loading, signal: AbortSignal) => Promise<Value | null>,
) {
  const answer = await settle(read(loading(context, request), request.signal));
  return data(answer, { status: answer.kind === 'failed' ? answer.status : 200 });
}

async function settle<Value>(reading: Promise<Value | null>): Promise<TabData<Value>> {
  try {
    const value = await reading;
    return value === null ? { kind: 'empty' } : { kind: 'loaded', value };
  } catch (error) {
    return failedBy(error);
  }
}
