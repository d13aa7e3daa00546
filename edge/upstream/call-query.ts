import type { ApiCall } from '../contracts/api-call.ts';
import { isInPath } from '../contracts/call-address.ts';

/**
 * Returns the members of a request's query that its call has, with the `?`, or ''. Others, such as a partner's key,
 * do not reach the API, which may refuse a call for them.
 */
export function callQuery(call: ApiCall, search: string): string {
  const known = new Set(Object.keys(call.input.entries));
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const isOfQuery = known.has(name) && name !== 'body' && !isInPath(call, name);
    if (isOfQuery && !query.has(name)) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
