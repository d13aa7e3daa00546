import type { RouterContextProvider } from 'react-router';

/**
 * A call that all loaders of one page share: they run side by side, and a
 * screen's layout and its content ask for some of the same.
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
