import type { Upstream } from './call.ts';
import { EDGE_KEY } from './edge-headers.ts';

/**
 * Returns an operator's own API at `url`, http or https; throws for anything else. `key` is the secret
 * by which that API knows the edge, undefined where none is set.
 */
export function httpUpstream(url: string, key: string | undefined): Upstream {
  const base = new URL(url);
  if (!/^https?:$/.test(base.protocol)) throw new Error('An upstream takes an http or https URL');
  return {
    base,
    send: async (request, signal) => {
      if (new URL(request.url).origin !== base.origin)
        throw new Error('A call may not leave its upstream');
      if (key) request.headers.set(EDGE_KEY, key);
      return fetch(request, { signal });
    },
  };
}
