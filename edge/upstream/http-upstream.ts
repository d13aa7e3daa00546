import type { Upstream } from './call.ts';

/** An operator's own API at `url`, http or https; throws for anything else. */
export function httpUpstream(url: string): Upstream {
  const base = new URL(url);
  if (!/^https?:$/.test(base.protocol)) throw new Error('An upstream takes an http or https URL');
  return {
    base,
    send: async (request, signal) => {
      if (new URL(request.url).origin !== base.origin)
        throw new Error('A call may not leave its upstream');
      return fetch(request, { signal });
    },
  };
}
