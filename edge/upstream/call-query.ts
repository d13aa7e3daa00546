import type { ApiCall } from '../contracts/api-call.ts';

/**
 * Returns the query of a request that its call has, with its `?`, or ''. Other members, such as a partner's key, do
 * not reach the API, which may refuse a call for them.
 */
export function callQuery(call: ApiCall | undefined, search: string): string {
  if (!call || search === '') return '';
  const known = new Set(Object.keys(call.input.entries));
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const isOfQuery = known.has(name) && name !== 'body' && !call.path.includes(`{${name}}`);
    if (isOfQuery && !query.has(name)) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
