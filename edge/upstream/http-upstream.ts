import { secretValues } from '../../realtime/protocol/secret-values.ts';
import type { Upstream } from './call.ts';
import { EDGE_KEY } from './edge-headers.ts';

/**
 * Returns an operator's own API at `url`; throws if the URL is neither http nor https. `key` is the
 * secret by which that API recognises the edge, undefined if unset.
 */
export function httpUpstream(url: string, key: string | undefined): Upstream {
  const base = new URL(url);
  const [used] = secretValues(key);
  if (!/^https?:$/.test(base.protocol)) throw new Error('An upstream takes an http or https URL');
  return {
    base,
    isOutside: true,
    send: async (request, signal) => {
      if (new URL(request.url).origin !== base.origin)
        throw new Error('A call may not leave its upstream');
      if (used) request.headers.set(EDGE_KEY, used);
      return fetch(request, { signal });
    },
  };
}
