import type { RouterContextProvider } from 'react-router';

/**
 * Returns a cache of calls for the loaders of one page: they run in parallel, and a screen's layout
 * and content share some calls.
 */
export function requestCache<Value>(): (
  context: Readonly<RouterContextProvider>,
  key: string,
  call: () => Promise<Value>,
) => Promise<Value> {
  const pages = new WeakMap<object, Map<string, Promise<Value>>>();
  return (context, key, call) => {
    const calls = pages.get(context) ?? new Map<string, Promise<Value>>();
    pages.set(context, calls);
    const answer = calls.get(key) ?? call();
    calls.set(key, answer);
    return answer;
  };
}
